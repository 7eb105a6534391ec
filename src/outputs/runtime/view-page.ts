// Makes the view of a page: the page in one edition, with the divisions above it.
import type { Division, Edition, LanguageEntry, PageNode } from "../../compiler/site/navigation.ts";
import type { Page, Placement } from "../../compiler/site/page.ts";
import { inOwnWords } from "./in-own-words.ts";
import type { OpenNavigation } from "./open-navigation.ts";

/** A page as it is shown in one edition. */
export interface PageView {
  /** What `openNavigation` returned. */
  readonly site: OpenNavigation;
  /** The page. */
  readonly page: Page;
  /** The edition in which it is shown. */
  readonly edition: Edition;
  /** The place of the page in that edition. */
  readonly placement: Placement;
  /** The divisions above the page, from the root of the edition to the innermost one. */
  readonly trail: readonly [Division, ...(readonly Division[])];
  /** The divisions of `trail` down to the one whose sidebar is shown: each may have a bar of tabs, products or similar entries. */
  readonly levels: readonly Division[];
  /** The division whose groups and pages are in the sidebar. */
  readonly sidebar: Division;
  /** The node of the page in the tree: a page, or the group that it is the root of; undefined for an unlisted page. */
  readonly node: PageNode | Division | undefined;
  /** The language of the edition; undefined for a site without languages. */
  readonly language: LanguageEntry | undefined;
  /** The value for `lang` of the document; undefined for a site without languages. */
  readonly lang: string | undefined;
  /** The value for `dir` of the document: the direction of the script of the language. */
  readonly dir: "ltr" | "rtl";
}

/**
 * Returns the view of a page; undefined for a page without a place in a loaded edition.
 *
 * @param site - What `openNavigation` returned.
 * @param page - A page of `navigation.pages`; `findPage` finds it by its address.
 * @param last - The id of the edition that the reader saw last. A page that several editions show is shown in that one,
 * otherwise in the most similar one: of the same language, then of the same version. Without it, a page is shown in its first
 * edition.
 * @returns The view. Throws `TypeError` without a page, and if what the page, its edition or its tree should have is not there.
 * @example
 * ```js
 * const view = viewPage(site, page, localStorage.edition);
 * localStorage.edition = view.edition.id;
 * ```
 */
export function viewPage(site: OpenNavigation, page: Page, last?: string): PageView | undefined {
  return inOwnWords(() => viewOf(site, page, last), "page of a ");
}

function viewOf(site: OpenNavigation, page: Page, last: string | undefined): PageView | undefined {
  const edition = editionFor(site, page, last);
  const placement = edition && page.placements.find(({ editions }) => editions.includes(edition.id));
  return edition && placement && viewAt(site, page, edition, placement);
}

/** The view of a page at one of its places in an edition. */
export function viewAt(site: OpenNavigation, page: Page, edition: Edition, placement: Placement): PageView {
  const divisionOf = (id: string): Division => {
    const node = site.nodeOf(edition.id, id);
    return !node || node.kind === "page" ? edition.tree : node;
  };
  const trail: PageView["trail"] = [edition.tree, ...placement.trail.map(divisionOf)];
  const sidebar = divisionOf(placement.sidebar);
  const language = site.languageOf(edition.language);
  return {
    site,
    page,
    edition,
    placement,
    trail,
    levels: trail.slice(0, trail.indexOf(sidebar) + 1),
    sidebar,
    // No node has the id null.
    node: site.nodeOf(edition.id, placement.node!),
    language,
    lang: language?.bcp47,
    dir: language?.dir ?? "ltr",
  };
}

function editionFor(site: OpenNavigation, page: Page, last: string | undefined): Edition | undefined {
  const seen = site.editions.find(({ id }) => id === last);
  const nearness = (edition: Edition): number =>
    (edition.language === seen?.language ? 2 : 0) + (edition.version === seen?.version ? 1 : 0);
  return page.placements
    .flatMap(({ editions }) => editions)
    .flatMap((id) => site.editionOf(id) ?? [])
    .toSorted((a, b) => nearness(b) - nearness(a))[0];
}
