// Does each feed have what the table of feeds says, for each kind of page and link?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { feedTable, type EntryKind, type Feed } from "../../../src/outputs/feeds/feed-table.ts";
import { hostRedirects } from "../../../src/outputs/feeds/host-redirects.ts";
import { llmsText } from "../../../src/outputs/feeds/llms-text.ts";
import { pageKinds } from "../../../src/outputs/feeds/page-kinds.ts";
import { searchRecords } from "../../../src/outputs/feeds/search-records.ts";
import { sitemap } from "../../../src/outputs/feeds/sitemap.ts";
import { feedSite, hrefs } from "./feed-site.ts";

const navigation = await feedSite();
const kinds = Object.keys(feedTable) as readonly EntryKind[];
const text = llmsText(navigation);
const xml = sitemap(navigation, { siteUrl: "https://docs.example.com" }).files[0]?.text ?? "";

/** The addresses of pages that forward. */
const sources: { readonly [kind in EntryKind]?: string } = { forwardedOut: "/forwarded-out" };

/** All that each feed leads to from the default edition; a stub is an entry of that edition only. */
const found: { readonly [feed in Feed]: readonly string[] } = {
  sitemap: [...xml.matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)</g)].map(([, href = ""]) => href),
  llms: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
  search: searchRecords(navigation).flatMap(({ href, edition }) => (edition === "@2024" ? [href] : [])),
};

test.each(kinds.filter((kind) => kind !== "outsideLink" && kind !== "stub"))(
  "the site has a page that is %s",
  (kind) => {
    const kindOf = pageKinds(navigation);
    const ofKind = Object.values(navigation.pages).filter((page) => kindOf(page) === kind);
    expect(ofKind.map((page) => page.url ?? page.href)).toContain(kind === "forwardedInside" ? "/listed" : hrefs[kind]);
  },
);

describe.each(kinds)("%s", (kind) => {
  test.each(["sitemap", "llms", "search"] as const)("is in the feed %s as the table says", (feed) => {
    // The page behind a stub is listed in an edition of its own, and so it is in the sitemap.
    const isThere = feedTable[kind][feed] || (kind === "stub" && feed === "sitemap");
    expect(found[feed].filter((href) => href === hrefs[kind])).toHaveLength(isThere ? 1 : 0);
  });

  test("has a redirect on a host only if it leads elsewhere", () => {
    const { text: lines } = hostRedirects(navigation, "netlify");
    const isRedirected = lines.split("\n").some((line) => line.startsWith(`${sources[kind] ?? hrefs[kind]} `));
    expect(isRedirected).toBe(["redirected", "forwardedInside", "forwardedOut"].includes(kind));
  });
});

test("a stub has its records in its own edition", () => {
  const records = searchRecords(navigation).filter(({ href }) => href === hrefs.stub);
  expect(records.map(({ edition }) => edition)).toEqual(["@v1"]);
});

test("docs/feeds.md has the table", () => {
  const document = readFileSync("docs/feeds.md", "utf8");
  const rows = [...document.matchAll(/^\| [^|]+ \| (yes|no) \| (yes|no) \| (yes|no) \|$/gm)].map((row) =>
    row.slice(1, 4),
  );
  const expected = Object.values(feedTable).map(({ sitemap: inSitemap, llms, search }) =>
    [inSitemap, llms, search].map((isThere) => (isThere ? "yes" : "no")),
  );
  expect(rows).toEqual(expected);
});
