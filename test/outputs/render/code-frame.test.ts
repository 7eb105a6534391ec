// Does a frame point at the place, whatever is in the line?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeFrame } from "../../../src/outputs/render/code-frame.ts";
import { indexLines } from "../../../src/compiler/text/line-index.ts";

/** The frame around the first `place` of `text`, a line each. */
function frame(text: string, place: string, end?: number): readonly string[] {
  const lines = indexLines(text);
  const start = text.indexOf(place);
  const range = { start: lines.position(start), end: lines.position(end ?? start + place.length) };
  return codeFrame(lines, range).map(({ number, text: line }) => `${number}|${line}`);
}

describe("codeFrame", () => {
  test("two lines around, the place underlined", () => {
    expect(frame("a\nb\nc\nd x e\nf\ng\nh", "x")).toEqual(["2|b", "3|c", "4|d x e", "|  ^", "5|f", "6|g"]);
  });

  test("blank lines at its ends are left out", () => {
    expect(frame("a\n\nx\n\n", "x")).toEqual(["1|a", "2|", "3|x", "|^"]);
  });

  test("tabs are two columns", () => {
    expect(frame("\ta\tx", "x")).toEqual(["1|  a  x", "|     ^"]);
  });

  test("wide letters and emoji take two columns, combined ones no more", () => {
    expect(frame('"日本": "👩‍👩‍👧 é x"', "x")).toEqual(['1|"日本": "👩‍👩‍👧 é x"', "|              ^"]);
    expect(frame("日本語", "本")).toEqual(["1|日本語", "|  ^^"]);
    expect(frame("𗀀x", "x")).toEqual(["1|𗀀x", "|  ^"]);
  });

  test("what would steer the terminal is a dot", () => {
    expect(frame("\u001B[31m\u202Ex", "x")).toEqual(["1|·[31m·x", "|      ^"]);
  });

  test("a joiner inside a word stays", () => {
    expect(frame("می\u200Cخواهم x", "x")[0]).toBe("1|می\u200Cخواهم x");
  });

  test("of a place over several lines the first is underlined", () => {
    expect(frame("a {\n}\n", "{", 5)).toEqual(["1|a {", "|  ^", "2|}"]);
  });

  test("an empty place gets one mark, also at the end of a line", () => {
    expect(frame("ab\ncd", "b", 1)).toEqual(["1|ab", "| ^", "2|cd"]);
    const lines = indexLines("ab");
    expect(codeFrame(lines, { start: lines.position(2), end: lines.position(2) })[1]).toMatchObject({ text: "  ^" });
  });

  test("a whole file has no frame", () => {
    const lines = indexLines("ab");
    expect(codeFrame(lines, { start: lines.position(0), end: lines.position(0) })).toEqual([]);
  });

  test("a long line is cut around the place", () => {
    const [marked = "", underline = ""] = frame(`${"ab".repeat(500_000)}X${"cd".repeat(500_000)}`, "X");
    expect(marked.length).toBeLessThan(110);
    expect(marked).toMatch(/^1\|….*bXc.*…$/);
    expect(underline.length - 1).toBe(marked.indexOf("X") - 1);
  });

  test("the mark is always under the place", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z \t日]{0,300}$/),
        fc.stringMatching(/^[a-z \t日]{0,300}$/),
        (before, after) => {
          const [marked = "", underline = ""] = frame(`${before}X${after}`, "X");
          const shownBefore = marked.slice(2, marked.indexOf("X"));
          expect(underline.indexOf("^") - 1).toBe(
            Array.from(shownBefore).reduce((width, letter) => width + (letter === "日" ? 2 : 1), 0),
          );
        },
      ),
    );
  });
});
