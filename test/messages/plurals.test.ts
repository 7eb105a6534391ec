// Does a count of one have a noun for one?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Every text that navc prints for a fixture, a document or a reporter. */
const printed = [
  ...texts("fixtures", /expected.(?:diagnostics|tree)\.txt$/),
  ...texts("docs/reference/diagnostics", /\.md$/),
  ...texts("test/printed", /\.(?:txt|md)$/),
];
/** Words that end in an s and are about one. */
const singular = new Set([
  "is",
  "has",
  "this",
  "address",
  "alias",
  "class",
  "guess",
  "needs",
  "leads",
  "lacks",
  "lists",
]);
const plural = /(?<![\w.,:/#-])1 (?:more |other |new )?([a-z]+s)\b/g;

test("there are texts with one of something", () => {
  expect(printed.length).toBeGreaterThan(200);
  expect(printed.filter(({ text }) => /\b1 (?:address|page|error|warning)\b/.test(text)).length).toBeGreaterThan(10);
});

test("the plural is found where it is wrong", () => {
  expect(pluralsIn("1 problems, 1 address, 11 errors, 1 more pages")).toEqual(["problems", "pages"]);
});

test("no text says 1 problems", () => {
  expect(printed.flatMap(({ file, text }) => pluralsIn(text).map((word) => `${file}: 1 ${word}`))).toEqual([]);
});

function pluralsIn(text: string): readonly string[] {
  return [...text.matchAll(plural)].map(([, word = ""]) => word).filter((word) => !singular.has(word));
}

function texts(folder: string, name: RegExp): readonly { readonly file: string; readonly text: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => name.test(file));
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}
