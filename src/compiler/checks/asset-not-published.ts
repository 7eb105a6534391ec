// Finds files that pages show as images or other media, but that no host publishes, such as `.env`.
import { pageHref } from "../contract/page-path.ts";
import { unpublishedReason } from "../contract/published-file.ts";
import { groupBy } from "../text/group-by.ts";
import { isHiddenPath } from "../text/hidden-path.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, linkUses } from "./body-links.ts";
import type { Check } from "./check.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** With the option `assets`, reports each file that pages show but that readers can't get, at its first use. */
export const assetNotPublished: Check = {
  code: "asset-not-published",
  needs: ["bodies"],
  run: (site, report) => {
    if (!site.assets) return;
    const judged = perKey(({ paths }: LinkTarget) => {
      const path = paths.find((each) => isHiddenPath(each) || site.files.isFile(each));
      const reason = path === undefined ? undefined : unpublishedReason(path, false);
      return reason === undefined ? {} : { unpublished: { path: path!, reason } };
    });
    const shown = innerLinks(site, (target, { kind }) => kind === "asset" && judged(target).unpublished !== undefined);
    for (const same of groupBy(shown, ({ target }) => judged(target).unpublished!.path).values()) {
      const { path, reason } = judged(same[0]!.target).unpublished!;
      const { place, related, ...uses } = linkUses(same);
      report("asset-not-published", place, { target: pageHref(path, ""), reason, ...uses }, { related });
    }
  },
};
