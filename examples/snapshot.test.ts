// Did the navigation change? The accepted one is two files in __snapshots__: a change shows in review, line by line.
//
// Copy this file into a docs repository, with its own folder in place of examples/acme. After a change that is meant,
// `npx vitest run --update` accepts it. docs/snapshots.md shows what such a change looks like.
import { compileNavigation } from "navc";
import { expect, test } from "vitest";
import "navc/vitest";

test("the navigation is the one that was accepted", async () => {
  const { navigation, diagnostics } = await compileNavigation({ root: "examples/acme", discover: true });
  // Soft: a page that was renamed shows what changed for readers, and then its error.
  await expect.soft(navigation).toMatchNavigation("acme");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, file, range, message }) => `${code} ${file}:${range.start.line} ${message}`)).toEqual([]);
});
