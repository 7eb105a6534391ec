// Finds links in pages that a redirect sends on. (D117)
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, rewrittenLink, usesOf, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isPage } from "./link-targets.ts";
import { isPageFile, redirectGraph, tailOf } from "./redirect-graph.ts";

/** Reports each redirected address once, with all links that lead there and the address to write instead. */
export const linkRedirected: Check = {
  code: "link-redirected",
  needs: ["bodies", "all pages", "all endpoints", "all redirects"],
  run: (site, report) => {
    const endOf = perKey((path: PagePath) => ({ end: endOfRedirects(path, site) }));
    const redirected = innerLinks(site).filter(
      ({ link, paths }) => link.kind === "link" && paths.length === 1 && endOf(paths[0]!).end !== undefined,
    );
    for (const [path, links] of groupBy(redirected, ({ paths }) => paths[0]!)) {
      const to = endOf(path).end!;
      const { place, related, ...uses } = usesOf(links);
      const edits = links.flatMap((inner) => rewritten(inner, to));
      const details = { related, suggestion: to, edits, causedBy: [] };
      report("link-redirected", place, { target: pageHref(path, ""), to, ...uses }, details);
    }
  },
};

const hopsAtMost = 10;

/** The page to which redirects certainly send an address for good; undefined if they send it to no page. */
function endOfRedirects(path: PagePath, site: CheckedSite): string | undefined {
  const { find, isShadowed } = redirectGraph(site);
  let at: string = path;
  for (let hops = 0; hops < hopsAtMost; hops++) {
    const found = isShadowed(at) ? undefined : find(at);
    // Who redirects for the time being (`latest`) wants that address to be used.
    if (found !== undefined && (!found.certain || found.redirect.permanent === false)) return undefined;
    if (found === undefined) return hops === 0 || !leadsToPage(at, site) ? undefined : at;
    at = found.destination;
    if (isExternalHref(at)) return undefined;
  }
  return undefined;
}

function leadsToPage(address: string, site: CheckedSite): boolean {
  const path = localTarget(address);
  return path !== undefined && (isPage(path, site) || isPageFile(path, site));
}

/** A link keeps its query and anchor; if both have one, nobody knows which is right. */
function rewritten(inner: InnerLink, to: string): readonly StringEdit[] {
  return tailOf(to) !== "" && tailOf(inner.link.address.trim()) !== "" ? [] : rewrittenLink(inner, to);
}
