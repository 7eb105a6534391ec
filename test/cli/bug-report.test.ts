// Does the report of a bug in navc lead to the line in the sources?
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bugReport } from "../../src/cli/bug-report.ts";
import { builtPackage } from "../examples/built-package.ts";

/** A place in the chunk that every command loads. */
const place = `${pathToFileURL(builtPackage().dist("chunks/program.js")).href}:40:3`;

function failure(at: string): Error {
  const error = new Error("no such thing");
  error.stack = `Error: no such thing\n    at main (${at})`;
  return error;
}

test("a place in a bundle is one in the sources", () => {
  expect(bugReport(failure(place))).toMatch(/at main \(\S*src\/[a-z/-]+\.ts:\d+:\d+\)/);
});

test("a place in a file without a source map stays", () => {
  const other = place.replace("program.js", "absent.js");
  expect(bugReport(failure(other))).toContain(other);
});

test("what is no error is printed as it is", () => {
  expect(bugReport("thrown")).toContain("\nthrown\n");
});
