// What is above a division of docs.json, and what is the outline of the file of a `$ref`?
import { expect, test } from "vitest";
import { codeLenses } from "../../../../src/tools/lsp/requests/code-lenses.ts";
import { documentSymbols } from "../../../../src/tools/lsp/requests/document-symbols.ts";
import { markedSite } from "./asked-site.ts";

const page = (body = "", more = ""): string => `---\ntitle: A page\n${more}---\n\n${body}\n`;
const deep = { group: "Deep", pages: ["b", "c"] };
const files = {
  "docs.json": JSON.stringify(
    { navigation: { groups: [{ group: "All", pages: ["a", "gone", deep] }, { $ref: "more.json" }] } },
    null,
    2,
  ),
  "more.json": JSON.stringify({ group: "More", pages: ["d"] }, null, 2),
  "a.mdx": page(),
  "b.mdx": page("[a](/nowhere)"),
  "c.mdx": page("", "hidden: true\n"),
  "d.mdx": page(),
};

test("a division has its pages, the hidden ones, and the problems in it and in its pages", async () => {
  const { place } = await markedSite({ ...files, "docs.json": files["docs.json"].replace("{", "{‸") });
  const lenses = await codeLenses(place);
  expect(lenses.map(({ command }) => command?.title)).toEqual([
    "4 pages · 1 hidden · 2 problems",
    "2 pages · 1 hidden · 1 problem",
  ]);
  const lines = place.document.getText().split("\n");
  expect(lenses.map(({ range }) => lines[range.start.line + 1]?.trim())).toEqual([
    '"group": "All",',
    '"group": "Deep",',
  ]);
});

test("the file of a $ref has lines and an outline, too", async () => {
  const { place } = await markedSite({ ...files, "more.json": files["more.json"].replace("{", "{‸") });
  expect((await codeLenses(place)).map(({ command }) => command?.title)).toEqual(["1 page"]);
  expect(await documentSymbols(place)).toMatchObject([{ name: "More", children: [{ name: "A page" }] }]);
});

test("an anchor that is a link has no pages to count, and an empty group has none", async () => {
  const navigation = {
    anchors: [
      { anchor: "Status", href: "https://status.example" },
      { anchor: "Guides", pages: [] },
    ],
  };
  const { place } = await markedSite({ "docs.json": `‸${JSON.stringify({ navigation })}` });
  expect((await codeLenses(place)).map(({ command }) => command?.title)).toEqual(["0 pages · 1 problem"]);
});

test("lines of divisions stay while an entry is typed, and those that are elsewhere now have none", async () => {
  const titlesAfter = async (typed: string): Promise<readonly (string | undefined)[]> => {
    const { place, site } = await markedSite(files, { "docs.json": typed });
    expect(site.state.tree?.isStale).toBe(true);
    return (await codeLenses(place)).map(({ command }) => command?.title);
  };
  const typed = files["docs.json"].replace('"gone"', '"gone", "‸');
  // The group behind the new entry has another place.
  expect(await titlesAfter(typed)).toEqual(["4 pages · 1 hidden · 1 problem"]);
  // A new group does not get the line of the group that was at its place.
  const before = await titlesAfter(files["docs.json"].replace('"groups": [', '"groups": [{ "group": "‸ }, '));
  expect(before).toEqual(["2 pages · 1 hidden"]);
});
