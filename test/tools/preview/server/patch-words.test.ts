// Does a patch show the words that change, also far inside a long line?
import { expect, test } from "vitest";
import { patchWords } from "../../../../src/tools/preview/server/patch-words.ts";

const long = "word ".repeat(60);

test("marks the words that a line loses and gets, and cuts what is the same for long", () => {
  const lines = patchWords(["@@ -1 +1 @@", `-See ${long}[a](/old) ${long}end.`, `+See ${long}[a](/new) ${long}end.`]);
  expect(lines[0]).toEqual(["@", "@ -1 +1 @@"]);
  expect(lines[1]!.slice(2, 3)).toEqual([["old"]]);
  expect(lines[2]!.slice(2, 3)).toEqual([["new"]]);
  const [sign, before, , after] = lines[1]!;
  expect(sign).toBe("-");
  expect(before).toMatch(/^See word word .* … .*word \[a\]\(\/$/);
  expect(after).toMatch(/^\) word word [^…]* … $/);
  expect(String(before).length).toBeLessThan(130);
});

test("several lines are compared together, each with its own words", () => {
  const lines = patchWords(["-one two three", "-four five six", "+one 2 three", "+four five 6", " last"]);
  expect(lines).toEqual([
    ["-", "one ", ["two"], " three"],
    ["-", "four five ", ["six"]],
    ["+", "one ", ["2"], " three"],
    ["+", "four five ", ["6"]],
    [" ", "last"],
  ]);
});

test("a line that is new, gone or wholly other has no marks", () => {
  expect(patchWords(["+all of it"])).toEqual([["+", "all of it"]]);
  expect(patchWords(["-a", "+something else"])).toEqual([
    ["-", "a"],
    ["+", "something else"],
  ]);
  expect(patchWords(["-", "+"])).toEqual([
    ["-", ""],
    ["+", ""],
  ]);
});

test("the note about the last line's end is no line", () => {
  const note = "\\ No newline at end of file";
  expect(patchWords(["-one two", note, "+one 2", note])).toEqual([
    ["-", "one ", ["two"]],
    ["\\", note.slice(1)],
    ["+", "one ", ["2"]],
    ["\\", note.slice(1)],
  ]);
});

test("a long line that stays is cut at its end", () => {
  const [[, text] = []] = patchWords([` ${long}`]);
  expect(String(text).length).toBeLessThan(100);
});
