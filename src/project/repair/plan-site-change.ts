// Plans a change of a site, also the move of pages that somebody has moved already. (D428)
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { baseName } from "../../compiler/text/resolve-path.ts";
import type { EditPlan, RepairPlan } from "../change/edit-plan.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../change/opened-site.ts";
import { planChange } from "../change/plan-change.ts";
import { readOnce } from "../change/read-once.ts";
import { insideRoot, givenFile, pageOrFile } from "../change/resolve-moves.ts";
import type { ChangeOperation, SiteChange } from "../change/site-change.ts";
import { withPaths } from "../change/with-paths.ts";
import { UsageError } from "../settings/usage-error.ts";
import { planForgotten } from "./plan-forgotten.ts";

/**
 * Plans a change as `planChange` does. A page that lists name, that has no file, and that is to move where a page file is, has moved already:
 * what was forgotten then is planned. Rejects with `UsageError` as `planChange` does.
 */
export async function planSiteChange(given: SiteToChange, change: SiteChange): Promise<EditPlan | RepairPlan> {
  const { operations, counterparts, redirects } = change;
  const site = readOnce(given);
  if (!operations.some((operation) => arrivedFile(operation, site.host) !== undefined)) return planChange(site, change);
  const now = await openSite(site, site.host);
  const moves = arrivedMoves(
    operations.map((each) => withPaths(each, now)),
    now,
  );
  const [first] = moves.keys();
  if (first === undefined) return planChange(site, change);
  if (moves.size < operations.length || counterparts !== undefined)
    throw new UsageError(
      `${first} has moved to ${moves.get(first)!} already, so what names it has to follow by itself, without other changes or languages.`,
    );
  const { plan } = await planForgotten({ site, moves, now, redirects });
  return { ...plan, lost: [] };
}

/** The new paths of the pages without a file that have arrived where they are to move, by their old ones. */
function arrivedMoves(
  operations: readonly ChangeOperation[],
  { navigation, host }: OpenedSite,
): ReadonlyMap<string, string> {
  const missing = new Set(Object.values(navigation.pages).flatMap((page) => (page.missing === true ? page.path : [])));
  return new Map(
    operations.flatMap((operation): readonly (readonly [string, string])[] => {
      const to = arrivedFile(operation, host);
      if (to === undefined || operation.kind !== "move") return [];
      const page = withoutPageExtension(insideRoot(operation.from));
      return missing.has(page) ? [[page + /\.mdx?$/i.exec(to)![0], to]] : [];
    }),
  );
}

/** The page file that is where an operation would move what is not there. */
function arrivedFile(operation: ChangeOperation, host: SiteToChange["host"]): string | undefined {
  if (operation.kind !== "move" || operation.from.includes("*")) return undefined;
  const { from, to } = operation;
  const path = insideRoot(from);
  if (from.endsWith("/") || pageOrFile(path, host) !== undefined || host.stat(path) !== undefined) return undefined;
  const file = givenFile(to.trim().endsWith("/") ? to + baseName(path) : to, host);
  return file !== undefined && isPageFileName(file) ? file : undefined;
}
