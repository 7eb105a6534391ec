// A file that nothing lists needs one decision, not a fix for each fault in it (D45).
import type { Report } from "./diagnostic.ts";
import { fileAt, type Place } from "./place.ts";

/**
 * Reports findings as explained where all `files` behind a place are page files that are reported as unlisted. A finding
 * that already says what explains it is left as it is.
 */
export function explainedByUnlisted(report: Report, files: (place: Place) => readonly string[]): Report {
  return (code, place, args, details = {}) => {
    const causes = [...new Set(files(place))].map((file) => ({ code: "page-unlisted" as const, at: fileAt(file) }));
    const isNew = details.causedBy === undefined && code !== "page-unlisted" && causes.length > 0;
    report(code, place, args, isNew ? { ...details, causedBy: [{ all: causes }] } : details);
  };
}

/** The page file that a place is in; none for another file. */
export function pageFileOf({ file }: Place): readonly string[] {
  return /\.mdx?$/i.test(file) ? [file] : [];
}
