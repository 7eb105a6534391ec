// Where does each feed of a site lead?
import type { ResolvedNavigation } from "../../../src/index.ts";
import type { Feed } from "../../../src/outputs/feeds/feed-table.ts";
import { llmsFullText } from "../../../src/outputs/feeds/llms-full-text.ts";
import { llmsText } from "../../../src/outputs/feeds/llms-text.ts";
import { searchRecords } from "../../../src/outputs/feeds/search-records.ts";
import { sitemap } from "../../../src/outputs/feeds/sitemap.ts";

interface Asked {
  /** The edition of feeds that have one edition; the default one if absent. */
  readonly edition?: string;
  readonly protectedPages?: boolean;
}

/** The addresses in each feed, in its order. */
export function feedHrefs(
  navigation: ResolvedNavigation,
  { edition = navigation.editions.find((each) => each.default)?.id ?? "", protectedPages = false }: Asked = {},
): { readonly [feed in Feed]: readonly string[] } {
  const asked = { edition, protectedPages };
  const xml = sitemap(navigation, { siteUrl: "https://docs.example.com", protectedPages }).files[0]?.text ?? "";
  return {
    sitemap: hrefsIn(xml, /<loc>https:\/\/docs\.example\.com([^<]*)</g),
    llms: hrefsIn(llmsText(navigation, asked), /\]\(([^)]*)\)/g),
    "llms-full": hrefsIn(llmsFullText(navigation, new Map(), asked), /^Source: (.*)$/gm),
    search: searchRecords(navigation, asked).flatMap((record) => (record.edition === edition ? [record.href] : [])),
  };
}

function hrefsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, href = ""]) => href);
}
