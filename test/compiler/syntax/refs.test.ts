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
