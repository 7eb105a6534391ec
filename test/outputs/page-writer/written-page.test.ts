// Is a page that would end the build of its host written again, in a form that does not?
import { expect, test } from "vitest";
import type { ExportedSite } from "../../../src/outputs/page-writer/exported-site.ts";
import type { PageSource } from "../../../src/outputs/page-writer/source/page-source.ts";
import { writtenPage } from "../../../src/outputs/page-writer/written-page.ts";

type Host = Pick<ExportedSite, "pageFile" | "problemIn">;

/** A host that stops at pages with one of these in their text. */
function hostThatStopsAt(...texts: readonly string[]): Host {
  return {
    pageFile: ({ body }) => ({ path: "a.mdx", text: body }),
    problemIn: ({ text }) =>
      texts.some((each) => text.includes(each)) ? { reason: "it stops there", line: text } : undefined,
  };
}

const source = { body: "**A** <Card>" } as PageSource;

test("a page with which nothing is wrong is written as it is", () => {
  expect(writtenPage(source, hostThatStopsAt("other"))).toEqual({ file: { path: "a.mdx", text: "**A** <Card>" } });
});

test.each([
  [["<"], "**A** &#60;Card>"],
  [["<", "Card>"], "**A** &#60;Card&#62;"],
  [["A"], ""],
])("where the host stops at %j, a page is written plainer", (texts, text) => {
  const { file, problem } = writtenPage(source, hostThatStopsAt(...texts));
  expect(file.text.trim()).toBe(text);
  expect(problem).toEqual({ reason: "it stops there", line: "**A** <Card>" });
});
