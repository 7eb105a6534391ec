// Finds links in pages that a redirect sends on. (D117)
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, rewrittenLink, usesOf, type InnerLink } from "./body-links.ts";
import type { Check } from "./check.ts";
import { certainEnd, tailOf } from "./redirect-graph.ts";

/** Reports each redirected address once, with all links that lead there and the address to write instead. */
export const linkRedirected: Check = {
  code: "link-redirected",
  needs: ["bodies"],
  run: (site, report) => {
    const endOf = perKey((path: PagePath) => ({ end: certainEnd(path, site) }));
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

/** A link keeps its query and anchor; if both have one, nobody knows which is right. */
function rewritten(inner: InnerLink, to: string): readonly StringEdit[] {
  return tailOf(to) !== "" && tailOf(inner.link.address.trim()) !== "" ? [] : rewrittenLink(inner, to);
}
