// Is a value in pieces read as it was written, and is each piece short?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JoinedPieces } from "../../../../src/tools/preview/model/joined-pieces.ts";
import { jsonPieces } from "../../../../src/tools/preview/model/json-pieces.ts";

function joined(text: string): unknown {
  const pieces = new JoinedPieces();
  text.split("\n").forEach((line) => pieces.add(line));
  return pieces.value;
}

describe("a value in pieces", () => {
  test("is the same when they are joined, whatever its names are, with its names in their order", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 60 }), (value, most) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(joined(jsonPieces(value, most)))).toBe(text);
      }),
    );
    const odd = JSON.parse('{"__proto__":{"a":[1,2,3]},"constructor":[{"__proto__":1}],"":{"":[[],{}]}}') as unknown;
    expect(JSON.stringify(joined(jsonPieces(odd, 1)))).toBe(JSON.stringify(odd));
    expect(Object.hasOwn({}, "a")).toBe(false);
  });

  test("leaves out what JSON has no word for", () => {
    expect(joined(jsonPieces({ a: undefined, b: [1, 2] }, 1))).toEqual({ b: [1, 2] });
  });

  test.each([
    [{ a: [1, 2] }, 11, ['{"a":[1,2]}']],
    [[1, 2], 5, ["[1,2]"]],
    [[1, 2], 4, ["[]", "[[],[1,2]]"]],
    [{ a: [10, 20, 30, 40], b: 1 }, 7, ["{}", '[[],{"a":[]}]', '[[],{"b":1}]', '[["a"],[10,20,30]]', '[["a"],[40]]']],
    [{ a: ["long text"] }, 8, ['{"a":[]}', '[["a"],["long text"]]']],
    ["a text is never cut", 3, ['"a text is never cut"']],
  ] as const)("%j in pieces of %s characters", (value, most, lines) => {
    expect(jsonPieces(value, most).split("\n")).toEqual(lines);
  });

  test.each([
    ["in texts", "x".repeat(200)],
    ["in names", { ["x".repeat(200)]: 1 }],
    ["in a long list", Array.from({ length: 200 }, () => 1)],
  ])("that is too long %s is not written again at each of its levels", (_where, content) => {
    let written = 0;
    const leaf = { toJSON: () => (written += 1) };
    let value: unknown = { leaf, content };
    for (let level = 0; level < 50; level += 1) value = level % 2 === 0 ? { value } : [value];
    jsonPieces(value, 100);
    expect(written).toBeLessThan(3);
  });

  test("of a tree of 25,000 nodes is read in lines that are all short", () => {
    const pages = Array.from({ length: 250 }, (_, at) => ({ id: `page-${at}`, label: "A page" }));
    const tree = { groups: Array.from({ length: 100 }, () => ({ pages })) };
    const lines = jsonPieces(tree, 50_000).split("\n");
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(51_000);
  });
});
