// Does a reader see which words of a text changed?
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { wordRows, type RowPart, type TextRow } from "../../../src/project/comparison/word-rows.ts";

describe("two texts beside each other", () => {
  test("have the words marked that only one of them has", () => {
    expect(wordRows("one\nThe old way works.\ntwo", "one\nThe new way works.\ntwo")).toEqual([
      { kind: "same", text: "one" },
      {
        kind: "changed",
        before: ["The ", ["old"], " way works."],
        after: ["The ", ["new"], " way works."],
      },
      { kind: "same", text: "two" },
    ]);
  });

  test("are marked as a whole where they have nothing in common", () => {
    expect(wordRows("a quite different sentence", "b nothing like it was")).toEqual([
      { kind: "changed", before: [["a quite different sentence"]], after: [["b nothing like it was"]] },
    ]);
  });

  test("have a line beside nothing where it is new", () => {
    expect(wordRows("one", "one\ntwo")).toEqual([
      { kind: "same", text: "one" },
      { kind: "changed", before: null, after: [["two"]] },
    ]);
  });

  test("are folded where they are the same, but for the lines beside a change", () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${String(at)}`);
    const rows = wordRows(lines.join("\n"), [...lines, "new"].join("\n"));
    expect(rows.map((row) => (row.kind === "gap" ? row.lines : row.kind))).toEqual([18, "same", "same", "changed"]);
    expect(wordRows("a\nb\nc", "a\nb\nc\nd")).toHaveLength(4);
  });

  test("are shown whole if there are too many differences to compare", () => {
    const lines = (word: string): string => Array.from({ length: 3000 }, (_, at) => `${word} ${String(at)}`).join("\n");
    expect(wordRows(lines("a"), lines("b"))).toHaveLength(3000);
  });

  test("have all of their lines, whatever they are", () => {
    const text = fc.array(fc.constantFrom("a b c", "a c", "", "d", "a b d"), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (olds, news) => {
        const [before, after] = [olds.join("\n"), news.join("\n")];
        const rows = wordRows(before, after);
        expect(sideOf(rows, "before")).toBe(linesIn(before));
        expect(sideOf(rows, "after")).toBe(linesIn(after));
      }),
      { seed: 31 },
    );
  });
});

/** The number of lines that a side has. */
function sideOf(rows: readonly TextRow[], side: "before" | "after"): number {
  return rows.reduce((sum, row) => {
    if (row.kind === "gap") return sum + row.lines;
    const parts: readonly RowPart[] | null = row.kind === "same" ? [row.text] : row[side];
    return sum + (parts === null ? 0 : 1);
  }, 0);
}

function linesIn(text: string): number {
  return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}
