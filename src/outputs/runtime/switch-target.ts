// Finds the page that opens when a reader chooses another language or version.
import type { Division, PageNode } from "../../compiler/site/navigation.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { counterpartIn, shortHref } from "./counterpart-in.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import type { OpenedNavigation, OpenNavigation } from "./open-navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { PageView } from "./view-page.ts";

/**
 * Why a choice has its target. `same-page`: the other edition has this page. `same-place`: it does not, but it has the division
 * of the page. `nearest-section`: it has only a division further up. `edition-home`: it has none of these.
 */
export type SwitchReason = "same-page" | "same-place" | "nearest-section" | "edition-home";

/** Where a choice leads, and why. */
export interface SwitchTarget {
  /** The address of a page of the other edition. */
  readonly href: string;
  /** Why it is that page. */
  readonly reason: SwitchReason;
}

/**
 * Returns the page that opens when the reader of a page chooses another edition; undefined if that has no page to show.
 *
 * The page itself comes first: its counterpart (the page with the same key), or the page if that edition shows it too. A hidden
 * counterpart counts only for the reader of a hidden page. Otherwise the divisions above the page are searched in the other
 * edition, from the innermost outwards: by id in an edition of the same language, by the first page with a counterpart in
 * another language. The last choice is the first page of the edition.
 *
 * @param view - What `viewPage` returned.
 * @param edition - The id of the other edition, as in `edition` of an option.
 * @param home - The page that opens if the edition has neither the page nor one of its sections; the first page of the edition, if absent.
 * @example
 * ```js
 * switchTarget(view, "fr@v1"); // { href: "/fr/v1/guides/quickstart", reason: "same-page" }
 * ```
 */
export function switchTarget(
  view: PageView,
  edition: string,
  home: string | undefined = view.site.editions.find(({ id }) => id === edition)?.href,
): SwitchTarget | undefined {
  const { site, page, trail } = view;
  const same = samePageIn(site, page.href, edition);
  if (same) return { href: same, reason: "same-page" };
  for (const division of trail.slice(1).toReversed()) {
    const href = sectionIn(view, division, edition);
    if (href) return { href, reason: division === trail.at(-1) ? "same-place" : "nearest-section" };
  }
  return home ? { href: home, reason: "edition-home" } : undefined;
}

/**
 * The page in another edition; the page itself, if that edition also shows it. A switch from a page that readers are led to never
 * leads to one that they are not led to (D147).
 */
export function samePageIn(site: OpenNavigation, href: string, edition: string): string | undefined {
  const { pages } = site.navigation;
  const page = ownValue(pages, href);
  const shown = page?.placements.some(({ editions, node }) => node !== null && editions.includes(edition));
  const other = page && counterpartIn(site, page.key, edition);
  if (other && (isSecret(page) || !isSecret(ownValue(pages, other)))) return other;
  return shown ? href : shortHref(site, "listed", href, edition);
}

/** True for a page that no list and no link leads to. */
export function isSecret(page: Page | undefined): boolean {
  return !!page?.hidden || (page?.indexed === false && isUnlisted(page));
}

/** The target of a division above the page of a view, in another edition. */
export function sectionIn({ site, edition }: PageView, division: Division, to: string): string | undefined {
  if ((site as OpenedNavigation).part) return shortHref(site, "sections", division.id, to);
  const same = site.nodeOf(to, division.id);
  const byId = !same || same.external || same.hidden || "otherEdition" in same ? undefined : same.href;
  const byPage = (): string | undefined => firstCounterpart(site, edition.id, division, to);
  const sameLanguage = site.editionOf(to)?.language === edition.language;
  return sameLanguage ? (byId ?? byPage()) : (byPage() ?? byId);
}

/** The counterpart of the first page of a division that has one; each division is searched once for an edition. */
function firstCounterpart(site: OpenNavigation, from: string, division: Division, to: string): string | undefined {
  const firstIn = (node: Division | PageNode): string => {
    if (node.hidden) return "";
    if (node.kind === "page") return node.external || node.missing ? "" : (samePageIn(site, node.href, to) ?? "");
    return madeOnce((site as OpenedNavigation).sections, `${from}\n${to}\n${node.id}`, () => {
      for (const child of node.children) {
        const href = firstIn(child);
        if (href) return href;
      }
      return "";
    });
  };
  return firstIn(division) || undefined;
}
