// Siblings have different names where an edition can show them side by side, and only there (D25).
import { expect, test } from "vitest";
import type { ExpandedNode } from "../../../src/compiler/expand/expanded-tree.ts";
import { nameSiblings, selectorPlace, type SelectorPlace } from "../../../src/compiler/site/node-ids.ts";

const anywhere = selectorPlace(null, null);

function names(
  ...siblings: readonly (readonly [name: string, place: SelectorPlace, key?: string])[]
): readonly string[] {
  return nameSiblings(
    siblings.map(([name, place, key]) => ({ node: {} as ExpandedNode, name, place, firstKey: () => key })),
  );
}

test("equal names in different versions are the same place", () => {
  const [v1, v2] = [selectorPlace(null, "v1"), selectorPlace(null, "v2")];
  expect(names(["group:A", v1, "x"], ["group:A", v2, "y"])).toEqual(["group:A", "group:A"]);
});

test("a name beside a selector ties with the same name inside it", () => {
  expect(names(["group:A", anywhere, "x"], ["group:A", selectorPlace(null, "v1"), "y"])).toEqual([
    "group:A~x",
    "group:A~y",
  ]);
});

test("a language and a version can show side by side", () => {
  const [english, v1] = [selectorPlace("en", null), selectorPlace(null, "v1")];
  expect(names(["page:a", english], ["page:a", v1], ["page:a", selectorPlace("fr", "v2")])).toEqual([
    "page:a",
    "page:a~2",
    "page:a",
  ]);
});

test("what still ties is numbered, over whatever has the number already", () => {
  expect(names(["group:A", anywhere, "x"], ["group:A~x~2", anywhere], ["group:A", anywhere, "x"])).toEqual([
    "group:A~x",
    "group:A~x~2",
    "group:A~x~3",
  ]);
});
