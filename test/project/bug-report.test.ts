// Does the report of a bug in navc lead to the line in the sources?
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bugReport } from "../../src/project/bug-report.ts";
import { builtPackage } from "../examples/built-package.ts";

const program = builtPackage().dist("cli/bin.js");

/** A place in a function of a chunk that the program loads. */
const place = ((): string => {
  const chunks = [...readFileSync(program, "utf8").matchAll(/"\.\.\/(chunks\/[^"]+)"/g)].map(([, chunk = ""]) => chunk);
  for (const chunk of chunks) {
    const file = builtPackage().dist(chunk);
    const line = readFileSync(file, "utf8")
      .split("\n")
      .findIndex((text) => text.startsWith("async function "));
    if (line >= 0) return `${pathToFileURL(file).href}:${line + 1}:16`;
  }
  throw new Error(`no chunk that ${program} loads has a function`);
})();

function failure(at: string): Error {
  const error = new Error("no such thing");
  error.stack = `Error: no such thing\n    at main (${at})`;
  return error;
}

test("a place in a bundle is one in the sources", () => {
  expect(bugReport(failure(place))).toMatch(/at main \(\S*src\/[a-z/-]+\.ts:\d+:\d+\)/);
});

test("a place in a file without a source map stays", () => {
  const other = place.replace(/[^/]+\.js/, "absent.js");
  expect(bugReport(failure(other))).toContain(other);
});

test("a place in a package that a bundle contains stays, and is not taken for one in the sources", () => {
  const file = builtPackage().dist("chunks/start.js");
  const lines = readFileSync(file, "utf8").split("\n");
  const inPackage = lines.findIndex((line, index) => line.includes("throw new") && isInPackage(lines, index));
  const at = `${pathToFileURL(file).href}:${inPackage + 1}:${lines[inPackage]!.indexOf("throw") + 1}`;
  expect(bugReport(failure(at))).toContain(at);
});

/** Above each module its path is written. */
function isInPackage(lines: readonly string[], index: number): boolean {
  return (
    lines
      .slice(0, index)
      .findLast((line) => /^\/\/ .*\.[cm]?[jt]s$/.test(line))
      ?.includes("node_modules/") === true
  );
}

test("what is no error is printed as it is", () => {
  expect(bugReport("thrown")).toContain("\nthrown\n");
});
