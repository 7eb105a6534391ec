// Which options can't be used with navc check --watch?
import { expect, test } from "vitest";
import type { CommandContext } from "../../../../src/tools/cli/command-context.ts";
import type { CheckCommandOptions } from "../../../../src/tools/cli/check/print-check.ts";
import { watchCheck } from "../../../../src/tools/cli/check/watch-check.ts";

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
