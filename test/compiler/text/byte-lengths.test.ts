// Is a value counted as it is written?
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonBytes, jsonBytesAtMost } from "../../../src/compiler/text/byte-lengths.ts";

const written = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "null");

test("any value is counted as JSON.stringify writes it", () => {
  const value = fc.oneof(fc.jsonValue(), fc.object({ withNullPrototype: false }), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(value, (any) => {
      const plain: unknown = JSON.parse(JSON.stringify(any) ?? "null");
      expect(jsonBytes(plain)).toBe(written(plain));
      expect(jsonBytesAtMost(plain, Infinity)).toBeGreaterThanOrEqual(written(plain));
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["half a surrogate pair", "a\ud800b\udc00"],
  ["a pair", "😀é中"],
  ["control characters", '\0\b\t\n\v\f\r\u001f\u007f"\\'],
  ["fields that are not written", { a: undefined, b: [undefined, Number.NaN, -0, 1e21], c: {}, d: [] }],
])("%s", (_, value) => {
  expect(jsonBytes(value)).toBe(written(value));
  expect(jsonBytesAtMost(value, Infinity)).toBeGreaterThanOrEqual(written(value));
});

test.each([-Number.MAX_VALUE, -1.2345678901234567e-100, -5e-324])("the quick bound has room for %s", (number) => {
  expect(jsonBytesAtMost(number, Infinity)).toBeGreaterThanOrEqual(written(number));
});

test("the quick bound is above the limit where all is, and ends there", () => {
  let looks = 0;
  const list = Array.from({ length: 1000 }, () => ({
    get text() {
      looks += 1;
      return "x".repeat(100);
    },
  }));
  expect(jsonBytesAtMost([list, list], 6000)).toBeGreaterThan(6000);
  expect(looks).toBeLessThan(20);
});

test("what is one object in many places is counted each time, and looked at once", () => {
  let looks = 0;
  const shared = Object.defineProperty({ text: "x".repeat(1000) }, "looked", {
    enumerable: true,
    get: () => (looks += 1) > 0,
  });
  const list = Array.from({ length: 50 }, () => shared);
  expect(jsonBytes(list)).toBe(written(Array.from({ length: 50 }, () => ({ text: "x".repeat(1000), looked: true }))));
  expect(looks).toBe(1);
});

test("counting ends above the limit", () => {
  let looks = 0;
  const list = Array.from({ length: 1000 }, () => ({
    get text() {
      looks += 1;
      return "x".repeat(100);
    },
  }));
  expect(jsonBytes(list, 1000)).toBeGreaterThan(1000);
  expect(looks).toBeLessThan(20);
});
