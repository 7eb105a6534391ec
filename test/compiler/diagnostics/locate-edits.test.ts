// Is only what is at its own place rewritten?
import { expect, test } from "vitest";
import type { StringEdit } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { locateEdits } from "../../../src/compiler/diagnostics/locate-places.ts";
import { fileAt, keyAt, valueAt, type Place } from "../../../src/compiler/diagnostics/place.ts";

const text = '{\n  "tabs": [{ "tba": "A" }, 3],\n  "tabs ": { "x": "y", "x": "z" }\n}';

/** What would be rewritten; undefined when nothing would. */
function rewritten(place: Place, source: string | undefined = text): string | undefined {
  const edit: StringEdit = { place, written: 'a "name"' };
  const found = locateEdits([edit], () => source)(edit);
  expect(found?.text ?? '"a \\"name\\""').toBe('"a \\"name\\""');
  return found === undefined ? undefined : source?.slice(found.range.start.offset, found.range.end.offset);
}

test.each([
  ["a key", keyAt("docs.json", "/tabs/0/tba"), '"tba"'],
  ["a value", valueAt("docs.json", "/tabs/0/tba"), '"A"'],
  ["of a doubled key the last", valueAt("docs.json", "/tabs /x"), '"z"'],
  ["the key of a list", keyAt("docs.json", "/tabs"), '"tabs"'],
])("%s", (_what, place, token) => {
  expect(rewritten(place)).toBe(token);
});

test.each([
  ["a key that is not there, not the one above it", keyAt("docs.json", "/tabs/0/gone")],
  ["a value that is not there", valueAt("docs.json", "/tabs/0/tba/gone")],
  ["a list", valueAt("docs.json", "/tabs")],
  ["a number", valueAt("docs.json", "/tabs/1")],
  ["the key of an element, which has none", keyAt("docs.json", "/tabs/0")],
  ["a file as a whole", fileAt("docs.json")],
  ["YAML", valueAt("openapi.yaml", "/tabs/0/tba")],
  ["front matter", valueAt("start.mdx", "/tabs/0/tba")],
])("never %s", (_what, place) => {
  expect(rewritten(place)).toBeUndefined();
});

test("nothing in a file that is gone", () => {
  const edit: StringEdit = { place: keyAt("docs.json", "/tabs"), written: "x" };
  expect(locateEdits([edit], () => undefined)(edit)).toBeUndefined();
});
