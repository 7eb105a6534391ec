// The possible targets of links and redirects of a site. (D15, D44)
import { collectReferences } from "../bind/collect-references.ts";
import { pageHref, type PagePath, routeOf, isPageFileName, linkedPage } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { placedPagesOf } from "../expand/placed-pages.ts";
import { perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { siteEditions } from "./edition-folders.ts";
import { isLeftOut, unpublishedByName, type UnpublishedPage } from "./unpublished-page.ts";

/** The pages that a list or a `root` names, as often as it does. */
export const placedPages: (site: CheckedSite) => readonly ExpandedPage[] = perObject(({ expanded }) =>
  placedPagesOf(expanded.root),
);

/**
 * Every page that docs.json or a link names, including missing ones; other files of the folder, and what `.mintignore` excludes, are
 * left out.
 */
export const namedPages: (site: CheckedSite) => readonly ExpandedPage[] = perObject((site) => {
  const { expanded, bound, links } = site;
  const linked = [...collectReferences(bound).links, ...links.flatMap(({ target }) => target ?? [])];
  const linkedRoutes = new Set(linked.map(routeOf));
  const unplaced = expanded.unplaced.filter(
    ({ page, owner }) => owner !== undefined || linkedRoutes.has(routeOf(page.path)),
  );
  const named = new Set([...placedPages(site), ...unplaced.map(({ page }) => page)]);
  return [...named].filter(({ file }) => !isLeftOut(file, site));
});

/** The named pages by their route. */
export const pagesByRoute: (site: CheckedSite) => ReadonlyMap<string, ExpandedPage> = perObject(
  (site) => new Map(namedPages(site).map((page) => [routeOf(page.path), page])),
);

/** True for the path of a page that is published, whether anything lists it or not. */
export function isPathOfPage(path: PagePath, site: CheckedSite): boolean {
  const found = site.pages.find(path);
  const isPage = found !== undefined && found.by !== "extension" && !isLeftOut(found.page.file, site);
  return isPage || site.routes.routeAt(path) !== undefined;
}

/** True for a page, another file, and a folder with pages below. */
export function isLinkTarget(path: PagePath, site: CheckedSite): boolean {
  return isPageOrFile(path, site) || pageFolders(site).has(path);
}

function isPageOrFile(path: PagePath, site: CheckedSite): boolean {
  // The start of the site is there, whichever page that is.
  if (path === "index" || isPathOfPage(path, site) || isMadeElsewhere(path)) return true;
  return !isPageFileName(path) && site.files.isFile(path);
}

/** True for a folder with pages below that has no page of its own. It is not known whether it has an address (D125). */
export function isUnknownFolder(path: PagePath, site: CheckedSite): boolean {
  return pageFolders(site).has(path) && !isPageOrFile(path, site) && !isPublishedPageFile(path, site);
}

/** True for a page, another file, and a folder with a page of its own. */
export function isCertainTarget(path: PagePath, site: CheckedSite): boolean {
  return isLinkTarget(path, site) && !isUnknownFolder(path, site);
}

/** Says why links to folders without a page are not judged. */
export const reasonOfFolders = "only some platforms open the first page of a folder that has no page of its own";

/** The file of a page at a path, named or not; undefined if there is none. */
export function pageFileAt(path: string, { files }: Pick<CheckedSite, "files">): string | undefined {
  return [`${path}.mdx`, `${path}.md`].find((file) => files.isFile(file));
}

/** Says why a page file is not published; undefined if it is. */
type WhyNot = (file: string, site: CheckedSite) => UnpublishedPage | undefined;

/** Whether a path is the address of a page file, listed or not, also with `.md`: each page is served as Markdown, too. */
export function isPublishedPageFile(path: PagePath, site: CheckedSite, whyNot: WhyNot = unpublishedByName): boolean {
  const plain = path.replace(/\.md$/, "") as PagePath;
  if (plain !== path && isPathOfPage(plain, site)) return true;
  return pageFilesAt(plain, site).some((file) => whyNot(file, site) === undefined);
}

/** Why there is no page at a path whose file is there; undefined if there is no such file. */
export function unpublishedAt(
  path: PagePath,
  site: CheckedSite,
  whyNot: WhyNot = unpublishedByName,
): UnpublishedPage | undefined {
  const [file] = pageFilesAt(linkedPage(path), site);
  return file === undefined ? undefined : whyNot(file, site);
}

/** The files that may show a page at a path. */
export function pageFilesAt(path: PagePath, site: CheckedSite): readonly string[] {
  return [path, `${path}/index`].flatMap((each) => pageFileAt(each, site) ?? []);
}

const made = /^(skill\.md|mcp)$|^\.well-known\//;
const fileEnding =
  /\.(json|ya?ml|xml|txt|csv|pdf|png|jpe?g|gif|svg|webp|ico|mp4|webm|mp3|zip|gz|tgz|js|mjs|css|wasm|woff2?)$/i;

/** Files that the platform makes for every site, and those that a build may put there. */
function isMadeElsewhere(path: string): boolean {
  return made.test(path) || fileEnding.test(path);
}

/** Folders with named pages below. They may have addresses: it is not documented whether the platform opens the first page of a folder. */
export const pageFolders: (site: CheckedSite) => ReadonlySet<string> = perObject((site) => {
  const folders = new Set<string>();
  for (const { path } of namedPages(site)) {
    for (const folder of innermostFirst(routeOf(path))) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
});

/** The address of the outermost folder of a path that has neither a file nor a page; undefined if there is none. */
export function missingFolderAbove(path: string, site: CheckedSite): string | undefined {
  const folder = foldersAbove(path).find((each) => !pageFolders(site).has(routeOf(each)) && !site.files.isFolder(each));
  return folder === undefined ? undefined : pageHref(folder, "");
}

/** The folders of a path, the innermost first. */
function* innermostFirst(path: string): Iterable<string> {
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1))
    yield path.slice(0, slash);
}

/** The address of the page that is most likely meant by a path without a page. */
export function nearestAddress(path: PagePath | undefined, site: CheckedSite): string | undefined {
  const plain = path && linkedPage(path);
  const search = { editions: siteEditions(site) };
  const near = plain === undefined || isPathOfPage(plain, site) ? plain : site.hints.nearestPage(plain, search);
  return near === undefined ? undefined : pageHref(near, "");
}
