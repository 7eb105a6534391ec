// Checks that `expanded` is on a group that can be collapsed (§3).
import { divisionsOf, fieldPlace, titleInside, type DivisionCheck } from "./division-check.ts";

/** Reports `expanded` on groups that are not in another group, once for the site. */
export const expandedWithoutEffect: DivisionCheck = {
  code: "expanded-without-effect",
  needs: [],
  run: (site, report) => {
    const outermost = divisionsOf(site).filter(
      ({ division, context }) =>
        division.expanded !== undefined && !context.ancestors.some(({ kind }) => kind === "group"),
    );
    const [first, ...others] = outermost.map(({ division }) => division);
    if (first === undefined) return;
    const alsoAt = others.map((other) => ({ message: "also here", place: fieldPlace(other, "expanded") }));
    const args = { owner: titleInside(first), others: others.length };
    report("expanded-without-effect", fieldPlace(first, "expanded"), args, { alsoAt });
  },
};
