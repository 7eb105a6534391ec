// Does a pointer lead to the text of its value?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateInJson, type WantedPlace } from "../../../src/compiler/text/json-places.ts";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";

const text = '{"a": [1, {"b/~": "x"}], "c": {"d": null, "__proto__": 2}}';

function textAt(source: string, pointer: string, at: WantedPlace["at"]): string | undefined {
  const [range] = locateInJson(source, [{ pointer, at }]);
  return range && source.slice(range.start, range.end);
}

describe("locateInJson", () => {
  test.each([
    ["", "value", "{"],
    ["/a", "value", "["],
    ["/a", "key", '"a"'],
    ["/a/0", "value", "1"],
    ["/a/1", "key", "{"],
    ["/a/1/b~1~0", "value", '"x"'],
    ["/a/1/b~1~0", "key", '"b/~"'],
    ["/c/d", "value", "null"],
    ["/c/__proto__", "value", "2"],
  ] as const)("%s (%s)", (pointer, at, expected) => {
    expect(textAt(text, pointer, at)).toBe(expected);
  });

  test.each([
    ["/a/7", "value", "["],
    ["/c/x/y", "value", "{"],
    ["/c/x", "key", '"c"'],
    ["/c/d/x", "value", "null"],
    ["/x", "key", "{"],
  ] as const)("%s is not there: its nearest ancestor's %s", (pointer, at, expected) => {
    expect(textAt(text, pointer, at)).toBe(expected);
  });

  test("answers come in the order asked, each also twice", () => {
    const wanted = ["/c", "/a", "/c"].map((pointer) => ({ pointer, at: "key" }) as const);
    expect(locateInJson(text, wanted)).toEqual([
      { start: 25, end: 28 },
      { start: 1, end: 4 },
      { start: 25, end: 28 },
    ]);
  });

  test("of a doubled key the last counts, with all below it", () => {
    const doubled = '{"a":{"b":1},"a":{"c":2}}';
    expect(locateInJson(doubled, [{ pointer: "/a/b", at: "value" }])).toEqual([{ start: 17, end: 18 }]);
    expect(textAt(doubled, "/a/c", "value")).toBe("2");
  });

  test("a byte order mark counts", () => {
    expect(locateInJson('\uFEFF{"a":1}', [{ pointer: "/a", at: "value" }])).toEqual([{ start: 6, end: 7 }]);
  });

  test("broken text is read as far as it goes", () => {
    expect(textAt('{"a":1,,"b":[2', "/b/0", "value")).toBe("2");
    expect(textAt('{"a" 1', "/a", "value")).toBe('"a"');
    expect(textAt("", "/a", "value")).toBeUndefined();
    expect(textAt("[".repeat(100_000), "/0/0", "value")).toBe("[");
  });

  test("every value of any JSON is found", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const source = JSON.stringify(value, null, 1);
        const all = [...pointersOf(JSON.parse(source), "")];
        const ranges = locateInJson(
          source,
          all.map(({ pointer }) => ({ pointer, at: "value" })),
        );
        all.forEach(({ value: expected }, index) => {
          const range = ranges[index];
          const found = range && source.slice(range.start, range.end);
          if (typeof expected === "object" && expected !== null)
            expect(found).toBe(Array.isArray(expected) ? "[" : "{");
          else expect(found).toBe(JSON.stringify(expected));
        });
      }),
    );
  });
});

function* pointersOf(
  value: unknown,
  pointer: string,
): Generator<{ readonly pointer: string; readonly value: unknown }> {
  yield { pointer, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* pointersOf(child, childPointer(pointer, key));
}
