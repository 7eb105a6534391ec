// Finds entries with extra slashes or spaces; one finding per site (D2, D47).
import { placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { pageEntries, type PageEntry } from "./page-entries.ts";

/** Reports such entries that lead to a page, at the first of them. */
export const pageSlashes: Check = {
  code: "page-slashes",
  needs: [],
  run: (site, report) => {
    const entries = pageEntries(site).filter((entry) => isReadOtherwise(entry) && isPlain(entry));
    // An element may be reached through several `$ref`s.
    const byPlace = new Map(entries.map((entry) => [`${entry.source.pointer} ${entry.source.file}`, entry]));
    const [first, ...others] = [...byPlace.values()];
    if (first === undefined) return;
    const edits = [first, ...others].map(({ source, path }) => ({ place: placeOf(source), written: path }));
    const related = others
      .slice(0)
      .map(({ source, written }) => ({ message: `also ${JSON.stringify(written)}`, place: placeOf(source) }));
    const args = { written: first.written, path: first.path, uses: byPlace.size };
    report("page-slashes", placeOf(first.source), args, { related, suggestion: first.path, edits });
  },
};

/** Before the path of an entry in another repository is the folder of that repository (D250). */
function isReadOtherwise({ written, path }: PageEntry): boolean {
  return written !== path && !path.endsWith(`/${written}`);
}

/** Whether the path of an entry is that of its page. A path with an extension or of a folder is reported by another check. */
function isPlain({ state, reference }: PageEntry): boolean {
  if (state.kind === "found" || state.kind === "collided") return state.found.by === "path";
  // The path of a part of a reference is made from what is written (D112).
  return state.kind === "generated" && reference === undefined;
}
