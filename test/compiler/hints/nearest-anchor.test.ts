// Which id does a missing anchor mean, and how often is it compared with all ids of a page?
import { expect, test } from "vitest";
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { nearestAnchors } from "../../../src/compiler/hints/nearest-anchor.ts";

test("as often as the budget allows comparisons with ids; what needs none is still found", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `section${index}x`);
  const nearest = nearestAnchors(ids);
  const budget = hintBudget();
  const found = ids.slice(0, 300).map((id) => nearest(id.replace("section", "sectoin"), budget));
  // 200,000 comparisons, a thousand for each anchor.
  expect(found.filter((id) => id !== undefined)).toEqual(ids.slice(0, 200));
  expect(nearest("Section_7x", budget)).toBe("section7x");
});

test.each([
  ["limits-3", ["limits", "other"], "limits"],
  ["limits-3", ["limits", "exec-limits"], undefined],
  ["limits-3", ["exec-limits"], "exec-limits"],
  ["limits-3", ["exec-limits", "attach-limits"], undefined],
  ["step-2", ["step-1", "step-3"], "step-1"],
])("the number of a repeated heading is not looked for: %s in %j", (anchor, ids, expected) => {
  expect(nearestAnchors(ids)(anchor, hintBudget())).toBe(expected);
});
