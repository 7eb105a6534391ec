// Do the changes between two values make one of the other?
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonChanges, withChanges } from "../../../src/tools/vite/json-changes.ts";
import { propertyRuns } from "../../support/property-runs.ts";

/** Few names and values, so that two of them often have something in common. */
const someJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, "a", "b"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "__proto__", "constructor"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

test("the changes between any two values make the second of the first, and leave the first as it is", () => {
  fc.assert(
    fc.property(someJson, someJson, (before, after) => {
      const text = JSON.stringify(before);
      const changes = JSON.parse(JSON.stringify(jsonChanges(before, after))) as ReturnType<typeof jsonChanges>;
      expect(JSON.stringify(withChanges(before, changes))).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(text);
      expect(jsonChanges(before, JSON.parse(text))).toEqual([]);
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test.each([
  ['{"a":1,"b":2}', '{"a":1,"c":2}'],
  ['{"a":1,"b":2}', '{"b":1,"a":2}'],
  ['{"a":1,"__proto__":{"b":1}}', '{"a":1,"__proto__":{"b":2}}'],
  ["[1,2]", "[1,2,3]"],
  ['{"0":1}', "[1]"],
])("changes make of %s exactly %s", (one, other) => {
  const [before, after] = [JSON.parse(one), JSON.parse(other)];
  expect(JSON.stringify(withChanges(before, jsonChanges(before, after)))).toBe(other);
  expect(JSON.stringify(before)).toBe(one);
});

test("only what differs is named, and the rest is shared", () => {
  const before = { pages: { "/a": { title: "A" }, "/b": { title: "B" } }, tree: [1, { label: "x" }] };
  const after = { pages: { "/a": { title: "A" }, "/b": { title: "C" } }, tree: [1, { label: "x" }] };
  const changes = jsonChanges(before, after);
  expect(changes).toEqual([[["pages", "/b", "title"], "C"]]);
  const made = withChanges(before, changes) as typeof before;
  expect(made.tree).toBe(before.tree);
  expect(made.pages["/a"]).toBe(before.pages["/a"]);
  const relabelled = { ...before, tree: [1, { label: "y" }] };
  expect(jsonChanges(before, relabelled)).toEqual([[["tree", 1, "label"], "y"]]);
});
