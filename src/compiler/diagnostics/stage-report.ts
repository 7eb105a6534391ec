// Makes what stages and checks report to.
import type { SourceNames } from "../contract/source-names.ts";
import type { Report } from "./diagnostic.ts";
import { explainedBySyntax, explainedByUnlisted, pageFileOf } from "./resolve-causes.ts";
import { withoutSourceEdits } from "./without-source-edits.ts";

/** Reports with the causes that all findings have, and without edits of other repositories. */
export function stageReport(report: Report, { sources }: { readonly sources: SourceNames }): Report {
  return explainedByUnlisted(explainedBySyntax(withoutSourceEdits(report, sources)), pageFileOf);
}
