// Finds a page in each edition: the same page in another language and version is known by both. (D550)
import type { Page } from "../../compiler/site/page.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { WantedEditions } from "./same-divisions.ts";

/** A page in an edition. */
export interface EditionPage {
  readonly edition: Edition;
  /** Its file. */
  readonly file: string;
}

/** The file of a page as an edition has it: that of its counterpart, or its own if the edition lists it; undefined if it has neither. */
export function fileIn(file: string, edition: Edition, navigation: ResolvedNavigation): string | undefined {
  const page = pageOf(file, navigation);
  const href = page === undefined ? undefined : navigation.counterparts[page.key]?.[edition.id];
  if (href !== undefined) return navigation.pages[href]?.file ?? undefined;
  return page !== undefined && isListedIn(page, edition) ? file : undefined;
}

/**
 * The page with a file in the languages, or the versions, or both, that are wanted besides its own: those that are most like its own edition
 * first. An edition that lists the same file has it, too. `from`: its own edition; absent, the first that lists it.
 */
export function pagesInOthers(
  file: string,
  navigation: ResolvedNavigation,
  wanted: WantedEditions,
  from?: Edition,
): readonly EditionPage[] {
  return editionsBeside(file, navigation, wanted, from).flatMap((edition) => {
    const other = fileIn(file, edition, navigation);
    return other === undefined ? [] : [{ edition, file: other }];
  });
}

/** The editions that are wanted besides that of a page; none for what is no page. */
export function editionsBeside(
  file: string,
  navigation: ResolvedNavigation,
  { languages, versions }: WantedEditions,
  from?: Edition,
): readonly Edition[] {
  const own = from ?? pageOf(file, navigation);
  if (own === undefined) return [];
  const differs = ({ language, version }: Edition): number =>
    Number(language !== own.language) + Number(version !== own.version);
  return navigation.editions
    .filter(
      (edition) =>
        differs(edition) > 0 &&
        (languages || edition.language === own.language) &&
        (versions || edition.version === own.version),
    )
    .toSorted((one, other) => differs(one) - differs(other));
}

/** The first entry of a page in an edition; undefined if no list of it has the page. */
export function entryIn(
  { edition, file }: EditionPage,
  { pages }: Pick<ResolvedNavigation, "pages">,
): PageNode | undefined {
  const find = (division: Division): PageNode | undefined => {
    for (const child of division.children) {
      const found = child.kind === "page" ? (pages[child.href]?.file === file ? child : undefined) : find(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(edition.tree);
}

function pageOf(file: string, { pages }: Pick<ResolvedNavigation, "pages">): Page | undefined {
  return pagesByFile(pages).get(file);
}

const pagesByFile = perObject(
  (pages: ResolvedNavigation["pages"]): ReadonlyMap<string, Page> =>
    new Map(Object.values(pages).flatMap((page) => (page.file === null ? [] : [[page.file, page] as const]))),
);

function isListedIn({ placements }: Page, { id }: Edition): boolean {
  return placements.some(({ node, editions }) => node !== null && editions.includes(id));
}
