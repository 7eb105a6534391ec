// Makes the records of a search index (D140).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isExternalHref } from "../../compiler/contract/href.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { feedTable } from "./feed-table.ts";
import { pageKinds, type KindOfPage, type ProtectedPages } from "./page-kinds.ts";
import { readingOrder } from "./reading-order.ts";

/** A page in one edition, for a search index. */
export interface SearchRecord {
  /** The id of the edition and the address, which is unique. */
  readonly id: string;
  /** Where the page is: an address of the site, or an external link. */
  readonly href: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** The title of the page. */
  readonly title: string;
  /** What the sidebar shows. */
  readonly label: string;
  /** The description of the page, as written. */
  readonly description?: string;
  /** The label of the innermost division above the page; absent if none has a label. */
  readonly section?: string;
  /** The labels of the divisions above it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** The id of the edition. */
  readonly edition: string;
  /** The code of its language; null for a site without languages. */
  readonly language: string | null;
  /** The label of its version; null if its language has no versions. */
  readonly version: string | null;
  /** The words of the field `keywords` in front matter. */
  readonly keywords?: readonly string[];
  /** The method of the operation, such as `GET`, or `WEBHOOK`; absent for a page without an operation. */
  readonly method?: string;
  /** The path of the operation in its spec, or the name of its webhook or channel. */
  readonly path?: string;
  /** True if the page or its operation is deprecated. */
  readonly deprecated?: true;
}

/**
 * Makes one record for each page of each edition, in the order of the editions and in reading order. If an edition lists a page
 * several times, its record is for the first place. Pages that are hidden, missing or not for search engines have no record,
 * nor do pages with `searchable: false` in front matter. Pages with `groups` have one only with `protectedPages`.
 */
export function searchRecords(navigation: ResolvedNavigation, options: ProtectedPages = {}): readonly SearchRecord[] {
  requireNavigation(navigation, "searchRecords: its argument");
  const kindOf = pageKinds(navigation, options);
  return navigation.editions.flatMap((edition) => recordsOf(edition, navigation, kindOf));
}

function recordsOf(edition: Edition, navigation: ResolvedNavigation, kindOf: KindOfPage): readonly SearchRecord[] {
  const records = new Map<string, SearchRecord>();
  for (const entry of readingOrder(navigation, edition, "search")) {
    if (entry.kind === "link" || records.has(entry.page.href) || isUnsearchable(entry.page)) continue;
    const kind = kindOf(entry.page);
    if (!feedTable[kind].search) continue;
    // A link may lead to a page of another edition, which has its record there.
    if (kind !== "linked" && !editionsOf(entry.page).has(edition.id)) continue;
    records.set(entry.page.href, recordOf(entry, edition));
  }
  return [...records.values()];
}

/** The editions that have a page; many editions may share one. */
const editionsOf = perObject((page: Page) => new Set(page.placements.flatMap(({ editions }) => editions)));

/** True for a page whose front matter keeps it out of search. On a division `searchable` has another meaning (D244). */
function isUnsearchable({ frontmatter }: Page): boolean {
  return frontmatter?.["searchable"] === false;
}

function recordOf(
  { page, label, trail }: { readonly page: Page; readonly label: string; readonly trail: readonly Division[] },
  { id, language, version }: Edition,
): SearchRecord {
  const href = page.url ?? page.href;
  const { title, description, deprecated, operation } = page;
  const breadcrumbs = trail.flatMap((division) => (division.label === "" ? [] : [division.label]));
  const section = breadcrumbs.at(-1);
  const keywords = keywordsOf(page);
  const method = operation?.webhook == null ? operation?.method : "WEBHOOK";
  const path = operation?.path ?? operation?.webhook ?? operation?.channel;
  return {
    id: `${id} ${page.href}`,
    href,
    ...(isExternalHref(href) ? { external: true } : {}),
    title,
    label,
    ...(description === undefined ? {} : { description }),
    ...(section === undefined ? {} : { section }),
    breadcrumbs,
    edition: id,
    language,
    version,
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(method === undefined || method === "" ? {} : { method }),
    ...(path === undefined ? {} : { path }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

/** A list of texts, or one text with commas. */
function keywordsOf({ frontmatter }: Page): readonly string[] {
  const written = frontmatter?.["keywords"];
  const words = typeof written === "string" ? written.split(",") : Array.isArray(written) ? written : [];
  return words.flatMap((word) => (typeof word === "string" && word.trim() !== "" ? [word.trim()] : []));
}
