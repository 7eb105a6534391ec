// Faults in a file that is no JSON may be about what nobody wrote: a value is taken for empty where none could be read.
import type { DiagnosticCode } from "./catalog.ts";
import type { Report } from "./diagnostic.ts";
import { fileAt } from "./place.ts";

const aboutShape: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "wrong-type",
  "missing-field",
  "unknown-field",
  "empty-label",
  "empty-children",
]);

/** Reports findings about the shape of a file as explained by its syntax errors. */
export function explainedBySyntax(report: Report): Report {
  return (code, place, args, details = {}) => {
    const isExplained = aboutShape.has(code) && details.causedBy === undefined;
    const causedBy = [{ code: "config-syntax" as const, at: fileAt(place.file) }];
    report(code, place, args, isExplained ? { ...details, causedBy } : details);
  };
}
