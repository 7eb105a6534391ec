// Explains an address, a page path, a file or an endpoint.
import { isExternalHref } from "../../compiler/contract/href.ts";
import { pageHref, toPagePath, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { endpointPages } from "./endpoint-pages.ts";
import { explainLink } from "./explain-address.ts";
import { explainNothing, fileOfPage } from "./explain-nothing.ts";
import { explainPage } from "./explain-page.ts";
import { ExplainedSite, type ExplainInput } from "./explained-site.ts";
import type { Explanation } from "./explanation.ts";

/** Explains the page that the first matching one of `words` names; else what leads to that address; else what may be meant. */
export function explain(words: readonly string[], input: ExplainInput): Explanation {
  const site = new ExplainedSite(input);
  const linked = words.filter(isExternalHref);
  // An address that a division links out to is not meant as one of this site.
  const link = linked.length === 0 ? undefined : explainLink(linked, site);
  if (link !== undefined) return link;
  const [page, ...others] = findPages(words, site);
  if (page !== undefined) return explainPage(page, others, site);
  const withAddresses = words.flatMap((word) => [word, ...site.hrefsOf(word)]);
  return explainLink(withAddresses, site) ?? explainNothing(words, site);
}

/** The pages that the first matching word names, the best first; a path has one page, an endpoint may have more. */
function findPages(words: readonly string[], site: ExplainedSite): readonly Page[] {
  for (const word of words) {
    const pages = pagesOf(word.trim(), site);
    if (pages.length > 0) return pages;
  }
  return [];
}

function pagesOf(word: string, site: ExplainedSite): readonly Page[] {
  const endpoint = endpointPages(word, site.navigation);
  if (endpoint.length > 0) return endpoint;
  for (const path of site.pathsOf(word)) {
    const page = pageAtPath(path, site.navigation);
    if (page !== undefined) return [page];
    // A file with this very name is meant before a page whose encoded address it is. (D548)
    if (fileOfPage(path, site.host) !== undefined) return [];
  }
  return [];
}

function pageAtPath(word: string, { pages, site: { basePath } }: ResolvedNavigation): Page | undefined {
  const named = toPagePath(word);
  if (!named.ok) return undefined;
  const { path } = named;
  const href = pageHref(path, basePath);
  if (Object.hasOwn(pages, href)) return pages[href];
  const bare = withoutPageExtension(path);
  const all = Object.values(pages);
  return all.find((page) => page.file === path || page.path === path) ?? all.find((page) => page.path === bare);
}
