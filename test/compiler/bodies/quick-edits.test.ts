// Are edits of what micromark has read the same as its own, without a look at what is before them?
import fc from "fast-check";
import { EditMap } from "micromark-util-edit-map";
import type { Event } from "micromark-util-types";
import { expect, test } from "vitest";
import { quickEdits } from "../../../src/compiler/bodies/quick-edits.ts";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";

const events = (texts: readonly string[]): Event[] => texts as unknown as Event[];

test("edits replace what they name, whatever their order", () => {
  expect(quickEdits).toEqual({});
  const edit = fc.record({
    gap: fc.nat(4),
    remove: fc.nat(3),
    add: fc.array(fc.constantFrom("x", "y"), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.nat(20), fc.array(edit), fc.boolean(), (count, edits, isReversed) => {
      const list = Array.from({ length: count }, (_, index) => String(index));
      let at = 0;
      const placed = edits.flatMap(({ gap, remove, add }) => {
        const start = at + gap;
        at = start + remove + 1;
        return start + remove <= count && remove + add.length > 0 ? [{ start, remove, add }] : [];
      });
      const expected = [...list];
      for (const { start, remove, add } of placed.toReversed()) expected.splice(start, remove, ...add);
      const map = new EditMap();
      for (const { start, remove, add } of isReversed ? placed.toReversed() : placed)
        map.add(start, remove, events([...add]));
      map.consume(events(list));
      expect(list).toEqual(expected);
    }),
  );
});

test("what is before the first edit is not looked at", () => {
  const list = Array.from({ length: 1000 }, (_, index) => String(index));
  Object.defineProperty(list, 0, { get: () => expect.unreachable() });
  const map = new EditMap();
  map.add(998, 1, events(["x"]));
  map.consume(events(list));
  expect(list.slice(996)).toEqual(["996", "997", "x", "999"]);
});

test("titles that are underlined are headings, also between lists and definitions", () => {
  const body = "- a\n\nOne\n===\n\n[a]: /b\nTwo\n---\n> Three\n> =\n";
  expect(readBody(body, 0).anchors).toEqual(["One", "Two", "Three"].map((title) => ({ kind: "heading", title })));
});
