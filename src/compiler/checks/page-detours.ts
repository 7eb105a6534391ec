// Finds entries that name a page by its file or its folder instead of its path (D3).
import type { ReportDetails } from "../diagnostics/diagnostic.ts";
import { type Place, placeOf } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import type { Source } from "../site/navigation.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { entriesOfFiles, type PageEntry } from "./page-entries.ts";

type Detour = PageEntry<"found" | "collided">;

/** Reports entries with the extension of their file, such as `guide.mdx`. */
export const pageExtension: Check = {
  code: "page-extension",
  needs: [],
  run: (site, report) => {
    for (const { place, details, ...paths } of detoursBy("extension", site))
      report("page-extension", place, paths, details);
  },
};

/** Reports entries of a folder whose `index` is the page. */
export const pageIndex: Check = {
  code: "page-index",
  needs: [],
  run: (site, report) => {
    const isOnPlatform = site.dialect === "mintlify";
    for (const { place, details, ...paths } of detoursBy("index", site))
      report("page-index", place, { ...paths, isOnPlatform }, details);
  },
};

/** An entry, the path of its page, and the edit that writes this path. */
interface ReportedDetour {
  readonly written: string;
  readonly path: string;
  readonly place: Place;
  readonly details: ReportDetails;
}

function detoursBy(by: Detour["state"]["found"]["by"], site: CheckedSite): readonly ReportedDetour[] {
  return detours(site).flatMap(({ written, source, state }) => {
    if (state.found.by !== by) return [];
    const { path } = state.found.page;
    const place = placeOf(source);
    return [{ written, path, place, details: { suggestion: path, edits: [{ place, written: path }] } }];
  });
}

/** The first entry of each page in a list; if the list also has the path of the page, that is reported as listed twice. */
const detours: (site: CheckedSite) => readonly Detour[] = perObject((site) => {
  const entries = entriesOfFiles(site);
  if (entries.every(isByPath)) return [];
  return [...groupBy(entries, nameInList).values()].flatMap((same) => (same.some(isByPath) ? [] : same.slice(0, 1)));
});

/** The entries of pages that the platform does not find: those of a folder. */
export function unreachedEntries(site: CheckedSite): readonly Source[] {
  if (site.dialect !== "mintlify") return [];
  return entriesOfFiles(site).flatMap(({ state, source }) => (state.found.by === "index" ? [source] : []));
}

function isByPath({ state }: Detour): boolean {
  return state.found.by === "path";
}

/** Equal for entries of one page in one list. */
function nameInList({ source, state }: Detour): string {
  const list = source.pointer.slice(0, source.pointer.lastIndexOf("/"));
  return JSON.stringify([source.file, list, state.found.page.path]);
}
