// Finds entries that name a page by its file or its folder instead of its path (D3).
import { placeOf } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { entriesOfFiles, type PageEntry } from "./page-entries.ts";

type Detour = PageEntry<"found" | "collided">;

/** Reports entries with the extension of their file, such as `guide.mdx`. */
export const pageExtension: Check = detourCheck("page-extension", "extension");

/** Reports entries of a folder whose `index` is the page. */
export const pageIndex: Check = detourCheck("page-index", "index");

function detourCheck(code: "page-extension" | "page-index", by: Detour["state"]["found"]["by"]): Check {
  return {
    code,
    needs: [],
    run: (site, report) => {
      for (const { written, source, state } of detours(site)) {
        if (state.found.by !== by) continue;
        const { path } = state.found.page;
        const place = placeOf(source);
        report(code, place, { written, path }, { suggestion: path, edits: [{ place, written: path }] });
      }
    },
  };
}

/** The first entry of each page in a list; one whose list also has the path of the page is reported as listed twice. */
const detours: (site: CheckedSite) => readonly Detour[] = perObject((site) => {
  const entries = entriesOfFiles(site);
  if (entries.every(isByPath)) return [];
  return [...groupBy(entries, nameInList).values()].flatMap((same) => (same.some(isByPath) ? [] : same.slice(0, 1)));
});

function isByPath({ state }: Detour): boolean {
  return state.found.by === "path";
}

/** Equal for entries of one page in one list. */
function nameInList({ source, state }: Detour): string {
  const list = source.pointer.slice(0, source.pointer.lastIndexOf("/"));
  return JSON.stringify([source.file, list, state.found.page.path]);
}
