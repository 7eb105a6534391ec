// Which options can't be used with navc check --watch, and are the new problems counted, and the fixed ones?
import { expect, test } from "vitest";
import type { CommandContext } from "../../../../src/tools/cli/command-context.ts";
import type { CheckCommandOptions } from "../../../../src/tools/cli/check/print-check.ts";
import { sinceLastRun, watchCheck } from "../../../../src/tools/cli/check/watch-check.ts";
import { madeDiagnostic } from "../../../support/made-diagnostic.ts";

const context = { streams: { stdout: {}, stderr: {}, env: {} } } as unknown as CommandContext;

test.each<[Partial<CheckCommandOptions>, string]>([
  [{ reporter: "json" }, "--watch prints for people, not as --reporter json."],
  [{ fix: true }, "--watch only reports, so it can't be used with --fix."],
  [{ dryRun: true }, "--watch only reports, so it can't be used with --dry-run."],
  [{ updateBaseline: true }, "--watch only reports, so it can't be used with --update-baseline."],
  // Without one of them it looks for the docs folder.
  [{ fix: false }, "nowhere"],
])("%j", async (options, message) => {
  await expect(watchCheck("nowhere", { reporter: "pretty", ...options }, context, () => ({}))).rejects.toThrow(message);
});

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
