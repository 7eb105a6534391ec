// Does the list of problems say which ones are not in it?
import { expect, test } from "vitest";
import { acceptedNote, textsNote, type TextsState } from "../../../../src/tools/preview/model/texts-note.ts";

test.each<readonly [TextsState, live: boolean, part: string]>([
  ["checking", true, "are being checked"],
  ["unchecked", true, "could not be checked"],
  ["unchecked", false, "written with --links"],
])("texts that are %s, with a server: %s, are named: %s", (texts, live, part) => {
  expect(textsNote(texts, live)).toContain(part);
});

test("nothing is said of texts that are checked, and if nothing is accepted", () => {
  expect([textsNote("checked", true), textsNote("checked", false)]).toEqual([undefined, undefined]);
  expect([acceptedNote(undefined), acceptedNote({ file: "b.json", number: 0 })]).toEqual([undefined, undefined]);
});

test("accepted problems are counted", () => {
  const file = "docs/navc.baseline.json";
  expect([1, 2].map((number) => acceptedNote({ file, number }))).toEqual([
    `${file} accepts 1 problem, which is not listed.`,
    `${file} accepts 2 problems, which are not listed.`,
  ]);
});
