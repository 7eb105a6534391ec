// What becomes of the anchor of a link whose page is removed?
import { expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange, withFiles } from "./planned-change.ts";

const page = (...lines: readonly string[]): string => ["---", "title: T", "---", "", ...lines, ""].join("\n");
const texts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { pages: ["start", "orders", "refunds"] } }),
  "start.mdx": page(
    "[a](/orders#fees) [b](./orders?x=1#late%2Dfees) [c](/orders)",
    "[d](/orders#gone) [e](/orders#top)",
  ),
  "orders.mdx": page("## Fees", "", "## Late fees"),
  "refunds.mdx": page("## Late fees"),
};

test("it stays if the page that replaces it has it, and else the link is named", async () => {
  const plan = await plannedChange(texts, [{ kind: "remove", page: "orders", redirect: "refunds" }]);
  expect(plan.refusals).toEqual([]);
  expect(withFiles(texts, plan.files)["start.mdx"]).toBe(
    page("[a](/refunds) [b](/refunds?x=1#late%2Dfees) [c](/refunds)", "[d](/refunds) [e](/refunds)"),
  );
  expect(plan.left).toEqual([
    {
      file: "start.mdx",
      line: 5,
      written: "/orders#fees",
      reason: "/refunds has no heading or id of this name",
      isAnchor: true,
    },
  ]);
  const lines = planLines(plan, true);
  expect(lines.slice(lines.indexOf("links that lead to the top of another page now:"))).toEqual([
    "links that lead to the top of another page now:",
    '  start.mdx:5 "/orders#fees": /refunds has no heading or id of this name',
  ]);
});

test("a target with an anchor, or out of the site, is what was asked for", async () => {
  for (const redirect of ["refunds#late-fees", "https://x.org/y"])
    expect((await plannedChange(texts, [{ kind: "remove", page: "orders", redirect }])).left).toEqual([]);
});

test("a target that moves in the same change is read at its place of now", async () => {
  const plan = await plannedChange(texts, [
    { kind: "move", from: "refunds", to: "money" },
    { kind: "remove", page: "orders", redirect: "refunds" },
  ]);
  expect(withFiles(texts, plan.files)["start.mdx"]).toContain("[b](/money?x=1#late%2Dfees)");
});
