// Does the conformance suite say how far another program reads docs.json as the contract says?
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conformanceCases, conformanceTable, tryCase, type ConformanceResult } from "../scripts/conformance.mjs";
import { builtPackage } from "./examples/built-package.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-conformance-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function resultsOf(command: string): Promise<readonly ConformanceResult[]> {
  return await Promise.all(conformanceCases("§2.10").map((each) => tryCase(each, command)));
}

/** A program that prints the accepted outline of a case as `change` leaves it. */
function otherProgram(name: string, change: string): string {
  const file = join(folder, `${name}.mjs`);
  const read =
    'import { readFileSync } from "node:fs";\nlet text = readFileSync(process.env.CASE + "/expected/tree.txt", "utf8");';
  writeFileSync(file, `${read}\n${change}\nprocess.stdout.write(text);\n`);
  return `${process.execPath} ${file} {input}`;
}

test("navc prints the tree of each case of a clause, as the page of the suite shows", async () => {
  const table = conformanceTable(
    await resultsOf(`${process.execPath} ${builtPackage().dist("cli/bin.js")} tree {input}`),
  );
  expect(readFileSync("fixtures/README.md", "utf8")).toContain(table);
});

test("other labels are another tree with the same addresses", async () => {
  const results = await resultsOf(otherProgram("labels", 'text = text.replaceAll("page ", "p ");'));
  expect(conformanceTable(results)).toMatch(/^\| all \| 7 \| 0 \| 7 \|$/m);
});

test("an address that is lost is another navigation", async () => {
  const results = await resultsOf(otherProgram("lost", 'text = text.replace(/ {2}\\/\\S*/, "");'));
  expect(conformanceTable(results)).toMatch(/^\| all \| 7 \| 0 \| 0 \|$/m);
});

test("a program that is not there has no case, and the others go on", async () => {
  expect(conformanceTable(await resultsOf("navc-that-is-not-there {input}"))).toMatch(/^\| all \| 7 \| 0 \| 0 \|$/m);
});
