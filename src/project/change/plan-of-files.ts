// Makes a plan of files that were worked out in another way, such as by fixes.
import type { EditPlan, PlannedFile } from "./edit-plan.ts";
import { nameRefusals, unportableNames } from "./unportable-names.ts";

/** A plan that writes these files and nothing else, for a site with the `existing` ones. Only new names are judged. */
export function planOfFiles(files: readonly PlannedFile[], existing: () => readonly string[]): EditPlan {
  const counts = { entries: 0, links: 0, linkFiles: 0, redirectsAdded: 0, redirectsChanged: 0, redirectsRemoved: 0 };
  const names = unportableNames(files, existing);
  return { files, counts, left: [], addresses: [], ...names, refusals: nameRefusals(names) };
}
