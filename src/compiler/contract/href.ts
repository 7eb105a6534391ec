// The links of docs.json and the base path: which ones can be used, and where they lead (D15).
import { hrefOfSegments, pageHref, toPagePath, type PagePath } from "./page-path.ts";

/** True for a link out of the site: one with a scheme, or to another host. */
export function isExternalHref(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href.trim());
}

const allowedSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);

/** More than browsers accept. */
export const longestAddress: number = 2048;

/** Why a link can't be used; undefined if it can (D15). */
export function hrefProblem(href: string): string | undefined {
  const trimmed = href.trim();
  if (trimmed === "") return "it is empty";
  if (trimmed.length > longestAddress) return `it is longer than ${longestAddress} characters`;
  // Browsers remove some of them, and would then open another address than the one that was checked.
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1f\x7f]/.test(trimmed)) return "it has a control character";
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !allowedSchemes.has(scheme))
    return `"${scheme}:" links are not opened; use http, https, mailto or tel`;
  const address = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
  if (completedAddress(trimmed) !== undefined) return `a web address begins with "https://"`;
  if (/^https?:/i.test(address) && !URL.canParse(address)) return "it is not a complete web address";
  return isExternalHref(trimmed) ? undefined : localProblem(trimmed);
}

/**
 * Why an address that browsers treat as external can't be used; undefined for all others. Browsers drop tabs
 * and line ends anywhere, and control characters at the ends.
 */
export function externalProblem(href: string): string | undefined {
  const seen = href.replaceAll(/[\t\n\r]/g, "").replace(beforeAddress, "");
  return isExternalHref(seen) || completedAddress(seen) !== undefined ? hrefProblem(href) : undefined;
}

// oxlint-disable-next-line no-control-regex -- the characters that a browser removes
const beforeAddress = /^[\0-\x20]+/;

/** The web address that is meant by a link with an incomplete beginning: `https//example.com`, `www.example.com`. */
export function completedAddress(href: string): string | undefined {
  const [, scheme = "https", rest] =
    /^(?:(https?)(?:\/\/|:\/(?!\/)|;\/\/|:(?!\/))|(?=www\.))(.+)$/i.exec(href.trim()) ?? [];
  const address = rest === undefined ? undefined : `${scheme.toLowerCase()}://${rest}`;
  return address !== undefined && URL.canParse(address) ? address : undefined;
}

function localProblem(href: string): string | undefined {
  const segments = segmentsOf(href);
  if (segments.some((segment) => segment.includes("/")))
    return `it has an encoded "/", and no page has one in its name`;
  if (segments.length === 0) return undefined;
  const result = toPagePath(segments.join("/"));
  return result.ok ? undefined : result.reason;
}

/**
 * The page path an internal link names, without query and hash; undefined if it names none. A link without a path
 * (`/`, `./`, `#top`, `?q=1`) names the start of the site: navigation is on every page, so no page is meant more than another.
 */
export function localTarget(href: string): PagePath | undefined {
  const segments = segmentsOf(href.trim());
  if (segments.length === 0) return "index" as PagePath;
  if (segments.some((segment) => segment.includes("/"))) return undefined;
  const result = toPagePath(segments.join("/"));
  return result.ok ? result.path : undefined;
}

/**
 * The path of the page with this address, without query and hash; undefined if no page can have it. Some of these paths can't
 * be written as an entry: the name of a spec may put a backslash or a tab into an address (D8).
 */
export function addressedPath(href: string): string | undefined {
  const segments = segmentsOf(href.trim());
  if (segments.length === 0) return "index";
  return segments.some((segment) => segment === ".." || segment.includes("/")) ? undefined : segments.join("/");
}

/**
 * The same address in the form of `pageHref`, without query and hash, after `basePath`. An address that no page can have
 * (with an encoded slash or with `..`) stays one.
 */
export function addressedHref(href: string, basePath: string): string {
  return hrefOfSegments(segmentsOf(href.trim()), basePath);
}

/** An internal link in its normal form, with query and hash, after `basePath` (D15). */
export function localHref(href: string, basePath: string): string {
  const trimmed = href.trim();
  const tail = trimmed.slice(writtenPath(trimmed).length);
  return pageHref(localTarget(trimmed) ?? "index", basePath) + tail;
}

/** An address below `basePath` without the base path, from "/"; any other address is unchanged. */
export function withoutBasePath(href: string, basePath: string): string {
  const rest = href.slice(basePath.length);
  if (!href.startsWith(basePath) || !/^(?:[/?#]|$)/.test(rest)) return href;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** A link without query and hash. */
export function writtenPath(href: string): string {
  return /^[^?#]*/.exec(href)![0];
}

/** The segments of the path, each decoded as the reverse of `pageHref`, so that the address of a page names that page. */
function segmentsOf(href: string): readonly string[] {
  const segments = writtenPath(href).split("/").map(decodeSegment);
  return segments.filter((segment) => segment !== "" && segment !== ".");
}

/** A segment of a path decoded; unchanged if it can't be decoded. */
export function decodeSegment(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Where a `url` of front matter leads: as written if it is external, else in normal form inside the site. */
export function pageUrl(url: string, basePath: string): string {
  return isExternalHref(url) ? url.trim() : localHref(url, basePath);
}

/** True for "" and for a path such as `/docs`: no empty or dot segment, and nothing a browser would read as another host. */
export function isBasePath(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^(\/(?!\.{1,2}(\/|$))[^/\\?#\s\0-\x1f]+)*\/?$/.test(text);
}
