// Where does an `href` of docs.json lead? (D15)
import { pageHref, toPagePath, type PagePath } from "./page-path.ts";

/** True for a link out of the site: one with a scheme, or to another host. */
export function isExternalHref(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href.trim());
}

const allowedSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);

/** Why a link can't be used; undefined when it can (D15). */
export function hrefProblem(href: string): string | undefined {
  const trimmed = href.trim();
  if (trimmed === "") return "it is empty";
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !allowedSchemes.has(scheme))
    return `"${scheme}:" links are not opened; use http, https, mailto or tel`;
  if ((scheme === "http" || scheme === "https") && !URL.canParse(trimmed)) return "it is not a complete web address";
  return isExternalHref(trimmed) ? undefined : localProblem(trimmed);
}

function localProblem(href: string): string | undefined {
  const path = decodePath(href.split(/[?#]/, 1)[0]!);
  if (isTop(path)) return undefined;
  const result = toPagePath(path);
  return result.ok ? undefined : result.reason;
}

/** True for a path without a segment: the top of the site, or the page itself. */
function isTop(path: string): boolean {
  return path.split("/").every((segment) => segment === "" || segment === ".");
}

/** The page path an internal link names, without query and hash; undefined for a bare `#hash` or a path that can't be one. */
export function localTarget(href: string): PagePath | undefined {
  const [path = ""] = href.trim().split(/[?#]/, 1);
  const decoded = decodePath(path);
  if (isTop(decoded)) return path.startsWith("/") ? indexPath : undefined;
  const result = toPagePath(decoded);
  return result.ok ? result.path : undefined;
}

const indexPath = "index" as PagePath;

/** An internal link in its normal form, with query and hash, after `basePath` (D15). */
export function localHref(href: string, basePath: string): string {
  const trimmed = href.trim();
  const tail = trimmed.slice(trimmed.split(/[?#]/, 1)[0]!.length);
  const target = localTarget(trimmed);
  return target === undefined
    ? `${basePath === "" && !tail.startsWith("#") ? "/" : basePath}${tail}`
    : pageHref(target, basePath) + tail;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where a `url` of front matter leads: out of the site as written, else inside it in normal form. */
export function pageUrl(url: string, basePath: string): string {
  return isExternalHref(url) ? url.trim() : localHref(url, basePath);
}
