import { expect, test } from "vitest";
import { planReasons } from "../../../src/project/actions/plan-reasons.ts";
import type { EditPlan, LeftName, Refusal } from "../../../src/project/change/edit-plan.ts";

function reasons(refusals: readonly Refusal[], left: readonly LeftName[]): readonly string[] {
  return planReasons({ refusals, left } as unknown as EditPlan);
}

const lost = (address: string): Refusal => ({
  kind: "address",
  message: `The address ${address} would lead nowhere.`,
  address,
});
const stays: LeftName = { file: "a.mdx", line: 3, written: "/b", reason: "nothing replaces its target" };

test("what a plan leaves is said only if it refuses nothing", () => {
  expect(reasons([lost("/b")], [stays])).toEqual(["The address /b would lead nowhere."]);
  expect(reasons([], [stays])).toEqual(['a.mdx:3 "/b" stays as it is: nothing replaces its target.']);
});

test("three reasons are said, and the others are counted", () => {
  const all = ["/a", "/b", "/c", "/d", "/e"].map(lost);
  expect(reasons(all.slice(0, 3), [])).toHaveLength(3);
  expect(reasons(all, []).at(-1)).toBe("And 2 more.");
});
