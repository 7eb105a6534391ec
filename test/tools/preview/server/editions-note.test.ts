// Does a sentence name the languages and versions in which something changes?
import { expect, test } from "vitest";
import type { Edition } from "../../../../src/compiler/site/navigation.ts";
import { editionsNote } from "../../../../src/tools/preview/server/editions-note.ts";

const edition = (language: string | null, version: string | null): Edition =>
  ({ language, version }) as unknown as Edition;

test.each([
  [[], undefined],
  [[edition(null, "v1"), edition(null, "v2")], "It is in 2 versions, and changes in all of them: v1, v2."],
  [[edition("en", "v1"), edition("fr", "v1")], "It is in 2 languages, and changes in all of them: en, fr."],
  [
    [edition("en", "v1"), edition("en", "v2"), edition("fr", null)],
    "It is in 3 languages and versions, and changes in all of them: en v1, en v2, fr.",
  ],
  [
    Array.from({ length: 8 }, (_, index) => edition(null, `v${index}`)),
    "It is in 8 versions, and changes in all of them: v0, v1, v2, v3, v4, v5, and 2 more.",
  ],
])("%#", (editions, note) => {
  expect(editionsNote(editions)).toBe(note);
});
