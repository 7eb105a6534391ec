// Do the links of divisions and global anchors lead to something? (D15)
import type { BoundDivision, BoundTree } from "../bind/bound-tree.ts";
import { hrefProblem, isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { PageLink } from "../pages/page-links.ts";
import { childPointer } from "../text/json-pointer.ts";
import { isMadeElsewhere } from "./made-elsewhere.ts";
import type { NearestPage } from "../hints/nearest-page.ts";

/** What a link can lead to. */
export interface LinkTargets {
  readonly isPage: (path: PagePath) => boolean;
  /** The page whose file a path names, extension and all. */
  readonly pageOfFile: (path: PagePath) => PagePath | undefined;
  /** Whether the docs folder has a file of just this path. Page files are no addresses. */
  readonly isFile: (path: string) => boolean;
  /** Whether it is a folder with pages below. */
  readonly isPageFolder: (path: string) => boolean;
  /** Whether it may be a page of a spec that was not read. */
  readonly isUnknown: (path: string) => boolean;
  readonly nearestPage: NearestPage;
  readonly report: Report;
}

/** What a link can lead to, and what a redirect catches. */
export interface CheckedLinks extends LinkTargets {
  readonly isRedirect: (path: string) => boolean;
}

/** Tells every relative `href`, and `url` of a page, that leads to no page, no other file and no redirect. */
export function checkLinks({ root }: BoundTree, links: readonly PageLink[], targets: CheckedLinks): void {
  const walk = (division: BoundDivision): void => {
    for (const { href, source } of [division, ...(division.global?.anchors ?? [])])
      checkLink(href, valueAt(source.file, childPointer(source.pointer, "href")), targets);
    for (const child of division.children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(root);
  for (const { page, url } of links) checkLink(url, valueAt(page.file, "/url"), targets);
}

function checkLink(href: string | undefined, place: Place, targets: CheckedLinks): void {
  if (href === undefined || isExternalHref(href) || hrefProblem(href) !== undefined) return;
  const path = localTarget(href);
  if (path !== undefined && (isThere(path, targets) || targets.isRedirect(path))) return;
  const page = path === undefined ? undefined : targets.pageOfFile(path);
  const named = page === undefined ? undefined : pageHref(page, "");
  const nearest = named ?? nearestTarget(path, targets);
  const details = nearest === undefined ? {} : { suggestion: nearest };
  const edits = named === undefined ? [] : [{ place, written: `${named}${queryOf(href)}` }];
  targets.report("href-target-missing", place, { href, nearest }, { ...details, edits });
}

function isThere(path: PagePath, targets: LinkTargets): boolean {
  return isTarget(path, targets) || targets.isPageFolder(path) || targets.isUnknown(path);
}

/** The query and hash of a link. */
function queryOf(href: string): string {
  return /[?#].*/s.exec(href.trim())?.[0] ?? "";
}

/** True for the path of a page, of another file, also one made elsewhere, and of the start of the site, whichever page that is. */
export function isTarget(path: PagePath, { isPage, isFile }: Pick<LinkTargets, "isPage" | "isFile">): boolean {
  return path === "index" || isPage(path) || isMadeElsewhere(path) || (!/\.mdx?$/i.test(path) && isFile(path));
}

/** The address of the page that a path without one most likely meant. */
export function nearestTarget(
  path: PagePath | undefined,
  { isPage, nearestPage }: Pick<LinkTargets, "isPage" | "nearestPage">,
): string | undefined {
  const plain = path?.replace(/\.mdx?$/i, "") as PagePath | undefined;
  const near = plain === undefined || isPage(plain) ? plain : nearestPage(plain);
  return near === undefined ? undefined : pageHref(near, "");
}
