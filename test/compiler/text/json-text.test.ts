// Does a broken JSON text say what is wrong, and still give what it holds?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countKeys } from "../../../src/compiler/text/json-keys.ts";
import { parseJson } from "../../../src/compiler/text/json-text.ts";
import type { JsonValue } from "../../../src/compiler/text/json-value.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const limits = { depth: 100 };

/** Each problem as its sentence and the text it points at. */
function problemsOf(text: string): readonly (readonly [string, string])[] {
  return parseJson(text, limits).problems.map(({ problem, start, end }) => [problem, text.slice(start, end)]);
}

describe("valid JSON", () => {
  test("comes out as JSON.parse gives it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text, limits)).toEqual({
          value: JSON.parse(text),
          problems: [],
          keys: countKeys(value as JsonValue, limits.depth),
        });
      }),
    );
  });

  test("a byte order mark is no fault, and offsets count it", () => {
    expect(parseJson("\uFEFF{}", limits)).toEqual({ value: {}, problems: [], keys: 0 });
    expect(parseJson('\uFEFF{"a":1,}', limits).problems).toMatchObject([{ start: 7, end: 8 }]);
  });
});

describe("one problem per fault", () => {
  test.each([
    ["with a mark", Buffer.from('\uFEFF{"a":[1]}', "utf16le")],
    ["with a mark, the high byte first", Buffer.from('\uFEFF{"a":[1]}', "utf16le").swap16()],
    ["without a mark", Buffer.from('{"a":[1]}', "utf16le")],
    ["without a mark, the high byte first", Buffer.from('{"a":[1]}', "utf16le").swap16()],
  ])("a text in UTF-16 %s", (_name, bytes) => {
    expect(parseJson(bytes.toString("utf8"), limits)).toEqual({
      value: undefined,
      problems: [{ problem: "it is not written in UTF-8; save it in that encoding", start: 0, end: 0 }],
    });
  });

  test.each([
    [
      '{"a":{{"b":[1]},"c":[2]}',
      "this { has no name; remove it, or write a name in double quotes and a colon before it",
      "{",
    ],
    ['{"a":1,[{"b":[1]}', "this [ has no name; remove it, or write a name in double quotes and a colon before it", "["],
    ['{"a":["b"{,"c"],"d":["e"]}', "this { is one too many, or a comma is missing before it", "{"],
    ['{"a":["b"[],"c":["d"],"e":1}', "this [ is one too many, or a comma is missing before it", "["],
    ['{"a":[{"b":[]{"c":["d"]}]},{"e":1}]}', "this { is one too many, or a comma is missing before it", "{"],
    ['{"a":{"b":[{"c":["d"{]}]}}', "this { is one too many, or a comma is missing before it", "{"],
    ['{"a":[{"b"}:"c","d":"e"},{"f":1}]}', "a colon is missing between a name and its value", "}"],
    ['{"a":["b":1,"c":2],"d":3}', "a list holds no named values; { } does", ":"],
    ['{"a":[{"b","c"],"d":["e"]}', "a colon is missing between a name and its value", ","],
    ['{"a":["b":["c"],"d":["e"]}', "a list holds no named values; { } does", ":"],
    ['{"a":1,}', "there is a comma too many before }; remove it", ","],
    ['{"a":[1,2,]}', "there is a comma too many before ]; remove it", ","],
    ['{"a":1,, "b":2}', "there is a comma too many; remove it", ","],
    ['{"a":1 "b":2}', "a comma is missing between two values", "1"],
    ['{"a" 1}', "a colon is missing between a name and its value", "1"],
    ['{"a":}', "a value is missing after this colon", ":"],
    ["{a:1}", "the name a must be in double quotes", "a"],
    ["{'a':1}", "a string takes straight double quotes", "'a'"],
    ['{"a":“x”}', "a string takes straight double quotes", "“x”"],
    ['{"a":True}', "True is written true in JSON", "True"],
    ['{"a":__proto__}', "the string __proto__ must be in double quotes", "__proto__"],
    ['{"a":constructor}', "the string constructor must be in double quotes", "constructor"],
    ['{"a":overview}', "the string overview must be in double quotes", "overview"],
    ['{"a":01}', "a number can't start with 0", "01"],
    ['{"a":1.}', "this number is not complete", "1."],
    ['{"a":"x\ny"}', "this string has no closing quote in its line; close it", '"x'],
    ['{"a":"C:\\docs"}', "a backslash in a string is written twice: \\\\", "\\d"],
    ['{"a":"\\u12"}', "\\u takes four hexadecimal digits", "\\u"],
    ['{"a":"\t"}', "a tab or control character can't be in a string; a tab is written \\t", "\t"],
    ['{\u00A0"a":1}', "the invisible character U+00A0 has no place here", "\u00A0"],
    ["// a\n// b\n{}", "comments are not allowed in JSON; remove this one", "// a"],
    ['{"a":1} {}', "there is more text after the end of the value; remove it", "{"],
    ['["a":1]', "a list holds no named values; { } does", ":"],
    ['{\n"a":{"b":[1,2}, "c":3}', "] is missing before this } to close the list that opens in line 2", "}"],
    ['{\n"a":1', "the text ends before } closes the object that opens in line 1", "1"],
    ["", "the file holds no value", ""],
  ])("%j", (text, problem, place) => {
    expect(problemsOf(text)).toEqual([[problem, place]]);
  });

  test("all faults of a text come out at once, in text order", () => {
    const text = '{\n  "a": 1 // one\n  "b": [1,],\n  c: 2\n}';
    expect(problemsOf(text)).toEqual([
      ["a comma is missing between two values", "1"],
      ["comments are not allowed in JSON; remove this one", "// one"],
      ["there is a comma too many before ]; remove it", ","],
      ["the name c must be in double quotes", "c"],
    ]);
  });

  test.each([
    ['{"a":[{"b":1} {"c":2}],"d" {"e":3},"f":1 "g":2}', ["1", "}", "{"]],
    ['{"a":["b" {"c":1}],"d":[1,2}', ['"', "}"]],
    ['{"a":[{"b":1} {"c":2}],"d":["e":3],"f":1 "g":2}', ["}", ":", "1"]],
    ['{"a","b","c":1 "d":2}', [",", ",", "1"]],
    ['{"a":[{"b":1} {"c":2}],"d"{"e":3}}', ["}", "{"]],
    ['{"a" ["b"],"c" {"d" [1 2]},"e":tru}', ["[", "{", "[", "1", "tru"]],
    ['{"a":{"b"},"c":1 "d":2}', ["}", "1"]],
  ])("a fault that leaves the brackets in step hides no other: %s", (text, places) => {
    expect(
      problemsOf(text)
        .map(([, place]) => place)
        .toSorted(),
    ).toEqual(places.toSorted());
  });

  test("commas beside a missing colon are written", () => {
    const { problems } = parseJson('{"a":[{"b":1} {"c":2}],"d" {"e":3}}', limits);
    expect(problems.flatMap(({ pieces = [] }) => pieces)).toEqual([{ start: 13, end: 13, text: "," }]);
  });

  test("a trailing comma is seen before a comment", () => {
    expect(problemsOf('{"a":1, // last\n}')).toContainEqual(["there is a comma too many before }; remove it", ","]);
  });

  test("at most a hundred", () => {
    expect(problemsOf(`[${"1 2,".repeat(1000)}3]`)).toHaveLength(100);
  });
});

describe("the run goes on", () => {
  test("with all that can be read", () => {
    expect(parseJson('{"a":[1,2,],"b" 1,"c":{"d":true}', limits).value).toEqual({ a: [1, 2], c: { d: true } });
  });

  test("a list or an object without a colon before it is read", () => {
    expect(parseJson('{"a" [1,{"b" {"c":2}}],\n"d"\t{},"e":3}', limits).value).toEqual({
      a: [1, { b: { c: 2 } }],
      d: {},
      e: 3,
    });
  });

  test("__proto__ is an ordinary key", () => {
    const { value } = parseJson('{"__proto__":{"polluted":1},}', limits);
    expect(Object.keys(value as object)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });

  test("damage anywhere neither throws nor passes in silence", () => {
    const damage = fc.constantFrom("", ",", "}", "[", '"', "\\", "/*", "//", "\n", "x", "\0", "{", ":");
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.nat(5), damage, (value, position, length, text) => {
        const json = JSON.stringify(value);
        const at = position % (json.length + 1);
        const broken = json.slice(0, at) + text + json.slice(at + length);
        const { problems } = parseJson(broken, limits);
        expect(problems.length > 0).toBe(!isJson(broken));
        for (const { start, end } of problems) expect(0 <= start && start <= end && end <= broken.length).toBe(true);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("nesting beyond the limit", () => {
  test("is reported, and what nests too deep is empty", () => {
    const { value, problems, depthExceededAt } = parseJson('{"a":[{"b":1},[2]],"c":3}', { depth: 2 });
    expect({ value, problems, depthExceededAt }).toEqual({
      value: { a: [{}, []], c: 3 },
      problems: [],
      depthExceededAt: 6,
    });
  });

  test("at the limit it is not", () => {
    expect(parseJson('{"a":[1]}', { depth: 2 })).toEqual({ value: { a: [1] }, problems: [], keys: 1 });
  });

  test.each([
    ["lists", "[".repeat(200_000)],
    ["objects", '{"a":'.repeat(200_000)],
    ["behind a quote in a comment", `/* " */${"[".repeat(200_000)}`],
    ["behind a quote in a line comment", `// "\n${"[".repeat(200_000)}`],
    ["behind an open string", `"\n${"[".repeat(200_000)}`],
    ["behind an escaped line break", `"\\\n"${"[".repeat(200_000)}`],
    ["closed as well", "[".repeat(200_000) + "]".repeat(200_000)],
  ])("200,000 %s overflow no stack, whatever the limit", (_name, text) => {
    expect(parseJson(text, { depth: 1_000_000 }).depthExceededAt).toBeDefined();
  });

  test("brackets in strings don't nest", () => {
    expect(parseJson('["[[[[","\\"[[["]', { depth: 1 })).toEqual({ value: ["[[[[", '"[[['], problems: [], keys: 0 });
  });
});
