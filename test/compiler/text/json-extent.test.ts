// How large is a value of which parts are in several places?
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonExtent } from "../../../src/compiler/text/json-extent.ts";

/** The same by recursion, with each part at each of its places. */
function extentOf(value: unknown): { readonly levels: number; readonly values: number } {
  if (typeof value !== "object" || value === null) return { levels: 0, values: 1 };
  const parts = Object.values(value).map(extentOf);
  return {
    levels: 1 + Math.max(0, ...parts.map(({ levels }) => levels)),
    values: parts.reduce((sum, { values }) => sum + values, 1),
  };
}

test("a value that shares nothing is as large as it is written", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { levels, values } = extentOf(value);
      expect(jsonExtent(value)).toEqual({ levels, values, written: values });
    }),
  );
});

test("each place of a shared part counts", () => {
  const part = [1, { a: 2 }];
  const whole = { one: part, other: [[part]] };
  expect(jsonExtent(whole)).toEqual({ ...extentOf(whole), written: 8 });
  let many: unknown = ["lol"];
  for (let level = 0; level < 40; level += 1) many = Array<unknown>(9).fill(many);
  expect(jsonExtent(many)).toMatchObject({ levels: 41, written: 362 });
  expect(jsonExtent(many).values).toBeGreaterThan(9 ** 40);
});

test("a value that contains itself has no end", () => {
  const whole: Record<string, unknown> = { a: 1 };
  whole["b"] = [whole];
  expect(jsonExtent(whole)).toMatchObject({ levels: Infinity, values: Infinity });
  expect(jsonExtent([whole])).toMatchObject({ levels: Infinity });
});
