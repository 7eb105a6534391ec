// Do the links of divisions and global anchors lead to something? (D15)
import type { BoundDivision, BoundTree } from "../bind/bound-tree.ts";
import { hrefProblem, isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { PageLink } from "../pages/page-links.ts";
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { NearestPage } from "./missing-pages.ts";

/** What a link can lead to. */
export interface LinkTargets {
  readonly isPage: (path: PagePath) => boolean;
  /** Whether the docs folder has a file of just this path. Page files are no addresses. */
  readonly isFile: (path: string) => boolean;
  readonly nearestPage: NearestPage;
  readonly report: Report;
}

/** Tells every relative `href`, and `url` of a page, that leads to no page, no other file and no redirect. */
export function checkLinks({ root, site }: BoundTree, links: readonly PageLink[], targets: LinkTargets): void {
  const redirects = redirectSources(site.redirects);
  const walk = (division: BoundDivision): void => {
    for (const { href, source } of [division, ...(division.global?.anchors ?? [])])
      checkLink(href, valueAt(source.file, childPointer(source.pointer, "href")), redirects, targets);
    for (const child of division.children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(root);
  for (const { page, url } of links) checkLink(url, valueAt(page.file, "/url"), redirects, targets);
}

function checkLink(
  href: string | undefined,
  place: Place,
  isRedirect: (path: string) => boolean,
  { isPage, isFile, nearestPage, report }: LinkTargets,
): void {
  if (href === undefined || isExternalHref(href) || hrefProblem(href) !== undefined) return;
  const path = localTarget(href);
  const isOtherFile = (file: string): boolean => !/\.mdx?$/i.test(file) && isFile(file);
  // "/" is the start of the site, whichever page that is.
  if (path === "index" || (path !== undefined && (isPage(path) || isOtherFile(path) || isRedirect(path)))) return;
  const plain = path?.replace(/\.mdx?$/i, "") as PagePath | undefined;
  const near = plain === undefined || isPage(plain) ? plain : nearestPage(plain);
  const nearest = near === undefined ? undefined : pageHref(near, "");
  const details = nearest === undefined ? {} : { suggestion: nearest };
  report("href-target-missing", place, { href, nearest }, details);
}

/** A test for paths that a redirect catches; from its first wildcard on (`:slug*`, `*`), the beginning of a source counts. */
function redirectSources(redirects: JsonValue | undefined): (path: string) => boolean {
  const exact = new Set<string>();
  const beginnings: string[] = [];
  for (const redirect of Array.isArray(redirects) ? (redirects as readonly JsonValue[]) : []) {
    const source = isJsonObject(redirect) ? redirect["source"] : undefined;
    if (typeof source !== "string") continue;
    const segments = source.split("/").filter((segment) => segment !== "");
    const wildcard = segments.findIndex((segment) => segment.startsWith(":") || segment.includes("*"));
    if (wildcard === -1) exact.add(segments.join("/"));
    else beginnings.push(segments.slice(0, wildcard).join("/"));
  }
  return (path) =>
    exact.has(path) || beginnings.some((beginning) => beginning === "" || `${path}/`.startsWith(`${beginning}/`));
}
