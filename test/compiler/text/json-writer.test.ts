// Is a value written as JSON.stringify writes it?
import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonWriter } from "../../../src/compiler/text/json-writer.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const written = (value: unknown): string => JSON.stringify(value) ?? "null";

test("any value is written as JSON.stringify writes it, with what is written of others before it in mind", () => {
  const value = fc.oneof(fc.jsonValue(), fc.object({ withNullPrototype: false }), fc.string({ unit: "binary" }));
  const writer = new JsonWriter();
  fc.assert(
    fc.property(value, (any) => {
      const plain: unknown = JSON.parse(written(any));
      expect(writer.textOf(plain)).toBe(written(plain));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test.each([
  ["half a surrogate pair", "a\ud800b\udc00"],
  ["a pair and a letter of another script", { 中: "😀é中" }],
  ["line separators and control characters", '\u2028\u2029\0\b\t\n\v\f\r\u001f\u007f"\\'],
  ["fields that are not written", { a: undefined, b: [undefined, Number.NaN, -0, 1e21], c: {}, d: [] }],
  ["a field named __proto__", JSON.parse('{"__proto__":[1]}') as unknown],
])("%s", (_, value) => {
  expect(new JsonWriter().textOf(value)).toBe(written(value));
});

test("a list that follows itself in a field is looked at once, another one is written anew", () => {
  let looks = 0;
  const list = [Object.defineProperty({}, "looked", { enumerable: true, get: () => (looks += 1) > 0 })];
  const writer = new JsonWriter();
  const fields = [{ a: list }, { a: list }, { a: list }, { a: [] }, { b: list }, { a: [list] }];
  const text = writer.textOf(fields);
  expect(looks).toBe(3);
  expect(text).toBe(written(fields));
});
