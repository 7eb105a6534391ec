// Where do definitions, references, links and symbols lead?
import { expect, test } from "vitest";
import type { DocumentSymbol, Location } from "vscode-languageserver";
import { definitionOf } from "../../../../src/tools/lsp/requests/definition.ts";
import { documentLinks } from "../../../../src/tools/lsp/requests/document-links.ts";
import { documentSymbols } from "../../../../src/tools/lsp/requests/document-symbols.ts";
import { foldingRanges } from "../../../../src/tools/lsp/requests/folding-ranges.ts";
import { references } from "../../../../src/tools/lsp/requests/references.ts";
import { exampleFiles, markedSite, withMark, type SiteFiles } from "./asked-site.ts";

/** A location as its path and the text that it marks. */
function shown({ uri, range }: Location, files: SiteFiles = exampleFiles): string {
  const file = uri.replace("site:/", "");
  const lines = (files[file] ?? "").replace("‸", "").split("\n");
  const text = lines[range.start.line]!.slice(
    range.start.character,
    range.end.line === range.start.line ? range.end.character : undefined,
  );
  return `${file}:${range.start.line + 1} ${text}`.trim();
}

async function definitionAt(file: string, mark: string): Promise<string | undefined> {
  const { place } = await markedSite(withMark(file, mark));
  const found = definitionOf(place);
  return found === null ? undefined : shown(found);
}

test("a link is defined by its page, at its heading", async () => {
  expect(await definitionAt("start.mdx", "](/guides/o‸ne#")).toBe("guides/one.mdx:8");
  expect(await definitionAt("start.mdx", "](#he‸re)")).toBe("start.mdx:9");
  expect(await definitionAt("start.mdx", "](/nowh‸ere)")).toBeUndefined();
});

test("an entry is defined by its page or operation, and a redirect by its end", async () => {
  expect(await definitionAt("docs.json", '"sta‸rt"')).toBe("start.mdx:1");
  expect(await definitionAt("docs.json", '"GET /or‸ders"')).toMatch(/^api.json:1 \{/);
  expect(await definitionAt("docs.json", '"destination": "/guid‸es/one"')).toBe("guides/one.mdx:1");
  expect(await definitionAt("docs.json", '"api‸.json"')).toBe("api.json:1");
});

async function referencesAt(file: string, mark: string): Promise<readonly string[]> {
  const { place } = await markedSite(withMark(file, mark));
  return (await references(place)).map((each) => shown(each)).toSorted();
}

test("a page is referred to by entries, links and redirects, from wherever it is asked", async () => {
  const found = await referencesAt("guides/one.mdx", "Te‸xt.");
  expect(found).toEqual(['docs.json:13 "guides/one"', 'docs.json:24 "/guides/one"', "start.mdx:5 /guides/one#install"]);
  expect(await referencesAt("docs.json", '"guides/o‸ne"')).toEqual(found);
  expect(await referencesAt("start.mdx", "](/guides/o‸ne#")).toEqual(found);
});

test("the links of a file are those that lead to files", async () => {
  const { place } = await markedSite(withMark("start.mdx", "No ‸link"));
  const links = await documentLinks(place);
  expect(links.map(({ target, range }) => `${target} ${shown({ uri: "site:/start.mdx", range })}`)).toEqual([
    "site:/guides/one.mdx start.mdx:5 /guides/one#install",
    "site:/images/a.png start.mdx:6 /images/a.png",
  ]);
  const { place: config } = await markedSite(withMark("docs.json", '"nam‸e"'));
  const targets = (await documentLinks(config)).map(({ target = "" }) => target);
  expect(targets.toSorted()).toEqual(["site:/api.json", "site:/guides/one.mdx", "site:/start.mdx"]);
});

function outline(symbols: readonly DocumentSymbol[]): readonly unknown[] {
  return symbols.map(({ name, children = [] }) => (children.length === 0 ? name : [name, outline(children)]));
}

test("the symbols of docs.json are its resolved navigation", async () => {
  const { place } = await markedSite(withMark("docs.json", '"nam‸e"'));
  expect(outline(await documentSymbols(place))).toEqual([
    ["Guides", ["Start", ["Deep", ["Guide <one>", "List orders"]]]],
  ]);
  expect((await foldingRanges(place)).length).toBeGreaterThan(4);
  // Of a tree that is older than the text, no place is known.
  const stale = await markedSite(exampleFiles, { "docs.json": `‸${exampleFiles["docs.json"]}]` });
  expect([await documentSymbols(stale.place), await documentLinks(stale.place)]).toEqual([[], []]);
  const { place: page } = await markedSite(withMark("start.mdx", "No ‸link"));
  expect([await documentSymbols(page), await foldingRanges(page)]).toEqual([[], []]);
});

test("a link into redirects that lead in a circle leads nowhere, and one into a chain to its end", async () => {
  const files = (address: string): SiteFiles => ({
    "docs.json": JSON.stringify({
      navigation: { pages: ["start", "end"] },
      redirects: [
        { source: "/a", destination: "/b" },
        { source: "/b", destination: "/a" },
        ...Array.from({ length: 15 }, (_, hop) => ({ source: `/c${hop}`, destination: `/c${hop + 1}` })),
        { source: "/c15", destination: "/end" },
      ],
    }),
    "start.mdx": `[link](${address}‸)\n`,
    "end.mdx": "# End\n",
  });
  const definition = async (address: string): Promise<string | undefined> => {
    const { place } = await markedSite(files(address));
    return definitionOf(place)?.uri;
  };
  expect(await definition("/a")).toBeUndefined();
  expect(await definition("/c0")).toBe("site:/end.mdx");
});
