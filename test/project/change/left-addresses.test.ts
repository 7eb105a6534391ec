// Are old addresses in files that are no pages named, and nothing else?
import { expect, test } from "vitest";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const docs = (more: object = {}): string =>
  JSON.stringify({ navigation: { pages: ["index", "guides/a", "guides/b", "other"] }, ...more });
const own = { seo: { metatags: { canonical: "https://docs.acme.com" } } };

async function leftIn(texts: SiteTexts, config = docs(own)): Promise<readonly string[]> {
  const site = {
    "docs.json": config,
    "index.mdx": "",
    "guides/a.mdx": "",
    "guides/b.mdx": "",
    "other.mdx": "",
    ...texts,
  };
  const { left, refusals } = await plannedChange(site, [{ kind: "move", from: "guides/", to: "manual/" }]);
  expect(refusals).toEqual([]);
  return left.map(({ file, line, written, reason }) => `${file}:${line} ${written} ${reason}`);
}

const stays = "this file is no page, so the old address stays";

test("an llms.txt is named once, with its first address and the number of the others", async () => {
  const text =
    "# Acme\n\n- [A](https://docs.acme.com/guides/a.md): a\n- /guides/b/, (/guides/a#x)\n- https://DOCS.acme.com/guides/b?q.\n";
  expect(await leftIn({ "llms.txt": text })).toEqual([
    `llms.txt:3 https://docs.acme.com/guides/a.md ${stays}, with 3 more addresses`,
  ]);
});

test.each([
  ["another host", "https://acme.com/guides/a"],
  ["a longer path", "/guides/a/more /x/guides/a ./guides/a ..//guides/a a/guides/a /guides/abc"],
  ["a page that stays", "/other https://docs.acme.com/other"],
  ["the first page", "/ and / https://docs.acme.com/"],
])("%s is not", async (_name, text) => {
  expect(await leftIn({ "llms.txt": text })).toEqual([]);
});

test("each host may be that of a site whose docs.json names none", async () => {
  expect(await leftIn({ "llms.txt": "https://any.com/guides/a" }, docs())).toEqual([
    `llms.txt:1 https://any.com/guides/a ${stays}`,
  ]);
});

test("the path of the site is not a part of its addresses", async () => {
  const below = docs({ seo: { metatags: { canonical: "https://acme.com/docs/" } } });
  expect(await leftIn({ "map.xml": "<loc>https://acme.com/docs/guides/a</loc>" }, below)).toEqual([
    `map.xml:1 https://acme.com/docs/guides/a ${stays}`,
  ]);
});

test("programs, specs and files of more than a megabyte are not searched", async () => {
  const text = "/guides/a\n";
  const large = text + "x".repeat(2 ** 20);
  expect(await leftIn({ "a.js": text, "spec.yaml": `x: ${text}`, "large.txt": large })).toEqual([]);
});
