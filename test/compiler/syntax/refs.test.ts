// References are followed as far as they lead, and reported with what there is instead. (D21, D23)
import { expect, test } from "vitest";
import { readFiles } from "./read.ts";

test("files that unfold without end stop at a tenth of the values there may be, reported once", () => {
  const group = (next: string): string =>
    JSON.stringify({ group: "A", pages: Array.from({ length: 10 }, () => ({ $ref: next })) });
  const files = Object.fromEntries(
    Array.from({ length: 15 }, (_, number) => [`f${number}.json`, group(`f${number + 1}.json`)]),
  );
  const root = {
    "docs.json": '{"navigation":{"groups":[{"$ref":"f0.json"}]}}',
    "f15.json": '{"group":"Z","pages":["a"]}',
  };
  const { diagnostics } = readFiles({ ...root, ...files }, { nodes: 10_000 });
  expect(diagnostics.map(({ code }) => code)).toEqual(["limit-exceeded"]);
  expect(diagnostics[0]?.message).toContain('over the limit of 1000, a tenth of "nodes"');
});

const root = '{"navigation":{"groups":[{"$ref":"f0.json"}]}}';

/** Files that each name the next one some times; the last one lists a page. */
function chained(files: number, times: number): Readonly<Record<string, string>> {
  const group = (number: number): string => {
    const next = Array.from({ length: times }, () => ({ $ref: `f${number + 1}.json` }));
    return JSON.stringify({ group: `G${number}`, pages: number === files - 1 ? ["a"] : next });
  };
  return {
    "docs.json": root,
    ...Object.fromEntries(Array.from({ length: files }, (_, number) => [`f${number}.json`, group(number)])),
  };
}

// What is not known was once recorded for each of 2^17 places, with each of their divisions.
test.each([
  [18, 2],
  [18, 10],
  [40, 3],
])("a chain of %i files that each name the next one %i times is too long, reported once", (files, times) => {
  const { tree, diagnostics } = readFiles(chained(files, times), { nodes: 5_000_000 });
  expect(diagnostics.filter(({ message }) => message.includes("This chain")).length).toBe(1);
  expect(diagnostics.length).toBeLessThanOrEqual(2);
  expect(tree?.lost.length).toBeLessThan(16 * (times + 2));
  expect(tree?.unknown.length).toBeLessThan(16 * (times + 2));
});

test("a circle is reported once at each reference that closes it, however many ways lead there", () => {
  const all = Array.from({ length: 5 }, (_, number) => `f${number}.json`);
  const group = JSON.stringify({ group: "G", pages: all.map(($ref) => ({ $ref })) });
  const { diagnostics } = readFiles({ "docs.json": root, ...Object.fromEntries(all.map((file) => [file, group])) });
  // The first file is on every way, so its four references to others close none.
  expect(diagnostics.filter(({ code }) => code === "ref-cycle").length).toBe(21);
});

test("values of docs.json itself are bounded by the whole limit", () => {
  const navigation = { pages: Array.from({ length: 500 }, (_, number) => ({ group: `G${number}`, pages: ["a"] })) };
  const files = { "docs.json": JSON.stringify({ navigation }) };
  expect(readFiles(files, { nodes: 4000 }).codes).toEqual([]);
  expect(readFiles(files, { nodes: 1000 }).codes).toEqual(["limit-exceeded@1"]);
});

test.each([
  ["guid.json", "./guide.json"],
  ["old/guide.json", "./guide.json"],
  ["x.json", undefined],
  ["quite-other.json", undefined],
])("%s means %s", ($ref, meant) => {
  const files = { "guide.json": "{}", "y.json": "{}", "docs.json": JSON.stringify({ navigation: { $ref } }) };
  const { diagnostics } = readFiles(files);
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([["ref-not-found", meant]]);
});

test("a folder is reported as one", () => {
  const read = (files: Readonly<Record<string, string>>): string => readFiles(files).diagnostics[0]?.message ?? "";
  expect(read({ "docs.json/x": "" })).toMatch(/^docs\.json is a folder, so /);
  expect(read({ "docs.json": '{"navigation":{"$ref":"a.json"}}', "a.json/x": "" })).toContain("is a folder");
  expect(read({})).toMatch(/^There is no docs\.json in this folder/);
});

test("an empty list of specs is no fault: what is missing below it is still reported", () => {
  const read = (openapi: unknown): unknown =>
    readFiles({ "docs.json": JSON.stringify({ navigation: { openapi, pages: ["a"] } }) }).tree?.root.unread;
  expect(read([])).toBeUndefined();
  expect(read([4])).toEqual(new Set(["openapi"]));
});
