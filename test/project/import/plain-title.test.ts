// Is the title of a page the text of its heading?
import { expect, test } from "vitest";
import { plainLabel, plainTitle } from "../../../src/project/import/plain-title.ts";

test.each([
  ["Q&amp;A", "Q&A"],
  [String.raw`\&amp; &lt;T&gt;`, "&amp; <T>"],
  ["Page &#95;&#95;proto&#95;&#95;", "Page __proto__"],
  ["**Bold** `code` [link](a.md) {#id}", "Bold code link"],
])("%s", (written, title) => {
  expect(plainTitle(written)).toBe(title);
});

test.each([
  ["**Bold** `{x}` [link](a.md) [other][] [more][b]", "Bold {x} link other more"],
  ["C #", "C #"],
  ["Use {x}", "Use {x}"],
])("a label has no id: %s", (written, label) => {
  expect(plainLabel(written)).toBe(label);
});
