// Resolves the links in the bodies of pages (D115).
import type { LoadedBody } from "../bodies/body-catalog.ts";
import type { BodyLink } from "../bodies/page-body.ts";
import { decodeSegment, isExternalHref, localTarget, withoutBasePath, writtenPath } from "../contract/href.ts";
import { isPageFileName, pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import { sourceFolderOf } from "../contract/source-names.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { otherPlaces, textAt, type Place, type RelatedPlace, type TextPlace } from "../diagnostics/place.ts";
import { perObject } from "../text/per-object.ts";
import { folderOf } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { editionFoldersOf } from "./edition-folders.ts";
import { insideOwnAddress } from "./own-address.ts";
import { linkPrefix } from "./link-prefix.ts";
import { pagesLike } from "./pages-like.ts";
import { redirectGraph } from "./redirect-graph.ts";
import { sortedBodies } from "./sorted-bodies.ts";

/** A link inside the site. */
export interface InnerLink {
  readonly body: LoadedBody;
  readonly link: BodyLink;
  /** The paths that it may lead to, the most likely first; empty for a link within its own page. */
  readonly paths: readonly PagePath[];
  /** The part after the "#", decoded; "" without one. */
  readonly hash: string;
  /** What precedes its path inside the site; absent for most sites. */
  readonly prefix?: string;
}

/** Every link inside the site that the body of a page or part makes, sorted by file and place. */
export const innerLinks: (site: CheckedSite) => readonly InnerLink[] = perObject((site) =>
  sortedBodies(site).flatMap((body) => body.links.flatMap((link) => resolvedLink(link, body, site) ?? [])),
);

/** A link of a body as a link inside the site; undefined if it leads out of it, or names no page. */
export function resolvedLink(link: BodyLink, body: LoadedBody, site: CheckedSite): InnerLink | undefined {
  if (link.kind === "import" || link.kind === "snippet") return undefined;
  const address = isExternalHref(link.address) ? absoluteLink(link, site) : link.address.trim();
  // With braces it is a template that a program fills in.
  if (address === undefined || address === "" || /[{}\\]/.test(address)) return undefined;
  const written = writtenPath(address);
  const hash = decodedHash(address);
  if (written === "") return { body, link, paths: [], hash };
  const bases = basesOf(written, body, site);
  const all = bases.flatMap((base) => pathFrom(base, written) ?? []);
  const paths = link.kind === "link" && isBare(written) ? all.filter((path) => isInEdition(path, body, site)) : all;
  if (paths.length === 0) return undefined;
  const prefix = bases.at(-1)!.startsWith("/") && !isExternalHref(link.address) ? { prefix: bases.at(-1)! } : {};
  return { body, link, paths: [...new Set(paths)], hash, ...prefix };
}

/** A relative link of a part: it leads to another page from each page that shows the part. */
export interface PartLink {
  /** The part. */
  readonly file: string;
  /** The last segments of the paths of the pages that it may lead to. */
  readonly end: string;
}

/** Every relative link of the parts that pages import. */
export function relativeLinksOfParts(site: CheckedSite): readonly PartLink[] {
  return sortedBodies(site).flatMap(({ file, isPage, links }) =>
    isPage
      ? []
      : links
          .flatMap(({ kind, address }) => (kind === "link" ? endOfRelative(address.trim()) : []))
          .map((end) => ({ file, end })),
  );
}

function endOfRelative(address: string): readonly string[] {
  const written = writtenPath(address);
  if (isExternalHref(address) || written.startsWith("/") || /[{}\\]/.test(address)) return [];
  const segments = written.split("/").filter((segment) => !["", ".", ".."].includes(segment));
  const end = routeOf(withoutPageEnding(segments.map(decodeSegment).join("/")));
  return end === "" || end === "/" ? [] : [end];
}

/** An absolute link as a link from the root of the site. The Markdown of a page is not a page: only the platform makes it. */
function absoluteLink({ kind, address }: BodyLink, site: CheckedSite): string | undefined {
  const siteAddress = kind === "link" ? insideOwnAddress(address.trim(), site) : undefined;
  return siteAddress === undefined || isPageFileName(writtenPath(siteAddress))
    ? undefined
    : siteAddress.replace(/^(?!\/)/, "/");
}

function decodedHash(address: string): string {
  const at = address.indexOf("#");
  return at === -1 ? "" : decodeSegment(address.slice(at + 1));
}

/**
 * The folders that a path may start at. The platform resolves `./` and `../` from the file. A path without a dot or slash is
 * left to the browser, which starts at the folder of the page; the platform's own check starts at the root. For a relative link
 * in a part, the start depends on the page that shows the part. Of a page of another repository nobody documents whether a slash is
 * the root of the site or of its repository, so both count (D250).
 */
function basesOf(written: string, { file, isPage }: LoadedBody, site: CheckedSite): readonly string[] {
  if (written.startsWith("/")) {
    const { basePath } = site;
    if (basePath !== "" && withoutBasePath(written, basePath) !== written) return ["", basePath];
    const folder = sourceFolderOf(file, site.sources);
    if (folder !== "") return ["", folder];
    const prefix = linkPrefix(site)?.path;
    if (prefix === undefined || withoutBasePath(written, prefix) === written) return [""];
    return redirectGraph(site).find(written) === undefined ? [prefix] : ["", prefix];
  }
  if (!isPage) return [];
  return written.startsWith(".") ? [folderOf(file)] : [folderOf(file), ""];
}

/** True for a path that begins with neither a slash nor a dot. */
export function isBare(written: string): boolean {
  return !/^[./]/.test(written);
}

/** False for a page of another language or version, if that of the file has the same page, which its readers want. */
function isInEdition(path: PagePath, { file }: LoadedBody, site: CheckedSite): boolean {
  const own = editionFoldersOf(file, site);
  if (own.length === 0 || editionFoldersOf(path, site).length > 0) return true;
  return !pagesLike(path, site).some((page) => editionFoldersOf(page, site).join() === own.join());
}

function pathFrom(base: string, written: string): PagePath | undefined {
  if (base.startsWith("/")) return localTarget(written.slice(base.length) || "/");
  if (written.startsWith("/")) return localTarget(base === "" ? written : `/${base}${written}`);
  const from = `https://site${pageHref(`${base}/x`, "").replace(/\/x$/, "")}/`;
  return URL.canParse(written, from) ? localTarget(withoutPageEnding(new URL(written, from).pathname)) : undefined;
}

/** The platform removes the file extension of a page from a relative link. */
function withoutPageEnding(path: string): string {
  return path.replace(/(?:\/index)?\.mdx?$/i, "") || "/";
}

/** The place of the address of a link. */
export function placeOfLink({ body: { file }, link: { start, end } }: InnerLink): TextPlace {
  return textAt(file, start, end);
}

/** Links that are reported together: the place of the first, the other places, and their number. */
export interface LinkUses {
  readonly place: Place;
  readonly related: readonly RelatedPlace[];
  readonly links: number;
  readonly files: number;
}

/** The uses of links; there is at least one link. */
export function linkUses(all: readonly InnerLink[]): LinkUses {
  return usesAt(all.map(placeOfLink), all[0]?.link.kind === "asset" ? "also shown here" : "also linked here");
}

/** The uses at these places; there is at least one place. */
export function usesAt(places: readonly Place[], also: string): LinkUses {
  const [first, ...others] = places;
  const files = new Set(places.map(({ file }) => file)).size;
  return { place: first!, related: otherPlaces(others, also), links: places.length, files };
}

/** The edit that makes a link lead to another address; its query and anchor are kept. */
export function rewrittenLink(inner: InnerLink, address: string): readonly StringEdit[] {
  const written = inner.link.address.trim();
  const prefix = inner.prefix !== undefined && withoutBasePath(address, inner.prefix) === address ? inner.prefix : "";
  const text = `${prefix}${address}${written.slice(writtenPath(written).length)}`;
  // Other characters would end the address in Markdown, or the attribute.
  if (/[\s"'<>()]/.test(text)) return [];
  return [{ place: placeOfLink(inner), written: text, replaces: inner.link.address }];
}
