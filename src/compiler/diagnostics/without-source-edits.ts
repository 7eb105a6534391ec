// Leaves out the edits of files that belong to another repository. (D250)
import { sourceFolderOf, type SourceNames } from "../contract/source-names.ts";
import type { Report } from "./diagnostic.ts";

/** The same, but without edits in the files of other repositories: nothing is written there. */
export function withoutSourceEdits(report: Report, sources: SourceNames): Report {
  if (sources.size === 0) return report;
  return (code, place, args, { edits = [], ...details } = {}) => {
    const own = edits.every((edit) => sourceFolderOf(edit.place.file, sources) === "");
    report(code, place, args, own && edits.length > 0 ? { ...details, edits } : details);
  };
}
