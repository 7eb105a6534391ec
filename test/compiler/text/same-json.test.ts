// Does comparing values find what comparing their JSON finds, and nothing else?
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameJson } from "../../../src/compiler/text/same-json.ts";

test("two values are the same when their JSON is", () => {
  // Few names and values, so that many pairs are the same.
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, 1, "", "a", "0"),
      fc.array(tie("value"), { maxLength: 2 }),
      fc
        .array(fc.tuple(fc.constantFrom("a", "b", "__proto__"), tie("value")), { maxLength: 3 })
        .map(Object.fromEntries),
    ),
  }));
  let equal = 0;
  fc.assert(
    fc.property(value, value, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      equal += Number(isSame);
      expect(isSameJson(one, other)).toBe(isSame);
      expect(isSameJson(one, JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(equal).toBeGreaterThan(50);
});

test("what both values share is not looked at, and what one has twice is looked at once", () => {
  let reads = 0;
  const counted = (): object => ({
    get field() {
      reads += 1;
      return 1;
    },
  });
  const shared = counted();
  expect(isSameJson([shared, 1], [shared, 1])).toBe(true);
  expect(reads).toBe(0);
  const [one, other] = [counted(), counted()];
  expect(isSameJson([one, one, one], [other, other, other])).toBe(true);
  expect(reads).toBe(2);
});
