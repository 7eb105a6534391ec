// Says that a redirect with wildcards was asked for, and nothing moves that could get one. (D265)
import type { EditPlan, LeftName } from "./edit-plan.ts";
import type { OpenedSite } from "./opened-site.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import type { SiteChange } from "./site-change.ts";

/** A line for what moves in that case. */
export function withoutPattern(
  { patterns = false, operations }: SiteChange,
  resolved: Pick<ResolvedChange, "patterns">,
  { redirectsAdded }: EditPlan["counts"],
  { names }: Pick<OpenedSite, "names">,
): readonly LeftName[] {
  const [moved] = operations.flatMap((each) => (each.kind === "move" ? [each.from] : []));
  if (!patterns || moved === undefined || redirectsAdded === 0 || resolved.patterns.size > 0) return [];
  const reason = "each page gets its own redirect, because only a folder that moves as a whole gets one with wildcards";
  return [{ file: names.configFiles[0]!, line: 1, written: moved, reason }];
}
