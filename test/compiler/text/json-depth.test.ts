// Is a text that nests without end refused before it is parsed?
import { expect, test, vi } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { parseJson } from "../../../src/compiler/text/json-text.ts";

test.each([
  ["lists", "[".repeat(300_000), 250_000],
  ["objects", '{"a":'.repeat(300_000), 1_250_000],
  ["closed lists", "[".repeat(250_001) + "]".repeat(250_001), 250_000],
])("%s more than 250,000 levels deep are refused, and never given to the parser", (_, text, start) => {
  const parse = vi.spyOn(JSON, "parse");
  const { value, problems } = parseJson(text, { depth: 100 });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    { problem: "its lists and objects are more than 250,000 levels deep", refused: true, start, end: start + 1 },
  ]);
});

test("many brackets that nest less are read, as are those in strings", () => {
  for (const value of [Array.from({ length: 300_000 }, () => []), "[".repeat(300_000), ['\\"[[{{'.repeat(100_000)]])
    expect(parseJson(JSON.stringify(value), { depth: 100 })).toMatchObject({ value, problems: [] });
});

test("docs.json as such a text is reported as that", async () => {
  const { diagnostics } = await compileNavigation({ host: memoryHost({ "docs.json": "[".repeat(300_000) }) });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "docs.json is not read: its lists and objects are more than 250,000 levels deep.",
  ]);
});

test.each([0, 1, 2])("a limit of %s levels says what it leaves out", async (depth) => {
  const docs = JSON.stringify({ name: "Acme", navigation: { groups: [{ group: "A", pages: ["a"] }] } });
  const host = memoryHost({ "docs.json": docs, "a.mdx": "---\ntitle: A\n---\n" });
  const { diagnostics } = await compileNavigation({ host, limits: { depth } });
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    `limit-exceeded The nesting of docs.json is over the limit of ${depth} levels, and what is over it is left out. If that size is intended, raise the limit "depth".`,
  ]);
});
