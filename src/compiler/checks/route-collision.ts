// Finds entries whose file has the same address as another file, so that readers can't open it (D4).
import { placeOf } from "../diagnostics/place.ts";
import { routeOf } from "../contract/page-path.ts";
import type { Check } from "./check.ts";
import { pageEntries } from "./page-entries.ts";

/** Reports each such entry. */
export const routeCollision: Check = {
  code: "route-collision",
  needs: [],
  run: (site, report) => {
    for (const { source, state } of pageEntries(site)) {
      if (state.kind !== "collided") continue;
      const { path, file } = state.found.page;
      report("route-collision", placeOf(source), { href: `/${routeOf(path)}`, first: state.shown, second: file });
    }
  },
};
