// Is each promise of SECURITY.md held by tests that are there?
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("SECURITY.md", "utf8");
const rows = [...text.matchAll(/^\| (?!hazard\b)(.+?) \| (.+) \| (.+) \|$/gm)].map(
  ([, hazard = "", promise = "", tests = ""]) => ({ hazard, promise, tests }),
);

const filesIn = (prose: string): readonly string[] =>
  [...prose.matchAll(/`((?:test|bench|scripts|src)\/[^`]+)`/g)].map(([, file = ""]) => file);

test("every file that it names exists", () => {
  expect(filesIn(text).length).toBeGreaterThan(10);
  expect(filesIn(text).filter((file) => !existsSync(file))).toEqual([]);
});

test.each(rows)("$hazard: a promise, and a test that holds it", ({ promise, tests }) => {
  expect(promise).toMatch(/\.$/);
  const held = filesIn(tests).filter((file) => /\.test\.ts$|\.mjs$/.test(file));
  expect(held).not.toEqual([]);
});
