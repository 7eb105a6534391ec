// Finds links from visible pages to hidden ones. (D117)
import { pageHref } from "../contract/page-path.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { linkUses } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { linksToPages, pageOfFile } from "./linked-pages.ts";
import { unreadListOf } from "./lost-parts.ts";

/** Reports once each hidden page that visible pages link to, at the first of these links. */
export const linkToHidden: Check = {
  code: "link-to-hidden",
  needs: ["bodies"],
  run: (site, report, leave) => {
    for (const [page, all] of linksToPages(site, (each) => isHidden(each, site))) {
      const links = all.filter(({ body }) => {
        const from = pageOfFile(body.file, site);
        return from !== undefined && !isHidden(from, site);
      });
      if (links.length === 0) continue;
      // Another place of the page may show it.
      const unread = page.hidden === undefined ? unreadListOf(page.path, site) : undefined;
      if (unread !== undefined) {
        const subject = [pageHref(page.path, "")];
        leave(unread, { count: links.length, at: links.map(({ body: { file } }) => ({ file, subject })) });
        continue;
      }
      const { place, related, ...uses } = linkUses(links);
      report("link-to-hidden", place, { target: pageHref(page.path, ""), ...uses }, { related, causedBy: [] });
    }
  },
};

function isHidden(page: ExpandedPage, { site: { listings } }: CheckedSite): boolean {
  return page.hidden ?? listings.listed.get(page)?.hidden ?? false;
}
