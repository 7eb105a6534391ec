// What does an editor say of what is under the cursor?
import { expect, test } from "vitest";
import type { MarkupContent } from "vscode-languageserver";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { foldingRanges } from "../../../../src/tools/lsp/requests/folding-ranges.ts";
import { hover } from "../../../../src/tools/lsp/requests/hover.ts";
import { exampleFiles, markedSite, withMark } from "./asked-site.ts";

async function hoverAt(file: string, mark: string): Promise<string | undefined> {
  const { place } = await markedSite(withMark(file, mark));
  return ((await hover(place))?.contents as MarkupContent | undefined)?.value;
}

test("a link says which page it leads to, and where that page is", async () => {
  expect(await hoverAt("start.mdx", "](/guides/o‸ne")).toBe(
    [
      "**Guide \\<one\\>**",
      "`/guides/one` (`guides/one.mdx`)",
      "How to begin.",
      "Guides › Deep · previous: Start · next: List orders",
      "at `#install`",
    ].join("\n\n"),
  );
});

test("a link that is redirected says so, and one that leads nowhere says nothing", async () => {
  expect(await hoverAt("start.mdx", "](/o‸ld)")).toMatch(/^A redirect leads to:\n\n\*\*Guide/);
  expect(await hoverAt("docs.json", '"source": "/ol‸d"')).toMatch(/^A redirect leads to:\n\n\*\*Guide/);
  expect(await hoverAt("start.mdx", "](/now‸here)")).toBeUndefined();
  expect(await hoverAt("start.mdx", "No ‸link")).toBeUndefined();
});

test("a picture and another file are named", async () => {
  expect(await hoverAt("start.mdx", "](/images/a‸.png)")).toBe("`images/a.png`");
});

test("an entry of docs.json is a page or an operation", async () => {
  expect(await hoverAt("docs.json", '"guides‸/one"')).toMatch(/^\*\*Guide/);
  expect(await hoverAt("docs.json", '"GET ‸/orders"')).toMatch(
    /^\*\*List orders\*\*\n\n`\/.*` \(`api.json GET \/orders`\)/,
  );
});

test("a division says what it has, and what it inherits", async () => {
  expect(await hoverAt("docs.json", '"group": "De‸ep"')).toBe(
    "**Deep** (group)\n\n2 pages, leads to `/guides/one`\n\ninherits the spec `api.json`",
  );
});

test("a field is explained by the schema, and one of front matter by its note", async () => {
  expect(await hoverAt("docs.json", '"redi‸rects"')).toContain("Addresses that lead elsewhere");
  expect(await hoverAt("start.mdx", "titl‸e:")).toBe("Its title.");
});

test("a field is explained whatever $schema names, and one that nobody knows has no hover", async () => {
  const hoverOf = async (text: string): Promise<string | undefined> => {
    const { place } = await markedSite(exampleFiles, {
      "docs.json": `{ "$schema": "https://mintlify.com/docs.json", "navigation": { "pages": ["start"] }, ${text} }`,
    });
    const found = await hover(place);
    return found === null ? undefined : (found.contents as MarkupContent).value;
  };
  expect(await hoverOf('"redi‸rects": []')).toContain("Addresses that lead elsewhere");
  expect(await hoverOf('"not‸hing": []')).toBeUndefined();
});

test("while docs.json is broken, the last tree answers", async () => {
  const { place } = await markedSite(withMark("start.mdx", "](/guides/o‸ne"), { "docs.json": "{" });
  expect(((await hover(place))?.contents as MarkupContent | undefined)?.value).toMatch(/^\*\*Guide/);
});

test("a docs.json that is nested by the thousand has no hover, completion or parts to fold, and no failure", async () => {
  const nested = `${"[".repeat(20_000)}‸`;
  const { place } = await markedSite({ ...exampleFiles, "docs.json": nested });
  expect(await hover(place)).toBeNull();
  await completion(place);
  expect(await foldingRanges(place)).toEqual([]);
});
