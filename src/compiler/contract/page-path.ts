// Normalises page paths, and makes addresses from them.

declare const brand: unique symbol;

/** A page path in its one normal form (D2): no outer slashes, no empty segment, no `..`; made only by `toPagePath`. */
export type PagePath = string & { readonly [brand]: "PagePath" };

/** A path in normal form, or why the text can't be one. */
export type PagePathResult =
  | { readonly ok: true; readonly path: PagePath }
  | { readonly ok: false; readonly reason: string };

/** The most characters of a page path, and of any entry. */
export const longestPath = 1024;

// Most paths have nothing that is trimmed, left out, refused or encoded: they are in normal form as they are.
const plainPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** The normal form of a page path as D2 has it; refuses what leaves the root, holds a NUL or backslash, or is too long. */
export function toPagePath(text: string): PagePathResult {
  if (text.length <= longestPath && plainPath.test(text)) return { ok: true, path: text as PagePath };
  const trimmed = text.trim();
  if (trimmed.length > longestPath) return refuse(`it is longer than ${longestPath} characters`);
  if (trimmed.includes("\\")) return refuse(`it has a backslash, and folders are separated by "/"`);
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1f\x7f]/.test(trimmed)) return refuse("it has a control character");
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed))
    return refuse('it is a web address, and those go into an anchor or tab with "href"');
  const segments = trimmed.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.some(isUpward)) return refuse(`".." leads upward, and a page path goes down from the docs folder`);
  if (segments.length === 0) return refuse("it is empty");
  return { ok: true, path: segments.join("/") as PagePath };
}

function isUpward(segment: string): boolean {
  return segment.replaceAll(/%2e/gi, ".") === "..";
}

function refuse(reason: string): PagePathResult {
  return { ok: false, reason };
}

/** A path without the extension of a page file, `.mdx` or `.md`. */
export function withoutPageExtension(path: string): string {
  return path.replace(/\.mdx?$/, "");
}

/** The files that can be the one of a page with this path, the first one first. */
export function possiblePageFiles(path: string): readonly string[] {
  return [`${path}.mdx`, `${path}.md`];
}

/** The path of the page that a link or redirect names by its file. The extension may be in upper or lower case. */
export function linkedPage(path: PagePath): PagePath {
  return path.replace(/\.mdx?$/i, "") as PagePath;
}

/** Where a relative link leads that may name the file of a page, as the platform serves it: to the page. Only `/` is left of `/index.mdx`. */
export function withoutPageEnding(path: string): string {
  return path.replace(/(?:\/index)?\.mdx?$/i, "") || "/";
}

/** True for the name of a page file, in upper or lower case. */
export function isPageFileName(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** A path without a last segment `index`. Two page paths with one route have one address (D4). */
export function routeOf(path: string): string {
  return path.endsWith("index") ? path.replace(/(^|\/)index$/, "") : path;
}

/** The address of a page inside the site (D4): a last `index` is dropped, each segment is encoded, and `basePath` is put before it. */
export function pageHref(path: string, basePath: string): string {
  if (!path.endsWith("index") && plainPath.test(path)) return `${basePath}/${path}`;
  return encodedHref(path, basePath);
}

/** The same as `pageHref`, for programs that are small rather than fast. */
export function encodedHref(path: string, basePath: string): string {
  return hrefOfSegments(path.split("/"), basePath);
}

/** The address of decoded segments, as `pageHref` has it. */
export function hrefOfSegments(segments: readonly string[], basePath: string): string {
  const kept = segments.at(-1) === "index" ? segments.slice(0, -1) : segments;
  const inside = kept.map((segment) => `/${encodeSegment(segment)}`).join("");
  return basePath + inside || "/";
}

/** A segment of an address. */
export function encodeSegment(segment: string): string {
  return encodeURI(segment.toWellFormed()).replaceAll(/[?#/]/g, encodeURIComponent);
}

/** The title made from a path if there is no other (D5): its last segment in words. */
export function titleFromPath(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  const words = last.split("?", 1)[0]!.replaceAll(/[-_]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
