// Does the list of problems say which ones are not in it?
import { expect, test } from "vitest";
import {
  acceptedNote,
  notComparedNote,
  textsNote,
  type TextsState,
} from "../../../../src/tools/preview/model/texts-note.ts";

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

test("problems that are not compared are counted", () => {
  expect([0, 1, 2].map((number) => notComparedNote(number, "main"))).toEqual([
    undefined,
    "1 problem of texts is left out, new or not: links in the texts of main are not read.",
    "2 problems of texts are left out, new or not: links in the texts of main are not read.",
  ]);
});

test("accepted problems are counted", () => {
  const file = "docs/navc.baseline.json";
  expect([1, 2].map((number) => acceptedNote({ file, number }))).toEqual([
    `${file} accepts 1 problem, which is not listed.`,
    `${file} accepts 2 problems, which are not listed.`,
  ]);
});
