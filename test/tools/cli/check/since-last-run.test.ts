// Are the new problems counted, and the fixed ones?
import { expect, test } from "vitest";
import { sinceLastRun } from "../../../../src/tools/cli/check/since-last-run.ts";
import { madeDiagnostic } from "../../../support/made-diagnostic.ts";

const [a, b, c] = ["a", "b", "c"].map((subject) => madeDiagnostic({ subject })) as [never, never, never];

test.each([
  [[], [], "the same problems as in the last run"],
  [[a, b], [b, a], "the same problems as in the last run"],
  [[a], [a, b], "1 new problem since the last run"],
  [[a], [a, a, b], "2 new problems since the last run"],
  [[a, b], [], "2 fixed since the last run"],
  [[a, b], [b, c], "1 new problem, 1 fixed since the last run"],
])("case %#", (before, after, words) => {
  expect(sinceLastRun(before, after)).toBe(words);
});
