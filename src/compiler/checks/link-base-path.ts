// Finds a site whose links begin with its path on its host, which was not configured. (D190)
import type { Check } from "./check.ts";
import { linkPrefix } from "./link-prefix.ts";

/** Reports the path once, at the first link with it. Each link is judged without the path. */
export const linkBasePath: Check = {
  code: "link-base-path",
  needs: [],
  readsBodies: true,
  run: (site, report) => {
    const found = linkPrefix(site);
    if (found === undefined) return;
    const { path, place, ...args } = found;
    report("link-base-path", place, { ...args, prefix: path });
  },
};
