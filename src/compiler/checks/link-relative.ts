// Finds links whose target depends on a slash at the end of the page's own address. (D117)
import { pageHref } from "../contract/page-path.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, rewrittenLink, linkUses } from "./body-links.ts";
import type { Check } from "./check.ts";
import { pageShownAt, unknownAmong } from "./linked-pages.ts";
import type { LinkTarget } from "./resolve-link.ts";
import { isBare, type WrittenLink } from "./link-as-written.ts";

/** Reports the links without a slash or dot at their beginning, once for the site. */
export const linkRelative: Check = {
  code: "link-relative",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const judged = perKey(({ paths }: LinkTarget) => {
      const page = pageShownAt(paths, site);
      return page === undefined ? {} : { href: pageHref(page.path, ""), unknown: unknownAmong(paths, site) };
    });
    const found = innerLinks(site, (target, written) => {
      const { href, unknown } = isRelative(written) ? judged(target) : {};
      if (unknown !== undefined) leave(unknown);
      return href !== undefined && unknown === undefined;
    });
    const [first] = found;
    if (first === undefined) return;
    const { place, related, links, files } = linkUses(found);
    const edits = found.flatMap((inner) => rewrittenLink(inner, judged(inner.target).href!));
    const absolute = edits[0]?.written ?? judged(first.target).href!;
    const args = { written: first.link.address, absolute, links, files };
    report("link-relative", place, args, { related, edits, causedBy: [] });
  },
};

function isRelative({ kind, path, isFull }: WrittenLink): boolean {
  return kind === "link" && path !== "" && !isFull && isBare(path);
}
