// Finds links in pages that have no target. (D115)
import { linkedPage, pageHref, withoutPageExtension, type PagePath } from "../contract/page-path.ts";
import type { Leave } from "../diagnostics/not-judged.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { addressToWrite, type WrongTarget } from "./address-to-write.ts";
import { innerLinks, resolvedLink, rewrittenLink, linkUses, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { editionFolders, editionFoldersOf, siteEditions } from "./edition-folders.ts";
import { leavesEdition } from "./leaves-edition.ts";
import { pagesBehindEditions } from "./pages-behind-editions.ts";
import { pagesLike } from "./pages-like.ts";
import { isPathOfPage, missingFolderAbove, unpublishedAt } from "./link-targets.ts";
import { bestState, targetState, type TargetState } from "./leads-somewhere.ts";
import type { LinkTarget } from "./resolve-link.ts";
import { unpublishedDetails, unpublishedPage } from "./unpublished-page.ts";
import { bodiesNotForReaders, sortedBodies } from "./sorted-bodies.ts";

/** Reports each address without a page, file or redirect once, with all links that lead there. */
export const linkNotFound: Check = {
  code: "link-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const judged = perKey(({ paths }: LinkTarget): TargetState =>
      paths.length === 0 ? { kind: "there" } : bestState(paths.map(targetState(site))),
    );
    const missing = innerLinks(site, (target, { kind }, { file }) => {
      if (kind !== "link") return false;
      const state = judged(target);
      if (state.kind === "unknown")
        leave(state.reason, { address: state.address, at: [{ file, subject: [pageHref(target.paths[0]!, "")] }] });
      return state.kind === "missing";
    });
    leaveOthers(site, leave);
    for (const { file, unreadLinks = 0 } of sortedBodies(site))
      if (unreadLinks > 0)
        leave(`${file} could not be parsed as JavaScript with JSX`, { count: unreadLinks, at: [{ file }] });
    for (const [path, links] of groupBy(missing, ({ target }) => target.paths[0]!)) {
      const state = targetState(site)(path);
      const end = state.kind === "missing" ? state.end : undefined;
      const at = end?.path ?? path;
      const unpublished = unpublishedAt(at, site, unpublishedPage);
      // What the link means is there, so nothing else is suggested.
      const nearest = unpublished === undefined ? nearestTarget({ from: path, end }, links, site) : undefined;
      const { place, related, ...uses } = linkUses(links);
      const edits = nearest?.isEvident === true ? links.flatMap((link) => rewrittenLink(link, nearest.address)) : [];
      const folder = nearest === undefined && unpublished === undefined ? missingFolderAbove(at, site) : undefined;
      const { unpublished: file, leftOut } = unpublishedDetails(unpublished);
      const args = {
        target: pageHref(path, ""),
        end: end && pageHref(end.path, ""),
        nearest: nearest?.address,
        folder,
        unpublished: file,
        ...uses,
      };
      const allRelated = [...leftOut, ...related];
      report("link-not-found", place, args, { related: allRelated, suggestion: nearest?.address, edits, causedBy: [] });
    }
  },
};

/** Counts the links of files that are published, but are written for another place than the site. */
function leaveOthers(site: CheckedSite, leave: Leave): void {
  const bodies = bodiesNotForReaders(site).map((body) => ({
    file: body.file,
    links: body.links.filter((link) => link.kind === "link" && resolvedLink(link, body, site) !== undefined),
  }));
  const [first, ...others] = bodies.filter(({ links }) => links.length > 0);
  if (first === undefined) return;
  const all = [first, ...others];
  leave(`files such as ${first.file} are published but not written for readers of the site`, {
    count: all.reduce((sum, { links }) => sum + links.length, 0),
    at: all.map(({ file }) => ({ file })),
  });
}

/** The address that a link most likely means; `isEvident`: no other address can be meant. */
interface NearestTarget {
  readonly address: string;
  readonly isEvident: boolean;
}

function nearestTarget(target: WrongTarget, links: readonly InnerLink[], site: CheckedSite): NearestTarget | undefined {
  const near = nearestPage(target.end?.path ?? target.from, links, site);
  if (near === undefined) return undefined;
  const { address, isEvident } = addressToWrite(near.page, target, site);
  return { address, isEvident: near.isEvident && isEvident };
}

/** The page that links to a path without a page mean; it leads their readers to no edition that neither they nor the path are in (D136). */
function nearestPage(
  path: PagePath,
  links: readonly InnerLink[],
  site: CheckedSite,
): { readonly page: string; readonly isEvident: boolean } | undefined {
  const plain = linkedPage(path);
  if (plain !== path && isPathOfPage(plain, site)) return { page: plain, isEvident: true };
  const files = [...new Set(links.map(({ body }) => body.file))];
  const near = site.hints.nearestPage(plain, { editions: siteEditions(site) }) ?? pageInEdition(plain, files, site);
  const page = ownPage(plain, near, files, site) ?? (isWhereNamed(near, plain, files, site) ? near : undefined);
  return page === undefined ? undefined : { page, isEvident: page.toLowerCase() === plain.toLowerCase() };
}

/** The page for the readers of all these files, where the path or the page near it takes them to another language or version. */
function ownPage(
  path: string,
  near: string | undefined,
  files: readonly string[],
  site: CheckedSite,
): string | undefined {
  const leaves = (page: string): boolean => files.some((file) => leavesEdition(file, page, site));
  const isOwn = (page: string): boolean => !leaves(page) && !files.some((file) => withoutPageExtension(file) === page);
  // A path that names another language or version means it, unless it is only the way to the same page.
  if (editionFoldersOf(path, site).length > 0)
    return leaves(path) ? pagesLike(path, site).find((page) => isOwn(page)) : undefined;
  return near !== undefined && leaves(near) ? pagesLike(near, site).find((page) => isOwn(page)) : undefined;
}

/** Whether a page is in the languages and versions of the files, or else of the path. */
function isWhereNamed(page: string | undefined, path: string, files: readonly string[], site: CheckedSite): boolean {
  if (page === undefined) return false;
  const isNamed = editionFoldersOf(page, site).join() === editionFoldersOf(path, site).join();
  return isNamed || !files.some((file) => leavesEdition(file, page, site));
}

/**
 * The page that has an address except for a folder of a language or version, which the address lacks. It is the page in the
 * edition of the files with the links; for files of no edition, the page of the default edition, else the first one. Of several pages that
 * only redirects know by such an address, none is taken for the first.
 */
function pageInEdition(path: string, files: readonly string[], site: CheckedSite): string | undefined {
  const named = editionFoldersOf(path, site);
  const like = pagesLike(path, site);
  const behind = like.length === 0 ? pagesBehindEditions(path, site) : [];
  const pages = [...like, ...behind].filter((page) => {
    const folders = editionFoldersOf(page, site);
    return named.every((folder) => folders.includes(folder));
  });
  const editions = siteEditions(site);
  const [edition, ...others] = new Set(files.map((file) => editions.of(file)));
  if (others.length > 0) return undefined;
  if (edition !== editions.of("")) return pages.find((page) => editions.of(page) === edition);
  const { language, version } = site.site.defaultEdition;
  const { languages, versions } = editionFolders(site);
  const folders = [
    ...(language === null ? [] : (languages.get(language) ?? [])),
    ...(version === null ? [] : (versions.get(version) ?? [])),
  ];
  const isDefault = (page: string): boolean => page.split("/").some((folder) => folders.includes(folder.toLowerCase()));
  return pages.find(isDefault) ?? (behind.length > 1 ? undefined : pages[0]);
}
