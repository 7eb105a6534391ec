// Is the name of each edition's file safe, and its own?
import { basename } from "node:path";
import { expect, test } from "vitest";
import { editionFile, editionFileForm } from "../../../src/outputs/split/edition-file.ts";

test("an id that is a name on every file system is the name", () => {
  expect(editionFile("en@v2.1")).toBe("editions/en@v2.1.json");
  expect(editionFile("@v1")).toBe("editions/@v1.json");
  expect(editionFile("main")).toBe("editions/main.json");
});

const hostile = [
  "",
  ".",
  "..",
  "../..",
  "../../etc/passwd",
  "/etc/passwd",
  "C:\\x",
  "CON",
  "con",
  "con.v1",
  "aux",
  "Nul@v1",
  "LPT1.txt",
  "en@v1.",
  "en@v1 ",
  "EN@v1",
  "en@V1",
  "en@v1/2",
  "en@v1-2",
  "en@v1?2",
  "en@v1\u0000",
  "日本",
  "日本語",
  "\u202E",
  "\uD800",
  "\uD801",
  "é",
  "e\u0301",
  "x".repeat(5000),
  "x".repeat(5001),
  "index",
  "index.json",
];

test("every other id has a safe name, which no other id has, and which does not change", () => {
  const names = hostile.map(editionFile);
  for (const name of names) {
    expect(name).toMatch(editionFileForm);
    expect(basename(name)).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
    expect(name).toMatch(/^editions\/[^/\\]+[a-z0-9]\.json$/);
  }
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(hostile.length);
  expect(editionFile("EN@v1")).toBe("editions/en@v1-39552f043f7960a1.json");
});

test("what no name can have is one hyphen in it, and not at its beginning", () => {
  expect(editionFile("* En  V1")).toMatch(/^editions\/en-v1-[0-9a-f]{16}\.json$/);
});

test("an id that is the name of another edition's file has a name of its own", () => {
  const name = basename(editionFile("EN@v1"), ".json");
  expect(editionFile(name)).not.toBe(editionFile("EN@v1"));
});
