// Lists the translations of a site whose originals were changed after them. Nothing is written. (D387)
import { readHistory } from "../../git/git-history.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { withReferredFiles } from "../config-references.ts";
import { ConfigValues } from "../config-values.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../opened-site.ts";
import { requireReadable } from "../require-readable.ts";
import { branchPairs, type SyncRequest } from "./branch-pairs.ts";
import { counterpartFiles } from "./counterpart-files.ts";
import { limitedPairs } from "./limited-pairs.ts";
import { defaultLabel } from "./plan-sync.ts";
import { WrittenFiles } from "./written-files.ts";
import { stalePages, type PagePair, type StalePage } from "./stale-pages.ts";

/** The translations that are older than their originals. */
export interface StaleTranslations {
  readonly pages: readonly StalePage[];
  /** How many pages have a translation that was compared. */
  readonly compared: number;
  /** Whether the clone has only a part of the history, so that pages that are stale may be missing. */
  readonly isShallow: boolean;
}

/** Finds the translations whose originals were changed after them. Rejects with `UsageError` if the site has no navigation, no such language or version, or is in no git repository. */
export async function findStale(site: SiteToChange, folder: string, request: SyncRequest): Promise<StaleTranslations> {
  const opened = await openSite(site, site.host);
  requireReadable(opened);
  const history = readHistory(folder);
  if (!history.ok) throw new UsageError(`--stale reads the history of git: ${history.reason}.`);
  const pairs = pagePairs(opened, request);
  const pages = stalePages({ ...history, pairs, textNow: (file) => site.host.readText(file) });
  return { pages, compared: pairs.length, isShallow: history.isShallow };
}

/** Each page of the source with its counterpart in each target. */
function pagePairs({ navigation, names, host }: OpenedSite, request: SyncRequest): readonly PagePair[] {
  const from = request.from ?? defaultLabel(navigation, request);
  const named = { ...request, from };
  const values = new ConfigValues(withReferredFiles(names.configFiles, host), host);
  const written = new WrittenFiles(names);
  return limitedPairs(branchPairs(named, names.configFiles[0]!, values), named).flatMap(
    ({ source, label, target, only }) => {
      if (!("kind" in target)) return [];
      const files = written.in(source);
      const counterpart = counterpartFiles({
        navigation,
        source: files,
        target: written.in(target),
        labels: [from, label],
        isFile: (file) => host.stat(file)?.kind === "file",
      });
      return [...(only === undefined ? files : written.in(only))].flatMap((file): readonly PagePair[] => {
        const other = counterpart(file).file;
        return other === undefined ? [] : [{ source: file, target: other, label }];
      });
    },
  );
}
