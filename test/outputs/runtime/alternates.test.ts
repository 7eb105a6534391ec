// Are search engines given the addresses of those pages only that they may show?
import { expect, test } from "vitest";
import { alternatesOf, findPage, openNavigation, viewPage } from "../../../src/runtime.ts";
import { siteOf } from "../feeds/feed-site.ts";

const names = ["shown", "hidden", "noindex", "redirected", "forwarded", "missing"];
const navigation = await siteOf(
  {
    navigation: {
      languages: [
        { language: "en", pages: names },
        { language: "fr", pages: names.map((name) => `fr/${name}`) },
        { language: "de", hidden: true, pages: ["de/shown"] },
      ],
    },
    redirects: [{ source: "/fr/redirected", destination: "/fr/shown" }],
  },
  {
    ...Object.fromEntries(names.map((name) => [name, `title: ${name}`])),
    "fr/shown": "title: Shown",
    "fr/hidden": "hidden: true",
    "fr/noindex": "noindex: true",
    "fr/redirected": "title: Redirected",
    "fr/forwarded": "url: https://x.example",
    "de/shown": "title: Draft",
  },
);
const site = openNavigation(navigation);

function alternatesAt(href: string): readonly string[] | undefined {
  const found = findPage(site, href);
  const view = found.kind === "page" ? viewPage(site, found.page) : undefined;
  return view && alternatesOf(view).map((alternate) => `${alternate.hreflang} ${alternate.href}`);
}

test("a page has its address in each language that is not hidden", () => {
  const expected = ["en /shown", "fr /fr/shown", "x-default /shown"];
  expect([alternatesAt("/shown"), alternatesAt("/fr/shown")]).toEqual([expected, expected]);
});

test.each(names.slice(1))("a page that is %s in the other language has none, nor has that one", (name) => {
  expect(alternatesAt(`/${name}`)).toEqual([]);
  if (name !== "redirected") expect(alternatesAt(`/fr/${name}`)).toEqual([]);
});
