// Finds images and other media of pages that are not there. (D117)
import { pageHref } from "../contract/page-path.ts";
import { baseName } from "../text/resolve-path.ts";
import { groupBy } from "../text/group-by.ts";
import { innerLinks, usesOf } from "./body-links.ts";
import type { Check } from "./check.ts";
import { unreadRedirectAt } from "./lost-parts.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** With the option `assets`, reports each file that pages show and that is not there, at its first use. */
export const assetNotFound: Check = {
  code: "asset-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    if (!site.assets) return;
    const { find } = redirectGraph(site);
    const missing = innerLinks(site).filter(({ link, paths }) => {
      // An address without an extension may be answered by a program.
      if (link.kind !== "asset" || !paths.some((path) => baseName(path).includes("."))) return false;
      if (paths.some((path) => site.files.isFile(path) || find(path) !== undefined)) return false;
      const unknown = paths.map((path) => unreadRedirectAt(path, site)).find((reason) => reason !== undefined);
      if (unknown !== undefined) leave(unknown);
      return unknown === undefined;
    });
    for (const [path, links] of groupBy(missing, ({ paths }) => paths[0]!)) {
      const { place, related, ...uses } = usesOf(links);
      report("asset-not-found", place, { target: pageHref(path, ""), ...uses }, { related, causedBy: [] });
    }
  },
};
