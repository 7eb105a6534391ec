// Is it said once which names are hidden, and do all who ask get the same answer? (D429)
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { unpublishedReason } from "../../../src/compiler/contract/published-file.ts";
import { hiddenPart, isHiddenPath, isUnlistedPath } from "../../../src/compiler/text/hidden-path.ts";
import { isHiddenFile } from "../../../src/project/import/hidden-files.ts";

test.each<readonly [path: string, hidden: string | undefined, isUnlisted: boolean]>([
  [".env", ".env", true],
  ["a/.git/config", "a/.git", true],
  ["a/.b/.c", "a/.b", true],
  ["a/...", "a/...", true],
  ["a/..b/c", "a/..b", true],
  ["node_modules/p/a.mdx", undefined, true],
  ["a/node_modules", undefined, true],
  ["node_modules.mdx", undefined, false],
  // These are steps and no names; a listing of a site has none of them.
  ["../a.mdx", undefined, true],
  ["./a.mdx", undefined, true],
  ["a.b/c.mdx", undefined, false],
  ["a/b", undefined, false],
  ["", undefined, false],
])("%s: the hidden part is %s, out of listings: %s", (path, hidden, isUnlisted) => {
  expect([hiddenPart(path), isUnlistedPath(path)]).toEqual([hidden, isUnlisted]);
  const isHidden = hidden !== undefined;
  expect([isHiddenPath(path), isHiddenFile(path), unpublishedReason(path, true) !== undefined]).toEqual(
    Array(3).fill(isHidden),
  );
});

/** What compares a name, and no address such as `./a`, with these. */
const ownRule = /\bname\.startsWith\("\."\)|[!=]== "node_modules"|\/\^\\\.\(\?!/;

test("no other file has a rule of its own for such names", () => {
  const source = resolve(import.meta.dirname, "../../../src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const judging = files.filter((file) => ownRule.test(readFileSync(join(source, file), "utf8")));
  expect(judging).toEqual([join("compiler", "text", "hidden-path.ts")]);
});
