// Are keys that stand twice found, and only those?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countKeys, duplicateKeys, mostKeys } from "../../../src/compiler/text/json-keys.ts";
import { propertyRuns } from "../../support/property-runs.ts";

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
  expect(duplicate).toEqual({ key: "ab", start: 9, end: 13, firstStart: 1, firstEnd: 5, pointer: "/ab" });
});

test("agrees with counting, also for objects of many keys", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-J]$/), { maxLength: 60 }), (keys) => {
      const text = `{${keys.map((key) => `"${key}":1`).join(",")}}`;
      expect(duplicateKeys(text)).toHaveLength(keys.length - new Set(keys).size);
    }),
  );
});

describe("a text without duplicates need not be scanned", () => {
  // Also strings that look like keys, and keys that are written in another way than they are read.
  const string = fc.oneof(
    fc.constantFrom("a", "b", "__proto__", ":", ": a", '":', '\\":', 'a":1', "\\", '\\"', "\\\\", "// a", "\n"),
    fc.string(),
  );
  const blanks = fc.constantFrom("", " ", "\n\t", " \r\n ");
  const written = string.chain((text) =>
    fc.constantFrom(JSON.stringify(text), JSON.stringify(text).replace("a", "\\u0061")),
  );
  const { value: jsonText } = fc.letrec<{ value: string; member: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      written,
      fc.constantFrom("1", "null", "true"),
      fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
      fc.array(tie("member"), { maxLength: 6 }).map((members) => `{${members.join(",")}}`),
    ),
    member: fc
      .tuple(written, blanks, blanks, tie("value"), blanks)
      .map(([key, before, after, value, end]) => `${key}${before}:${after}${value}${end}`),
  }));

  test("as many keys in the text as in the value are all of them, and there are never fewer", () => {
    let equal = 0;
    let doubled = 0;
    fc.assert(
      fc.property(jsonText, (text) => {
        const kept = countKeys(JSON.parse(text), 100);
        const duplicates = duplicateKeys(text);
        expect(mostKeys(text)).toBeGreaterThanOrEqual(kept + duplicates.length);
        expect(duplicateKeys(text, kept)).toEqual(duplicates);
        if (mostKeys(text) === kept) equal += 1;
        if (duplicates.length > 0) doubled += 1;
      }),
      { numRuns: propertyRuns(5000) },
    );
    expect(equal).toBeGreaterThan(0);
    expect(doubled).toBeGreaterThan(0);
  });

  test("a count that agrees is believed: the text is not scanned", () => {
    expect(duplicateKeys('{"a":1,"a":2}', 2)).toEqual([]);
    expect(duplicateKeys('{"a":1,"a":2}', 1)).toHaveLength(1);
  });

  test.each([
    ["{}", 0],
    ['{"a":{"b":1},"c":[{"d":2}]}', 4],
    ['{"__proto__":1,"constructor":2}', 2],
    ['{"a":"\\":"}', 1],
    ['{"a\\\\":":"}', 2],
    ['{"a" \n\t:1}', 1],
  ])("%s", (text, most) => {
    expect(mostKeys(text)).toBe(most);
  });

  test("a value of more levels than are counted has no number of keys", () => {
    expect(countKeys([[{ a: 1 }]], 3)).toBe(1);
    expect(countKeys([[{ a: 1 }]], 2)).toBeNaN();
    expect(countKeys(1, 0)).toBe(0);
  });
});

test.each([
  ['{"a":{"b":1,"b":2}}', ["/a/b"]],
  ['[{"x":[0,{"y":1},{"z":{"q":1,"q":2}}]}]', ["/0/x/2/z/q"]],
  ['{"a":[1,[2,3],{"b":4}],"c":{"a/b":1,"a/b":2},"a":5}', ["/c/a~1b", "/a"]],
])("the pointer of each key that is there again in %s", (text, pointers) => {
  expect(duplicateKeys(text).map(({ pointer }) => pointer)).toEqual(pointers);
});
