// A compile makes a bounded number of searches for what somebody meant.
import { expect, test } from "vitest";
import { hintBudget, type HintKind } from "../../../src/compiler/hints/hint-budget.ts";

test.each<readonly [HintKind, number]>([
  ["file", 100],
  ["page", 100],
  ["spec", 100],
  ["operation", 20_000],
  ["anchor", 200_000],
])("of the kind %s there are %i searches", (kind, searches) => {
  const budget = hintBudget();
  const taken = Array.from({ length: searches + 5 }, () => budget.take(kind));
  expect(taken.filter((isTaken) => isTaken)).toHaveLength(searches);
  expect(taken[searches - 1]).toBe(true);
  expect(budget.take(kind === "file" ? "page" : "file")).toBe(true);
});

test("in each spec a hundred operations are looked for", () => {
  const budget = hintBudget();
  const [one, other] = [{}, {}];
  const taken = Array.from({ length: 105 }, () => budget.takeIn(one));
  expect(taken.filter((isTaken) => isTaken)).toHaveLength(100);
  expect(budget.takeIn(other)).toBe(true);
});

test("several searches are taken at once, or none of them", () => {
  const budget = hintBudget();
  expect(budget.take("anchor", 199_990)).toBe(true);
  expect(budget.take("anchor", 11)).toBe(false);
  expect(budget.take("anchor", 10)).toBe(true);
  expect(budget.take("anchor")).toBe(false);
});
