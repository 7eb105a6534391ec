// Are links named that lead to their own page after another one was merged into it?
import { expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange } from "./planned-change.ts";

const page = (...lines: readonly string[]): string => ["---", "title: T", "---", "", ...lines, ""].join("\n");
const texts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { pages: ["orders", "refunds", "start"] } }),
  "orders.mdx": page("[a](/refunds) [b](./refunds#top)", "", "[c](/start)", "[d](/refunds)"),
  "refunds.mdx": page("[a](/orders)"),
  "start.mdx": page("[a](/refunds)"),
};

test("a page that gets the links to a removed one is named if it has some of them", async () => {
  const plan = await plannedChange(texts, [{ kind: "remove", page: "refunds", redirect: "orders" }]);
  expect(plan.ownLinks).toEqual([{ file: "orders.mdx", lines: [5, 5, 8] }]);
  expect(planLines(plan, false)).toContain("  3 links in orders.mdx would lead to the page itself: lines 5 and 8");
  expect(planLines(plan, true)).toContain("  3 links in orders.mdx lead to the page itself: lines 5 and 8");
});

test("its new name is that of the plan, and one link is one", async () => {
  const plan = await plannedChange(texts, [
    { kind: "move", from: "start", to: "home" },
    { kind: "remove", page: "refunds", redirect: "start#x" },
  ]);
  expect(planLines(plan, true)).toContain("  1 link in home.mdx leads to the page itself: line 5");
});

test("readers who are sent elsewhere, or nowhere, leave nothing to say", async () => {
  const operation = { kind: "remove", page: "orders" } as const;
  const plan = await plannedChange(texts, [{ ...operation, redirect: "start" }]);
  expect("ownLinks" in plan).toBe(false);
});
