// Is each decision found by its number, and does each citation name one?
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decisionFiles, decisions } from "../support/decisions.ts";

/** Files of a folder and below it, without what is installed or written by tools. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes("node_modules"))
    .map((file) => join(folder, file));
}

test("the index has each decision once", async () => {
  const readme = readFileSync("docs/internals/decisions/README.md", "utf8");
  const introduction = readme.slice(0, readme.indexOf("| number |")).trimEnd();
  const rows = decisions.map(({ number, title, file }) => `| D${number} | ${title} | [${file}](${file}) |`);
  const index = `${introduction}\n\n| number | decision | file |\n|---|---|---|\n${rows.join("\n")}\n`;
  await expect(index).toMatchFileSnapshot("../../docs/internals/decisions/README.md");
});

test("no number is there twice", () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test("there is no second place for decisions", () => {
  expect(existsSync("docs/internals/decisions.md")).toBe(false);
});

test.each(decisionFiles)("$file has a title, decisions, and fewer than 250 lines", ({ text }) => {
  expect(text).toMatch(/^# \S.*\n\n## /);
  expect(text.split("\n").length).toBeLessThanOrEqual(250);
});

test("each decision that is cited exists", () => {
  const known = new Set(decisions.map(({ number }) => `D${number}`));
  const documents = [...readdirSync("."), ...filesBelow("docs")].filter((file) => file.endsWith(".md"));
  const sources = ["src", "test", "bench", "scripts"]
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file));
  const files = [...documents, ...sources, ...filesBelow("fixtures").filter((file) => file.endsWith("case.json"))];
  expect(files.length).toBeGreaterThan(1000);

  const lost = files.flatMap((file) => {
    const cited = [...readFileSync(file, "utf8").matchAll(/(?<![\w&#%-])D\d{1,3}(?![\w-])/g)].map(([number]) => number);
    return cited.filter((number) => !known.has(number)).map((number) => `${file}: ${number}`);
  });
  expect(lost).toEqual([]);
});

test("no page for users leads to decisions", () => {
  const pages = ["README.md", ...filesBelow("docs")].filter((file) => file.endsWith(".md"));
  const forUsers = pages.filter((file) => !/^docs\/(?:internals\/|reference\/contract\.md$)/.test(file));
  expect(forUsers.length).toBeGreaterThan(100);
  expect(forUsers.filter((file) => /\]\([^)]*decisions/.test(readFileSync(file, "utf8")))).toEqual([]);
});
