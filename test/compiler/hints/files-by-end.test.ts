// Which file's path has the longest end in common with another path?
import fc from "fast-check";
import { expect, test } from "vitest";
import { filesByEnd } from "../../../src/compiler/hints/files-by-end.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const segment = fc.constantFrom("a", "B", "b", "ab", "a-b", "");
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join("/"));

test("the look-up agrees with one that compares a path with every other", () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 8 }), path, (paths, wanted) => {
      expect(filesByEnd(paths)(wanted)?.path).toBe(slowly(paths, wanted));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

function slowly(paths: readonly string[], wanted: string): string | undefined {
  const common = paths.map((each) => commonEnd(each, wanted));
  const most = common.reduce((one, other) => Math.max(one, other), 0);
  const best = paths.filter((_, index) => common[index] === most);
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

function commonEnd(one: string, other: string): number {
  const [ends, others] = [one, other].map((each) => each.toLowerCase().split("/").toReversed()) as [string[], string[]];
  const differs = ends.findIndex((each, index) => each !== others[index]);
  return differs === -1 ? ends.length : differs;
}

test.each([
  ["x/setup", ["a/setup"], { path: "a/setup", common: 1, isOnlyOfName: true }],
  ["x/b/setup", ["a/setup", "a/b/setup"], { path: "a/b/setup", common: 2, isOnlyOfName: false }],
  ["x/setup", ["a/setup", "b/setup"], undefined],
  ["x/setup", ["a/setups"], undefined],
])("%s among %j", (wanted, paths, expected) => {
  expect(filesByEnd(paths)(wanted)).toEqual(expected);
});
