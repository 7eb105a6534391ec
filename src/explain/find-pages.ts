// Finds the page that a word names: an address, a page path, a file or an endpoint.
import { parseEntry } from "../contract/endpoint-entry.ts";
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, toPagePath, withoutPageExtension } from "../contract/page-path.ts";
import type { Page, ResolvedNavigation } from "../site/navigation.ts";

/** The pages that the first fitting of several words names, the best first; a path has one page, an endpoint may have more. */
export function findPages(words: readonly string[], navigation: ResolvedNavigation): readonly Page[] {
  for (const word of words) {
    const pages = pagesOf(word.trim(), navigation);
    if (pages.length > 0) return pages;
  }
  return [];
}

/** The address in the site that a word names, with its base path; undefined for what can't be one. */
export function hrefOf(word: string, { site }: ResolvedNavigation): string | undefined {
  const path = isExternalHref(word) ? pathOfAddress(word) : word;
  const target = path === undefined ? undefined : localTarget(path);
  return target === undefined ? undefined : pageHref(target, site.basePath);
}

function pathOfAddress(address: string): string | undefined {
  const full = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(full) && /^https?:/i.test(full) ? new URL(full).pathname : undefined;
}

function pagesOf(word: string, navigation: ResolvedNavigation): readonly Page[] {
  const endpoint = endpointPages(word, navigation);
  if (endpoint.length > 0) return endpoint;
  const page = pageAtHref(word, navigation) ?? pageAtPath(word, navigation);
  return page === undefined ? [] : [page];
}

function pageAtHref(word: string, navigation: ResolvedNavigation): Page | undefined {
  const { basePath } = navigation.site;
  const href = hrefOf(word, navigation);
  if (href === undefined) return undefined;
  // A word may have the base path or not.
  const whole = basePath === "" ? href : href.slice(basePath.length);
  const page = ownPage(whole, navigation) ?? ownPage(href, navigation);
  return page;
}

function ownPage(href: string, { pages }: ResolvedNavigation): Page | undefined {
  return Object.hasOwn(pages, href) ? pages[href] : undefined;
}

function pageAtPath(word: string, { pages }: ResolvedNavigation): Page | undefined {
  const named = toPagePath(word);
  if (!named.ok) return undefined;
  const { path } = named;
  const bare = withoutPageExtension(path);
  const all = Object.values(pages);
  return all.find((page) => page.file === path || page.path === path) ?? all.find((page) => page.path === bare);
}

function endpointPages(word: string, { pages }: ResolvedNavigation): readonly Page[] {
  const entry = parseEntry(word);
  if (entry.kind !== "endpoint") return [];
  return Object.values(pages).filter(({ operation }) => {
    if (operation === undefined || !isSpec(entry.spec, operation.spec)) return false;
    return entry.method === "WEBHOOK"
      ? operation.webhook === entry.target
      : operation.method === entry.method && isSamePath(operation.path, entry.target);
  });
}

function isSpec(written: string | undefined, spec: string): boolean {
  if (written === undefined) return true;
  const name = written.replace(/^(\.?\/)+/, "");
  return spec === name || spec.endsWith(`/${name}`) || spec.slice(spec.lastIndexOf("/") + 1).startsWith(`${name}.`);
}

function isSamePath(path: string | null, target: string): boolean {
  return path !== null && path.replace(/(?<=.)\/$/, "") === target.replace(/(?<=.)\/$/, "");
}
