// Do offsets get the line and column an editor shows?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexLines } from "../../../src/compiler/text/line-index.ts";

describe("indexLines", () => {
  test.each([
    ["\n", "a\nbc\n"],
    ["\r\n", "a\r\nbc\r\n"],
    ["\r", "a\rbc\r"],
  ])("%j ends a line", (_lineBreak, text) => {
    const lines = indexLines(text);
    expect(lines.position(text.indexOf("c"))).toEqual({ line: 2, column: 2, offset: text.indexOf("c") });
    expect(lines.position(text.length)).toMatchObject({ line: 3, column: 1 });
    expect([lines.line(1), lines.line(2), lines.line(3), lines.line(4)]).toEqual(["a", "bc", "", ""]);
    expect(lines.count()).toBe(3);
  });

  test("columns are UTF-16 units", () => {
    expect(indexLines("😀x").position(2).column).toBe(3);
  });

  test("a byte order mark takes no column", () => {
    const lines = indexLines("\uFEFF{}\n");
    expect(lines.position(1)).toEqual({ line: 1, column: 1, offset: 1 });
    expect(lines.line(1)).toBe("{}");
  });

  test("an offset outside the text is at its nearest end", () => {
    expect(indexLines("ab").position(99)).toEqual({ line: 1, column: 3, offset: 2 });
    expect(indexLines("ab").position(-1)).toEqual({ line: 1, column: 1, offset: 0 });
    expect(indexLines("").position(0)).toEqual({ line: 1, column: 1, offset: 0 });
  });

  test("agrees with splitting what comes before", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "\n", "\r", "\r\n", "é"), { maxLength: 30 }),
        fc.nat(60),
        (pieces, at) => {
          const text = pieces.join("");
          const offset = Math.min(at, text.length);
          // Between CR and LF the line has not ended.
          fc.pre(!(text[offset - 1] === "\r" && text[offset] === "\n"));
          const before = text.slice(0, offset).split(/\r\n|\r|\n/);
          expect(indexLines(text).position(offset)).toEqual({
            line: before.length,
            column: (before.at(-1) ?? "").length + 1,
            offset,
          });
        },
      ),
    );
  });
});
