// Names that look the same and are not are shown apart.
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { nearest } from "../../../src/compiler/text/nearest.ts";
import { formsNote } from "../../../src/compiler/text/unicode-forms.ts";
import { textIn } from "../../outputs/explain/explain-files.ts";

const composed = "caf\u00E9";
const decomposed = "cafe\u0301";

test.each([
  [`"${composed}" is not "${decomposed}"`, '"\u00E9" is U+00E9 in the first, and U+0065 U+0301 in the other'],
  [`"a/${decomposed}.mdx", "b/${composed}"`, '"\u00E9" is U+0065 U+0301 in the first, and U+00E9 in the other'],
  [
    "\uD55C\uAE00 \u1112\u1161\u11ABae \u1112\u1161\u11AB\uAE00",
    "is U+D55C in the first, and U+1112 U+1161 U+11AB in the other",
  ],
])("%j says how its names differ", (text, difference) => {
  expect(formsNote(text)).toContain(difference);
});

test.each([
  `"${composed}" twice: "${composed}"`,
  `"${decomposed}" twice: "${decomposed}"`,
  "cafe and caf\u00E9",
  "plain",
])("%j has no such names", (text) => {
  expect(formsNote(text)).toBe("");
});

test("the name in another form is the nearest, however short and whatever is beside it", () => {
  expect(nearest(composed, ["cafes", decomposed])).toBe(decomposed);
  expect(nearest("\u00E9", ["e\u0301"], 0)).toBe("e\u0301");
});

const files = {
  "docs.json": JSON.stringify({ navigation: { pages: [`a/${composed}`, "b"] } }),
  [`a/${decomposed}.mdx`]: "# A\n",
  "b.mdx": "# B\n",
};

test("an entry whose page file is in another form says so", async () => {
  const { diagnostics } = await compileNavigation({ host: memoryHost(files) });
  const found = diagnostics.find(({ code }) => code === "page-not-found");
  expect(found?.suggestion).toBe(`a/${decomposed}`);
  expect(found?.message).toContain("U+00E9 in the first, and U+0065 U+0301 in the other");
});

test("an address that is explained, too", async () => {
  const listed = { ...files, "docs.json": JSON.stringify({ navigation: { pages: [`a/${decomposed}`] } }) };
  expect((await textIn(listed, `/a/${composed}`)).replaceAll(/\s+/g, " ")).toContain(
    "U+00E9 in the first, and U+0065 U+0301",
  );
});
