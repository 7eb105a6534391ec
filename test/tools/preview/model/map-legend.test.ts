// Does the legend of the map say what each number counts?
import { expect, test } from "vitest";
import { legendOf, type LinksState } from "../../../../src/tools/preview/model/map-legend.ts";
import { questions, severalNodes } from "../../../../src/tools/preview/model/map-tree.ts";

test("each question has its sentences", () => {
  const root = severalNodes([]);
  const facts = {
    summary: { problems: [], against: "main", config: "docs.json" },
    links: { kind: "loading" },
    root,
  } as const;
  expect(questions.flatMap((question) => [...legendOf(question, facts)])).toEqual([
    "Pages whose entry or file a problem names. One problem can name many pages.",
    "Pages that are listed and have no file.",
    "Pages that are hidden, or in a hidden division.",
    "Pages that another language of the same version lacks.",
    "Reading the links of all pages…",
    "Pages that are deprecated, or whose operation is.",
    "Pages that were added, moved or changed since main.",
  ]);
});

test("what is not known about links is said once: of all pages, or of those without a file", () => {
  const legend = (unread: readonly string[], unknown: number): readonly string[] => {
    const links: LinksState = { kind: "read", links: { linked: [], files: 2, unread } };
    const summary = { problems: [], against: null, config: "docs.json" };
    return legendOf("unlinked", { summary, links, root: { ...severalNodes([]), unknown } }).slice(1);
  };
  expect(legend([], 0)).toEqual([]);
  expect(legend([], 1)).toEqual(["Of 1 page without a file, to which nothing links, it is not known."]);
  expect(legend(["a.mdx", "b.mdx", "c.mdx"], 1)).toEqual([
    "Not known of any page without a link, because not all of a.mdx, b.mdx, c.mdx could be read.",
  ]);
});
