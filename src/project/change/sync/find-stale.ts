// Lists the translations of a site whose originals were changed after them. Nothing is written. (D387)
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { readHistory } from "../../git/git-history.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { withReferredFiles } from "../config-references.ts";
import { ConfigValues } from "../config-values.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../opened-site.ts";
import { requireReadable } from "../require-readable.ts";
import { branchPairs, type SyncRequest } from "./branch-pairs.ts";
import { counterpartFiles, type CounterpartFile } from "./counterpart-files.ts";
import { formerNames, type FollowedHistory } from "./file-changes.ts";
import { sameInnerBranches } from "./inner-branches.ts";
import { limitedPairs } from "./limited-pairs.ts";
import { defaultLabel } from "./plan-sync.ts";
import { WrittenFiles } from "./written-files.ts";
import { stalePages, type PagePair, type StalePage } from "./stale-pages.ts";

/** The translations that are older than their originals. */
export interface StaleTranslations {
  readonly pages: readonly StalePage[];
  /** How many pages have a translation that was compared. */
  readonly compared: number;
  /** The pages of the source without a counterpart, which were not compared: one for each language or version that lacks it. */
  readonly withoutCounterpart: readonly { readonly file: string; readonly label: string }[];
  /** Whether the clone has only a part of the history, so that pages that are stale may be missing. */
  readonly isShallow: boolean;
}

/** Finds the translations whose originals were changed after them. Rejects with `UsageError` if the site has no navigation, no such language or version, or is in no git repository. */
export async function findStale(site: SiteToChange, folder: string, request: SyncRequest): Promise<StaleTranslations> {
  const opened = await openSite(site, site.host);
  requireReadable(opened);
  const history = readHistory(folder);
  if (!history.ok) throw new UsageError(`--stale reads the history of git: ${history.reason}.`);
  const { pairs, alone } = pagePairs(opened, request, history);
  const pages = stalePages({ ...history, pairs, textNow: (file) => site.host.readText(file) });
  return { pages, compared: pairs.length, withoutCounterpart: alone, isShallow: history.isShallow };
}

interface PairedPages {
  readonly pairs: readonly PagePair[];
  /** The pages of the source without a counterpart. */
  readonly alone: readonly { readonly file: string; readonly label: string }[];
}

/** Each page of the source with its counterpart in each target: the present one, or the one that it had before one of both was renamed. */
function pagePairs(
  { navigation, names, host, isLeftOut }: OpenedSite,
  request: SyncRequest,
  history: FollowedHistory,
): PairedPages {
  const from = request.from ?? defaultLabel(navigation, request);
  const named = { ...request, from };
  const values = new ConfigValues(withReferredFiles(names.configFiles, host), host);
  const written = new WrittenFiles(names);
  const found = limitedPairs(branchPairs(named, names.configFiles[0]!, values), named).map(
    ({ source, label, target, only }): PairedPages => {
      if (!("kind" in target)) return { pairs: [], alone: [] };
      const [places, others] = [written.placesIn(source), written.in(target)];
      const find = counterpartFiles({
        navigation,
        source: places,
        target: written.placesIn(target),
        mayBeSame: sameInnerBranches(source, target),
        labels: [from, label],
        isFile: (file) => host.stat(file)?.kind === "file",
      });
      // A page is compared once, even if several languages of a version list it.
      const placeOf = new Map(places.map(({ file, within }) => [file, within]));
      const files = new Set(placeOf.keys());
      const counterpart = (file: string): CounterpartFile => find(file, placeOf.get(file));
      const taken = new Set([...files].map((file) => counterpart(file).file));
      const own = [...others].filter((file) => !files.has(file) && !taken.has(file));
      const wanted = [...(only === undefined ? files : written.in(only))].filter((file) => !isLeftOut(file));
      const alone = wanted.filter((file) => counterpart(file).file === undefined);
      const former = formerCounterparts({ alone, own, counterpart, history });
      const pairs = wanted.flatMap((file): readonly PagePair[] => {
        const other = counterpart(file).file ?? former.get(file);
        return other === undefined || isLeftOut(other) ? [] : [{ source: file, target: other, label }];
      });
      return { pairs, alone: alone.flatMap((file) => (former.has(file) ? [] : [{ file, label }])) };
    },
  );
  return { pairs: found.flatMap(({ pairs }) => pairs), alone: found.flatMap(({ alone }) => alone) };
}

interface FormerSearch {
  /** Pages of the source without a counterpart. */
  readonly alone: readonly string[];
  /** Those of the target. */
  readonly own: readonly string[];
  readonly counterpart: (file: string) => CounterpartFile;
  readonly history: FollowedHistory;
}

/** The pages of the target that were the counterparts of pages of the source under earlier names. */
function formerCounterparts({ alone, own, counterpart, history }: FormerSearch): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (alone.length === 0 || own.length === 0) return found;
  const former = formerNames(history, new Set([...alone, ...own]));
  const namesOf = (file: string): readonly string[] => [file, ...(former.get(file) ?? [])];
  const open = new Map(own.flatMap((file) => namesOf(file).map((name) => [withoutPageExtension(name), file])));
  for (const file of alone) {
    const expected = namesOf(file).flatMap((name) => counterpart(name).expected ?? []);
    const other = expected.flatMap((name) => open.get(withoutPageExtension(name)) ?? [])[0];
    if (other === undefined) continue;
    found.set(file, other);
    for (const name of namesOf(other)) open.delete(withoutPageExtension(name));
  }
  return found;
}
