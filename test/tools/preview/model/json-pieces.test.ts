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

  test("of a tree of 25,000 nodes is read in lines that are all short", () => {
    const pages = Array.from({ length: 250 }, (_, at) => ({ id: `page-${at}`, label: "A page" }));
    const tree = { groups: Array.from({ length: 100 }, () => ({ pages })) };
    const lines = jsonPieces(tree, 50_000).split("\n");
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(51_000);
  });
});
