// Puts the paths of pages, files and folders for the words that name them: addresses, encoded or not. (D548)
import { isExternalHref } from "../../compiler/contract/href.ts";
import { pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { isAddress, wordPaths } from "../../compiler/contract/word-paths.ts";
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";
import { pageOrFile } from "./resolve-moves.ts";
import type { ChangeOperation, EntryTarget } from "./site-change.ts";

/** Where words name something. */
export interface WordsOfSite {
  readonly navigation: Pick<ResolvedNavigation, "pages" | "site">;
  readonly host: Pick<Host, "stat">;
}

/** The same operation with the path of each page, file and folder that it names; a word that names none stays. */
export function withPaths<T extends ChangeOperation>(operation: T, site: WordsOfSite): T;
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function withPaths(operation: ChangeOperation, site: WordsOfSite): ChangeOperation {
  switch (operation.kind) {
    case "move":
      return { ...operation, from: namedFile(operation.from, site), to: newPath(operation.to, site) };
    case "remove":
      return { ...operation, page: namedFile(operation.page, site), ...sentTo(operation, site) };
    case "remove-division":
      return { ...operation, ...sentTo(operation, site) };
    case "redirect":
      return { ...operation, to: readersPage(operation.to, site) };
    case "add":
      return { ...operation, page: addedPath(operation.page, site), target: placeOf(operation.target, site) };
    case "place":
      return { ...operation, page: namedPage(operation.page, site), target: placeOf(operation.target, site) };
    case "place-division":
      return { ...operation, target: placeOf(operation.target, site) };
    case "hide":
    case "retitle":
      return { ...operation, page: namedPage(operation.page, site) };
    case "list-unlisted":
    case "relabel":
    case "hide-division":
    case "place-element":
    case "remove-element":
      return operation;
  }
}

function placeOf<T extends EntryTarget | undefined>(target: T, site: WordsOfSite): T {
  return target === undefined || target.kind === "into" ? target : { ...target, page: namedPage(target.page, site) };
}

function sentTo({ redirect }: { readonly redirect?: string | null | undefined }, site: WordsOfSite): object {
  return typeof redirect === "string" ? { redirect: readersPage(redirect, site) } : {};
}

/** A web address may be that of another site, and what is behind "#" is a part of the page: both are read where they lead. */
function readersPage(word: string, site: WordsOfSite): string {
  return isExternalHref(word) || /[?#]/.test(word) ? word : namedPage(word, site);
}

/** What moves or is removed: a page, another file, a folder with or without a slash at its end, or a pattern. */
function namedFile(word: string, site: WordsOfSite): string {
  const isFolder = word.trim().endsWith("/");
  const folder = firstPath(word, site, (path) => isFolderOrPattern(path, site));
  if (isFolder && folder !== undefined) return folder === "" ? word : `${folder}/`;
  // A browser shows a slash at the end of the address of a page.
  if (isFolder && !isAddress(word)) return word;
  return firstPath(word, site, (path) => isPageOrFile(path, site) || isFolderOrPattern(path, site)) ?? word;
}

/** A page; by its address also the first page of a folder. */
function namedPage(word: string, site: WordsOfSite): string {
  if (parseEntry(word).kind === "endpoint") return word;
  const own = firstPath(word, site, (path) => isPageOrFile(path, site));
  const file = own !== undefined || !isAddress(word) ? undefined : pageAtAddress(word, site)?.file;
  return own ?? (file ? withoutPageExtension(file) : word);
}

/** The page with an address, in any form of it; undefined if there is none. */
export function pageAtAddress(
  word: string,
  { navigation: { pages, site } }: Omit<WordsOfSite, "host">,
): Page | undefined {
  const hrefs = wordPaths(word, site.basePath).map((path) => pageHref(path, site.basePath));
  const href = hrefs.find((each) => Object.hasOwn(pages, each));
  return href === undefined ? undefined : pages[href];
}

function addedPath(word: string, site: WordsOfSite): string {
  if (parseEntry(word).kind === "endpoint") return word;
  return firstPath(word, site, (path) => isPageOrFile(path, site)) ?? newPath(word, site);
}

/** The path that a new file gets. A web address is none, and is refused as one. */
function newPath(word: string, { navigation, host }: WordsOfSite): string {
  const { basePath } = navigation.site;
  const isBelowBase = basePath !== "" && word.startsWith(`${basePath}/`) && host.stat(basePath.slice(1)) === undefined;
  if (isExternalHref(word) || !isAddress(word) || !(isBelowBase || word.includes("%"))) return word;
  const [path = word] = wordPaths(word, isBelowBase ? basePath : "");
  return word.trim().endsWith("/") ? `${path}/` : path;
}

/** The first path that a word may name at which there is something. */
function firstPath(word: string, site: WordsOfSite, isThere: (path: string) => boolean): string | undefined {
  const paths = wordPaths(word, site.navigation.site.basePath).flatMap((path) => resolvePath("", path) ?? []);
  return paths.find(isThere);
}

function isPageOrFile(path: string, { navigation: { pages, site }, host }: WordsOfSite): boolean {
  if (pageOrFile(path, host) !== undefined) return true;
  // Lists name pages without files, and specs make some.
  const page = withoutPageExtension(path);
  const href = pageHref(page, site.basePath);
  return Object.hasOwn(pages, href) && pages[href]!.path === page;
}

function isFolderOrPattern(path: string, { host }: WordsOfSite): boolean {
  const star = path.indexOf("*");
  const folder = star < 0 ? path : folderOf(path.slice(0, star));
  return (star >= 0 && folder === "") || host.stat(folder)?.kind === "folder";
}
