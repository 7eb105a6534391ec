// Is what was read of bodies kept for the next run, and only for the same program and texts?
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";
import { bodyStore } from "../../../src/project/kept-bodies/body-store.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "navc-bodies-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const body = readBody('# A\n\n[b](/b) <Card title="x" />\n\n{', 0);
const other = readBody("other", 0);

function open(version = "1"): ReturnType<typeof bodyStore> {
  return bodyStore(folder, tmpdir(), version);
}

function file(): string {
  return join(folder, readdirSync(folder)[0]!);
}

test("the next run finds what this one has read", () => {
  open().keep(new Map([["a", body]]));
  expect(open().find("a")).toEqual(body);
  expect(open().find("b")).toBeUndefined();
});

test("each of many bodies is found", () => {
  const bodies = new Map(Array.from({ length: 1000 }, (_, at) => [`hash${at}`, readBody(`[b](/page${at})`, 0)]));
  open().keep(bodies);
  const next = open();
  expect(new Map([...bodies.keys()].map((hash) => [hash, next.find(hash)]))).toEqual(bodies);
});

test("what a run did not ask for is dropped, and nothing is written when all is the same", () => {
  open().keep(
    new Map([
      ["a", body],
      ["b", other],
    ]),
  );
  const before = statSync(file()).ino;
  const same = open();
  same.keep(
    new Map([
      ["b", same.find("b")!],
      ["a", same.find("a")!],
    ]),
  );
  expect(statSync(file()).ino).toBe(before);
  open().keep(new Map([["b", other]]));
  expect(open().find("a")).toBeUndefined();
  expect(open().find("b")).toEqual(other);
});

test("another version of the program finds nothing", () => {
  open().keep(new Map([["a", body]]));
  expect(open("2").find("a")).toBeUndefined();
});

test.each([
  ["a line was added", (text: string) => `${text}\na {}`],
  ["a place was changed", (text: string) => text.replace('"start":', '"start":1')],
  ["it was cut", (text: string) => text.slice(0, -1)],
  ["it is empty", () => ""],
])("nothing is found where %s", (_name, damage) => {
  open().keep(new Map([["a", body]]));
  writeFileSync(file(), damage(readFileSync(file(), "utf8")));
  expect(open().find("a")).toBeUndefined();
});

test("nothing is kept where others can write", () => {
  chmodSync(folder, 0o777);
  open().keep(new Map([["a", body]]));
  expect(readdirSync(folder)).toEqual([]);
  chmodSync(folder, 0o700);
  open().keep(new Map([["a", body]]));
  chmodSync(folder, 0o777);
  expect(open().find("a")).toBeUndefined();
});
