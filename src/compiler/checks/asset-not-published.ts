// Finds files that pages show as images or other media, but that no host publishes, such as `.env`.
import { pageHref } from "../contract/page-path.ts";
import { unpublishedReason } from "../contract/published-file.ts";
import { groupBy } from "../text/group-by.ts";
import { innerLinks, linkUses } from "./body-links.ts";
import type { Check } from "./check.ts";

/** With the option `assets`, reports each file that pages show but that readers can't get, at its first use. */
export const assetNotPublished: Check = {
  code: "asset-not-published",
  needs: ["bodies"],
  run: (site, report) => {
    if (!site.assets) return;
    const shown = innerLinks(site).flatMap((inner) => {
      const path = inner.link.kind === "asset" ? inner.paths.find((each) => site.files.isFile(each)) : undefined;
      const reason = path === undefined ? undefined : unpublishedReason(path, false);
      return path === undefined || reason === undefined ? [] : { inner, path, reason };
    });
    for (const [path, same] of groupBy(shown, (each) => each.path)) {
      const { place, related, ...uses } = linkUses(same.map(({ inner }) => inner));
      report(
        "asset-not-published",
        place,
        { target: pageHref(path, ""), reason: same[0]!.reason, ...uses },
        { related },
      );
    }
  },
};
