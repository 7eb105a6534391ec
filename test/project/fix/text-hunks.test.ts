// Do the hunks of a patch make one text of another, however many lines differ?
import { applyPatch } from "diff";
import { expect, test } from "vitest";
import { loadHunks } from "../../../src/project/fix/text-hunks.ts";

const lines = (count: number, word: string): string =>
  Array.from({ length: count }, (_, line) => `${word} ${line}\n`).join("");

test.each([
  ["a line", "a\nb\nc\n", "a\nB\nc\n"],
  ["a text without a last line end", "a\nb", "a\nc"],
  ["more lines than are compared", `first\n${lines(2_000, "old")}last\n`, `first\n${lines(2_100, "new")}last\n`],
  ["more lines than are compared, at the end", `${lines(2_000, "old")}end`, `${lines(2_000, "new")}other end`],
])("%s", async (_name, before, after) => {
  const hunksOf = await loadHunks();
  expect(applyPatch(before, `--- a\n+++ b\n${hunksOf(before, after)}`)).toBe(after);
});

test("a few lines far apart are a few hunks, however long the text", async () => {
  const hunksOf = await loadHunks();
  const before = lines(5_000, "line");
  const after = before.replace("line 3\n", "other\n").replace("line 4990\n", "line 4990\nadded\n");
  const hunks = hunksOf(before, after);
  expect(hunks.match(/^@@/gm)).toHaveLength(2);
  expect(hunks.match(/^[-+]/gm)).toHaveLength(3);
});
