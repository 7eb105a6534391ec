// Are the pieces in which two texts differ small, and do they make one of the other?
import { expect, test } from "vitest";
import { withPieces } from "../../../src/compiler/text/text-pieces.ts";
import { textChanges } from "../../../src/project/fix/text-changes.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const lines = ["a", "b", "", "é", "😀", "😁 😀", "a\r", "\r"];

function textOf(dice: Dice): string {
  return Array.from({ length: dice(8) }, () => lines[dice(lines.length)]!).join("\n");
}

test("the pieces make the new text, and none begins or ends inside of a character or a line break", async () => {
  const dice = diceFrom(1);
  for (let run = 0; run < 300 + propertyRuns(300); run += 1) {
    const [before, after] = [textOf(dice), textOf(dice)];
    const pieces = await textChanges(before, after);
    expect(withPieces(before, pieces)).toBe(after);
    for (const { start, end } of pieces)
      for (const at of [start, end])
        expect(before.slice(at - 1, at + 1)).not.toMatch(/^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])$/);
  }
});

test("only what differs is in the pieces", async () => {
  expect(await textChanges("one\ntwo\nthree\nfour\n", "one\ntwo 2\nthree\nfive\n")).toEqual([
    { start: 7, end: 7, text: " 2" },
    { start: 15, end: 18, text: "ive" },
  ]);
  expect(await textChanges("same", "same")).toEqual([]);
});

test("texts with very many different lines differ in one piece", async () => {
  const [before, after] = ["a", "b"].map((letter) => `x\n${`${letter}\n`.repeat(3000)}y\n`) as [string, string];
  expect(await textChanges(before, after)).toEqual([{ start: 2, end: 6001, text: `${"b\n".repeat(2999)}b` }]);
});
