// Finds what has moved since an earlier state of a site, and plans what was forgotten then. (D279)
import { withoutBasePath } from "../../compiler/contract/href.ts";
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { lostBetween } from "../../outputs/diff/diff-navigation.ts";
import { hostRedirectsOf } from "../change/hosts/host-redirects-of.ts";
import type { RepairPlan } from "../change/edit-plan.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../change/opened-site.ts";
import { readOnce } from "../change/read-once.ts";
import type { RedirectPlace } from "../change/site-change.ts";
import { UsageError } from "../settings/usage-error.ts";
import { movedBack } from "./moved-back.ts";
import { partlyMoved } from "../change/partly-moved.ts";
import { foundSince } from "./moved-since.ts";
import { stillNamed } from "./unmatched-files.ts";
import { planForgotten } from "./plan-forgotten.ts";

/** An earlier state of a site. */
export interface EarlierSite {
  readonly host: Host;
  /** Every file of it, from its root. */
  readonly files: () => readonly string[];
}

/**
 * Finds the files that have moved since an earlier state of a site, and plans the edits that were forgotten. What was edited
 * already stays. `redirects` says where redirects are written; absent: in docs.json. Nothing is written, and no file is moved. Rejects with `UsageError` if one of the two sites has no navigation.
 */
export async function planRepair(
  given: SiteToChange,
  earlier: EarlierSite,
  redirects?: RedirectPlace,
): Promise<RepairPlan> {
  const site = readOnce(given);
  const before = await openSite(site, earlier.host);
  const now = await openNow(site);
  const [filesBefore, filesNow] = [new Set(earlier.files()), new Set(site.files())];
  const { moves: since, parts } = foundSince(
    { host: earlier.host, files: filesBefore, navigation: before.navigation },
    { host: site.host, files: filesNow, navigation: now?.navigation },
  );
  const back =
    now === undefined ? [] : movedBack({ opened: before, files: filesBefore }, { opened: now, files: filesNow }, since);
  const moves = new Map([...since, ...back]);
  const { plan, after, known } = await planForgotten({
    site,
    moves,
    parts,
    now,
    earlier: { opened: before, files: earlier.files },
    redirects,
  });
  const hosts = { before: before.host, after: after.host };
  const gone = [...filesBefore].filter((file) => !filesNow.has(file) && !moves.has(file) && !isPageFileName(file));
  const unmatched = stillNamed(gone, after).toSorted();
  return {
    ...plan,
    ...partlyMoved(plan.moved, () => [...filesNow]),
    ...(unmatched.length === 0 ? {} : { unmatched }),
    lost: lostBetween(before.navigation, after.navigation, { hosts, ofHosts: hostRedirectsOf(before, after) }).filter(
      ({ href }) => !known.has(withoutBasePath(href, before.navigation.site.basePath)),
    ),
  };
}

/** The site as it is; undefined if its docs.json can't be read, which may be because a part of it has moved. */
async function openNow(site: SiteToChange): Promise<OpenedSite | undefined> {
  try {
    return await openSite(site, site.host);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
