// Does an edit change a whole string, and nothing beside it?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextEdit } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { applyEdits } from "../../../src/project/fix/apply-edits.ts";
import { indexLines } from "../../../src/compiler/text/line-index.ts";

/** Replaces what stands between two offsets. */
function edit(text: string, start: number, end: number, written: string): TextEdit {
  const lines = indexLines(text);
  return {
    file: "docs.json",
    range: { start: lines.position(start), end: lines.position(end) },
    text: JSON.stringify(written),
  };
}

/** Replaces a token, written as it stands in the text. */
function editOf(text: string, token: string, written: string, from = 0): TextEdit {
  const start = text.indexOf(token, from);
  return edit(text, start, start + token.length, written);
}

describe("what stays as it is", () => {
  test.each([
    [
      "a byte order mark and CRLF",
      '\uFEFF{\r\n\t"a" : "x/" ,\r\n "b":1.50e3 }\r\n',
      '\uFEFF{\r\n\t"a" : "x" ,\r\n "b":1.50e3 }\r\n',
    ],
    [
      "escapes elsewhere",
      '{"\\u0067uides":"x/","b":"\\/é\\ud83d\\ude00"}',
      '{"\\u0067uides":"x","b":"\\/é\\ud83d\\ude00"}',
    ],
    ["a text without a line break at its end", '["x/"]', '["x"]'],
  ])("%s", (_what, text, fixed) => {
    expect(applyEdits(text, [editOf(text, '"x/"', "x")]).text).toBe(fixed);
  });

  test("what is written is escaped as JSON", () => {
    expect(applyEdits('["x"]', [editOf('["x"]', '"x"', 'a"\\\n')]).text).toBe('["a\\"\\\\\\n"]');
  });
});

describe("an edit is refused", () => {
  const text = '{ "a": { "b": ["one \\"two\\" three"] }, "c": 1 }';
  test.each([
    ["at a bracket", edit(text, 7, 8, "x")],
    ["at a number", editOf(text, "1", "x")],
    ["inside a string", editOf(text, '"two\\"', "x")],
    ["that ends before its string does", editOf(text, '"one', "x")],
    ["behind the end", edit(text, 900, 910, "x")],
    ["at nothing", edit(text, 0, 0, "x")],
    ["that writes no string", { ...editOf(text, '"a"', "x"), text: "{}" }],
    ["that changes nothing", editOf(text, '"a"', "a")],
  ])("%s", (_where, refused) => {
    expect(applyEdits(text, [refused])).toEqual({ text, applied: [] });
  });

  test("in a text that is not JSON", () => {
    const broken = '{ "a": "x/", }';
    expect(applyEdits(broken, [editOf(broken, '"x/"', "x")])).toEqual({ text: broken, applied: [] });
  });

  test("when another one says something else of the same string, and made once when they agree", () => {
    const [one, other] = [editOf(text, '"a"', "x"), editOf(text, '"a"', "y")];
    expect(applyEdits(text, [one, other, one]).applied).toEqual([]);
    expect(applyEdits(text, [one, one]).applied).toEqual([one]);
  });
});

describe("a key that would stand twice in its object", () => {
  test("is not written, and the other edits are made", () => {
    const text = '{ "gruop": "A", "group": "B", "pages": ["x/"] }';
    const fixed = applyEdits(text, [editOf(text, '"gruop"', "group"), editOf(text, '"x/"', "x")]);
    expect(fixed.text).toBe('{ "gruop": "A", "group": "B", "pages": ["x"] }');
  });

  test("is not written by two edits at once", () => {
    const text = '{ "gruop": "A", "gropu": "B" }';
    const edits = [editOf(text, '"gruop"', "group"), editOf(text, '"gropu"', "group")];
    expect(applyEdits(text, edits)).toEqual({ text, applied: [] });
  });

  test("may be in another object", () => {
    const text = '[{ "group": "A" }, { "gruop": "B" }]';
    expect(applyEdits(text, [editOf(text, '"gruop"', "group")]).text).toBe('[{ "group": "A" }, { "group": "B" }]');
  });
});

test("whatever the JSON and the ranges: it stays JSON, and every byte outside the ranges stays", () => {
  fc.assert(
    fc.property(
      fc.json({ stringUnit: "binary" }),
      fc.array(fc.tuple(fc.nat(200), fc.nat(30), fc.string()), { maxLength: 6 }),
      (text, wanted) => {
        const edits = wanted.map(([start, length, written]) => edit(text, start, start + length, written));
        const fixed = applyEdits(text, edits);
        expect(() => JSON.parse(fixed.text) as unknown).not.toThrow();
        let rest = fixed.text;
        let done = 0;
        for (const { range, text: written } of fixed.applied) {
          const between = text.slice(done, range.start.offset);
          expect(rest.startsWith(between + written)).toBe(true);
          rest = rest.slice(between.length + written.length);
          done = range.end.offset;
        }
        expect(rest).toBe(text.slice(done));
      },
    ),
  );
});
