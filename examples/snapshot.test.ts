// Did the navigation change? The outline of a site is kept as a snapshot: a change shows in review, line by line.
//
// Copy this file into a docs repository, with its own folder in place of examples/acme. After a change that is meant,
// `npx vitest run --update` writes the new snapshot. docs/snapshots.md shows what such a change looks like.
import { compileNavigation, outline } from "navc";
import { expect, test } from "vitest";

test("the navigation is the one that was accepted", async () => {
  const { navigation, ok } = await compileNavigation({ root: "examples/acme" });
  expect(ok).toBe(true);
  await expect(navigation === null ? "" : outline(navigation)).toMatchFileSnapshot("acme.tree.txt");
});
