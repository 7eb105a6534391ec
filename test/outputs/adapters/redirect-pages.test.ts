// Which redirects do hosts without redirects of their own show as pages, and which are named?
import { expect, test } from "vitest";
import { toDocusaurus, toFumadocs, toStarlight, toVitePress } from "../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../src/index.ts";
import type { NotExpressed } from "../../../src/outputs/adapters/not-expressed.ts";
import { exportSite } from "../../../src/outputs/page-writer/export-site.ts";
import { openedSite } from "../runtime/opened-site.ts";

async function siteWith(
  redirects: readonly (readonly [source: string, destination: string])[],
  navigation: JsonObject = { pages: ["index", "a", "c", "guides/b"] },
  settings: Parameters<typeof openedSite>[1] = {},
): Promise<ResolvedNavigation> {
  const list = redirects.map(([source, destination]) => ({ source, destination }));
  const site = await openedSite({ name: "Acme", navigation, redirects: list }, settings);
  return site.navigation as ResolvedNavigation;
}

function lostIn(notExpressed: readonly NotExpressed[]): readonly (readonly [string, string])[] {
  return notExpressed
    .filter(({ feature }) => feature === "a redirect")
    .flatMap(({ reason, places }) => places.map(({ what }) => [what, reason.split(";")[0]!] as const));
}

test("a redirect that ends at a folder without a page leads to its first page", async () => {
  const redirects = [
    ["/old", "/guides"],
    ["/older", "/old/x"],
    ["/old/:rest*", "/guides"],
  ] as const;
  const navigation = await siteWith(redirects, undefined, { basePath: "/docs" });
  expect(Object.values(toFumadocs(navigation).redirects)).toEqual(["/docs/guides/b", "/docs/guides/b"]);
});

test("a redirect of an address is in the data of Fumadocs, and one with wildcards or of another file is named", async () => {
  const navigation = await siteWith([
    ["/old", "/a"],
    ["/A/old", "https://example.com/x"],
    ["/été", "/guides/b#c"],
    ["/page.html", "/a"],
    ["/a.html", "/a"],
    ["/c", "/guides/b"],
    ["/OLD", "/guides/b"],
    ["/guides/index", "/guides/b"],
    ["/404", "/a"],
    ["/llms-full.txt", "https://example.com/x"],
    ["/old/:slug*", "/guides/:slug*"],
    ["/Old", "/a"],
  ]);
  const { redirects, notExpressed } = toFumadocs(navigation);
  expect(redirects).toEqual({
    "/old": "/a",
    "/A/old": "https://example.com/x",
    "/%C3%A9t%C3%A9": "/guides/b#c",
    "/page": "/a",
  });
  expect(lostIn(notExpressed)).toEqual([
    ['redirect "/llms-full.txt"', "programs ask for a file of that kind, and follow no page"],
    ['redirect "/old/:slug*"', "a static site has no redirects with wildcards"],
    ['redirect "/c"', "a page or another redirect has the same file"],
    ['redirect "/OLD"', "a page or another redirect has the same file"],
    ['redirect "/Old"', "a page or another redirect has the same file"],
    ['redirect "/guides/index"', "servers show the file of that name for its folder"],
    ['redirect "/404"', "the file of that name is what servers show for a missing page"],
  ]);
});

test("all hosts name the same redirects", async () => {
  const navigation = await siteWith([
    ["/old", "/a"],
    ["/old/*", "/a"],
    ["/llms.txt", "/a"],
  ]);
  const lost = [
    ['redirect "/old/*"', "a static site has no redirects with wildcards"],
    ['redirect "/llms.txt"', "programs ask for a file of that kind, and follow no page"],
  ];
  for (const toHost of [toDocusaurus, toFumadocs, toStarlight, toVitePress])
    expect(lostIn(toHost(navigation).notExpressed)).toEqual(lost);
});

test("addresses have the base path in Fumadocs, where the pages have it", async () => {
  const navigation = await siteWith([["/old", "/a"]], undefined, { basePath: "/docs" });
  expect(toFumadocs(navigation).redirects).toEqual({ "/docs/old": "/docs/a" });
});

test("a redirect, and a page that forwards, is a page of VitePress that leads on", async () => {
  const navigation = await siteWith(
    [
      ["/old/page", "/a"],
      ["/odd*name", "/a"],
      ["/odd<name", "/a"],
    ],
    { pages: ["a", "out"] },
    { files: { "out.mdx": "---\nurl: https://out.example\n---\n" } },
  );
  const { files, notExpressed } = exportSite("vitepress", navigation, {});
  expect(files.map(({ path }) => path)).toEqual(["index.md", "old/page.md", "out.md"]);
  expect(files[1]!.text).toContain('content":"0; url=/a"');
  expect(files[1]!.text).toContain("search: false\n");
  expect(files[1]!.text).toContain('"name":"robots","content":"noindex"');
  expect(lostIn(notExpressed.list())).toEqual([
    ['redirect "/odd*name"', "a static site has no redirects with wildcards"],
    ['redirect "/odd<name"', "VitePress can't have a page there"],
  ]);
});

test("a redirect is a document of Docusaurus in the language and version of its address, without a sidebar", async () => {
  const navigation = await siteWith(
    [
      ["/old", "/a"],
      ["/fr/vieux", "/fr/b"],
      ["/away", "https://example.com"],
    ],
    {
      languages: [
        { language: "en", pages: ["a", "c"] },
        { language: "fr", pages: ["fr/b", "fr/c"] },
      ],
    },
  );
  const files = new Map(exportSite("docusaurus", navigation, {}).files.map(({ path, text }) => [path, text]));
  const old = files.get("docs/navc-redirects/1.mdx");
  expect(old).toContain('slug: "/old"\ndisplayed_sidebar: null\n');
  expect(old).toContain('<meta httpEquiv="refresh" content="0; url=/a" />');
  expect(old).toContain('<Redirect to={"/a"} />');
  expect(files.get("fr_docs/navc-redirects/2.mdx")).toContain('slug: "/vieux"\n');
  expect(files.get("docs/navc-redirects/3.mdx")).not.toContain("<Redirect");
});
