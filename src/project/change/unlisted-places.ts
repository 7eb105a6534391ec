// Finds the places of unlisted pages in the lists of docs.json. (D416)
import type { NamedEntry, SiteNames } from "../../compiler/checks/site-names.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import { elementAt } from "./entry-edits.ts";
import { ownerLabels, placeInLists, type PlaceSearch } from "./entry-places.ts";
import { mostSiblings, type MostSiblings } from "./most-siblings.ts";
import type { NextStep } from "./next-step.ts";
import type { EntryTarget } from "./site-change.ts";

type Editions = Pick<ResolvedNavigation, "languages" | "editions">;

/** Whether `list-unlisted` would list a page: one that no list has and that is not redirected, beside listed pages. */
export function canListUnlisted(navigation: ResolvedNavigation): boolean {
  const { pages, redirects } = navigation;
  const hiding = hidingRedirects(redirects);
  const all = Object.values(pages).filter(({ file }) => file !== null);
  const listed = all.filter((page) => !isUnlisted(page)).map(({ file }) => file!);
  const isTop = topFolders(navigation);
  const lastIn = (folder: string): string | undefined => listed.findLast((file) => folderOf(file) === folder);
  return all.some(
    (page) =>
      isUnlisted(page) &&
      page.hidden !== true &&
      hiding(page.path) === undefined &&
      placeBeside(page.file!, { listed, isTop, lastIn }) !== undefined,
  );
}

/** An unlisted page, with the place where it goes. */
export interface UnlistedPlace {
  readonly file: string;
  readonly path: string;
  readonly target: EntryTarget;
  /** By which folder the place was chosen, if its pages are in several lists. */
  readonly chosenBy?: ChosenBy | undefined;
}

type ChosenBy = NonNullable<PlacedEntry["chosenBy"]>[number];

/** An unlisted page that stays so, and why. */
export interface NotListed {
  readonly file: string;
  readonly reason: string;
  readonly next?: NextStep;
}

/** What is known about the pages that no list has. */
export interface UnlistedSearch {
  readonly navigation: Pick<ResolvedNavigation, "pages"> & Editions;
  readonly names: Pick<SiteNames, "entries" | "redirects">;
  /** Pages that make problems, each with the first of them. */
  readonly skipped: ReadonlyMap<string, string>;
  /** The division of the pages for which no listed page shows a place. */
  readonly into: readonly string[] | undefined;
  /** Beside which page a page goes whose translation is listed; undefined for other pages. */
  readonly beside: (page: Page) => Extract<EntryTarget, { page: string }> | undefined;
}

/** The places of all pages that no list has, and those that have none. */
export function unlistedPlaces({ navigation, names, skipped, into, beside }: UnlistedSearch): {
  readonly placed: readonly UnlistedPlace[];
  readonly notListed: readonly NotListed[];
} {
  const { entries, redirects } = names;
  const hiding = hidingRedirects(redirects);
  const files = entries.map(({ page }) => page);
  const listed = new Set(files);
  const isTop = topFolders(navigation);
  const only = onlyList(entries);
  const inFolders = groupBy(entries, ({ page }) => folderOf(page));
  const siblings = new Map([...inFolders].map(([folder, own]) => [folder, mostSiblings(own)] as const));
  const lastIn = (folder: string): string | undefined => siblings.get(folder)?.last;
  const placed: UnlistedPlace[] = [];
  const skippedPages: NotListed[] = [];
  const alone: { readonly file: string; readonly path: string }[] = [];
  for (const page of Object.values(navigation.pages)) {
    const { file, path, placements, hidden } = page;
    if (file === null || hidden === true || listed.has(file) || placements.some(({ node }) => node !== null)) continue;
    const reason = skipped.get(file) ?? hiddenBy(hiding(path));
    const end = into === undefined ? only : ({ kind: "into", labels: into } as const);
    const translated = beside(page);
    const target = translated ?? placeBeside(file, { listed: files, isTop, lastIn }) ?? end;
    if (target === undefined) alone.push({ file, path });
    else if (reason !== undefined) skippedPages.push({ file, reason: `it was not listed: ${reason}` });
    else
      placed.push({ file, path, target, chosenBy: translated === undefined ? chosenBy(target, siblings) : undefined });
  }
  const byFolder = groupBy(alone, ({ file }) => folderOf(file));
  return {
    placed,
    notListed: [...skippedPages, ...[...byFolder].map(([folder, pages]) => withoutPlace(folder, pages, isTop(folder)))],
  };
}

/** The redirect that matches the address of a page for certain, so that nobody can open the page; undefined if there is none. */
export function hidingRedirects(redirects: readonly Redirect[]): (path: string) => Redirect | undefined {
  const find = redirectFinder(redirects);
  return (path) => {
    const found = find(pageHref(path, ""));
    return found?.matches === true ? found.redirect : undefined;
  };
}

/** Why such a page is not listed. */
function hiddenBy(redirect: Redirect | undefined): string | undefined {
  if (redirect === undefined) return undefined;
  const { source, destination } = redirect;
  return `the redirect from "${source}" to "${destination}" matches its address, so nobody could open it. Delete the file, or list it and remove the redirect`;
}

/** Says where pages are that were put into one list. */
export function placedTogether(pages: readonly UnlistedPlace[], search: PlaceSearch): PlacedEntry {
  const [{ path, target }] = pages as readonly [UnlistedPlace];
  const into = ownerLabels(placeInLists(target, ["pages"], search), search);
  const guesses = [
    ...new Map(pages.flatMap((each) => (each.chosenBy ? [[each.chosenBy.folder, each.chosenBy]] : []))).values(),
  ];
  return {
    name: path,
    into,
    ...(pages.length === 1 ? {} : { pages: pages.length }),
    ...(guesses.length === 0 ? {} : { chosenBy: guesses }),
  };
}

/** Undefined for a place that is no guess: all listed pages of the folder are there. */
function chosenBy(target: EntryTarget, siblings: ReadonlyMap<string, MostSiblings | undefined>): ChosenBy | undefined {
  if (target.kind !== "after") return undefined;
  const folder = folderOf(target.page);
  const { last, here = 0, all = 0 } = siblings.get(folder) ?? {};
  return last !== target.page || here === all ? undefined : { folder, here, all };
}

/** The listed pages of a site. */
interface ListedPages {
  readonly listed: readonly string[];
  readonly isTop: (folder: string) => boolean;
  /** The page of a folder after which others of it go; undefined if none of it is listed. */
  readonly lastIn: (folder: string) => string | undefined;
}

/** Beside which listed page an unlisted one goes; undefined if no page of its folder, of one above it, or of one below is listed. */
function placeBeside(
  file: string,
  { listed, isTop, lastIn }: ListedPages,
): Extract<EntryTarget, { page: string }> | undefined {
  const own = folderOf(file);
  // A page at the top of a site or a language says nothing about the folders there.
  const above = foldersAbove(file)
    .toReversed()
    .slice(1)
    .filter((folder) => !isTop(folder));
  for (const folder of [own, ...above]) {
    const near = lastIn(folder);
    if (near !== undefined) return { kind: "after", page: near };
  }
  const below = isTop(own) ? undefined : listed.find((page) => page.startsWith(`${own}/`));
  return below === undefined ? undefined : { kind: "before", page: below };
}

/** Whether a folder is that of the whole site, of a language or of a version. */
function topFolders({ languages, editions }: Editions): (folder: string) => boolean {
  const names = new Set([...languages.map(({ code }) => code), ...editions.map(({ version }) => version)]);
  return (folder) => folder === "" || folder.split("/").every((segment) => names.has(segment));
}

/** The end of the only list that has pages; undefined if there are several. */
function onlyList(entries: readonly NamedEntry[]): EntryTarget | undefined {
  const lists = new Set(
    entries.map(({ source: { file, pointer } }) => JSON.stringify([file, elementAt(pointer).list])),
  );
  return lists.size === 1 ? { kind: "after", page: entries.at(-1)!.page } : undefined;
}

function withoutPlace(
  folder: string,
  pages: readonly { readonly file: string; readonly path: string }[],
  isTop: boolean,
): NotListed {
  const [{ file, path }] = pages as readonly [{ readonly file: string; readonly path: string }];
  const why = isTop ? "no page beside it is listed" : "no page of its folder, or of one above or below it, is listed";
  if (pages.length === 1) return { file, reason: why, next: { kind: "list", page: path } };
  const reason = `it is one of ${pages.length} pages of ${folder}/ that were not listed, because ${why}`;
  return { file, reason, next: { kind: "each", operations: [{ kind: "list-unlisted", into: ["…"] }] } };
}
