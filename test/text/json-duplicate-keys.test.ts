// Are keys that stand twice found, and only those?
import fc from "fast-check";
import { expect, test } from "vitest";
import { duplicateKeys } from "../../src/text/json-keys.ts";

function found(text: string): readonly (readonly [string, number, number])[] {
  return duplicateKeys(text).map(({ key, firstStart, start }) => [key, firstStart, start]);
}

test.each([
  ['{"a":1,"a":2}', [["a", 1, 7]]],
  [
    '{"a":1,"a":2,"a":3}',
    [
      ["a", 1, 7],
      ["a", 1, 13],
    ],
  ],
  ['{"a":{"a":1},"b":{"a":2}}', []],
  ['{"a":"a","b":["a","a"]}', []],
  ['{"a":1,"\\u0061":2}', [["a", 1, 7]]],
  ['{"__proto__":1,"__proto__":2}', [["__proto__", 1, 15]]],
  ['{"a\\"":1,"b:":2,"a":3}', []],
  ['{"a" :1, /* "a": */ "a"\n:2', [["a", 1, 20]]],
  ['{"a\\q":1,"a\\q":2}', [["a\\q", 1, 9]]],
  ["]}{", []],
])("%s", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("both keys have their range, quotes included", () => {
  const text = '{"ab":1, "ab":2}';
  const [duplicate] = duplicateKeys(text);
  expect(duplicate).toEqual({ key: "ab", start: 9, end: 13, firstStart: 1, firstEnd: 5 });
});

test("agrees with counting, also for objects of many keys", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-J]$/), { maxLength: 60 }), (keys) => {
      const text = `{${keys.map((key) => `"${key}":1`).join(",")}}`;
      expect(duplicateKeys(text)).toHaveLength(keys.length - new Set(keys).size);
    }),
  );
});
