// Finds links whose target depends on a slash at the end of the page's own address. (D117)
import { isExternalHref, writtenPath } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import { innerLinks, isBare, rewrittenLink, linkUses, type InnerLink } from "./body-links.ts";
import type { Check } from "./check.ts";
import { pageShownAt, unknownAmong } from "./linked-pages.ts";

/** Reports the links without a slash or dot at their beginning, once for the site. */
export const linkRelative: Check = {
  code: "link-relative",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const found = innerLinks(site).flatMap((inner) => {
      const page = isRelative(inner) ? pageShownAt(inner.paths, site) : undefined;
      if (page === undefined) return [];
      const unknown = unknownAmong(inner.paths, site);
      if (unknown !== undefined) leave(unknown);
      return unknown === undefined ? [{ inner, href: pageHref(page.path, "") }] : [];
    });
    const [first] = found;
    if (first === undefined) return;
    const { place, related, links, files } = linkUses(found.map(({ inner }) => inner));
    const edits = found.flatMap(({ inner, href }) => rewrittenLink(inner, href));
    const absolute = edits[0]?.written ?? first.href;
    const args = { written: first.inner.link.address, absolute, links, files };
    report("link-relative", place, args, { related, edits, causedBy: [] });
  },
};

function isRelative({ link: { kind, address }, paths }: InnerLink): boolean {
  return kind === "link" && paths.length > 0 && !isExternalHref(address) && isBare(writtenPath(address.trim()));
}
