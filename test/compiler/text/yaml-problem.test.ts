// Does a syntax error of YAML stand where it was made, in words that say how to fix it?
import { expect, test } from "vitest";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";

test.each([
  [`title: "Start\nicon: star\n`, "1:8", "the quote that opens here is not closed in its line; close it"],
  [`title: 'Start\nicon: 'star'\n`, "1:8", "the quote that opens here is not closed in its line; close it"],
  [`icon: star\ntitle: "A \\" b\n`, "2:8", "the quote that opens here is not closed in its line; close it"],
  [`title: A: b\n`, "1:9", `a string with ": " in it has to be in quotes`],
  [`a:\n  b: 1\n c: 2\n`, "3:2", "this line is indented differently from the lines around it; indent them equally"],
  [`a:\n\tb: 1\n`, "2:1", "a tab can't indent a line; use spaces"],
  [`title: A\ntitle: B\n`, "2:1", "this key is in the mapping twice; remove one of the two"],
  [
    `title: A\ndescription Words\nicon: b\n`,
    "2:1",
    `a line has to be a key, a colon and a space, as in "title: Start"`,
  ],
  [`title: A\nicon\n`, "2:1", `a line has to be a key, a colon and a space, as in "title: Start"`],
  [`title:Start\nicon: b\n`, "1:1", `a line has to be a key, a colon and a space, as in "title: Start"`],
  [`  title: A\nicon: b\n`, "2:1", "this line is indented differently from the lines around it; indent them equally"],
  [`title: A\n[icon: b\ntag: c\n`, "2:1", `the "[" that opens here is not closed; close it`],
  [`title: A\nicon: { name: b\ntag: c\n`, "2:7", `the "{" that opens here is not closed; close it`],
  [`title: A\nlist: [a, b\n`, "2:7", `the "[" that opens here is not closed; close it`],
  [`list: [\n  "a"\n  "b"\n]\n`, "3:3", "a comma is missing between two entries"],
  [`title: "A "b" c"\nicon: d\n`, "1:12", `there is more after the closing quote; a quote in a string is written \\"`],
  [`title: A\n  icon: b\n`, "2:3", "this line is indented differently from the lines around it; indent them equally"],
])("%j", (text, place, problem) => {
  const result = parseYaml(text, { schema: "core", maxDepth: 10 });
  expect(result).toMatchObject({ ok: false, problem });
  if (!result.ok) expect(`${result.line}:${result.column}`).toBe(place);
});

test("a quote in a text of several lines is no fault", () => {
  expect(parseYaml(`title: "Start\n  here"\n`, { schema: "core", maxDepth: 10 })).toEqual({
    ok: true,
    value: { title: "Start here" },
  });
});
