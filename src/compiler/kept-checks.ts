// Keeps what the checks of a compile have read, so that some of them can run again when only bodies of pages differ. (D305)
import type { CheckedSite } from "./checks/check.ts";
import type { DiagnosticArgs, DiagnosticCode } from "./diagnostics/catalog.ts";
import type { Report, ReportDetails } from "./diagnostics/diagnostic.ts";
import type { Place } from "./diagnostics/place.ts";
import type { NotJudged } from "./diagnostics/not-judged.ts";

/** A report, as it was made. */
interface Reported {
  readonly code: DiagnosticCode;
  readonly place: Place;
  readonly args: DiagnosticArgs[DiagnosticCode];
  readonly details: ReportDetails;
}

/** What is known when all checks have run that do not read the bodies of pages. */
export interface KeptChecks {
  readonly checked: CheckedSite;
  /** What the stages and these checks reported, in their order. */
  readonly reports: readonly Reported[];
  /** What these checks could not judge. */
  readonly left: readonly NotJudged[];
  /** Gives back the searches that other checks have used. */
  readonly restoreSearches: () => void;
}

/** Where the stages report to. */
export interface StageReports {
  readonly report: Report;
  /** Called when all checks have run that do not read bodies; absent if nothing is kept. */
  readonly keep?: (checked: CheckedSite, left: readonly NotJudged[]) => void;
  readonly kept?: () => KeptChecks | undefined;
}

/** Keeps the reports of a compile, too; they may be very many. */
export function keptReports({ report }: StageReports): StageReports {
  const reports: Reported[] = [];
  let kept: KeptChecks | undefined;
  return {
    report: (code, place, args, details = {}) => {
      if (kept === undefined) reports.push({ code, place, args, details });
      report(code, place, args, details);
    },
    keep: (checked, left) => {
      kept = { checked, reports, left, restoreSearches: checked.hints.budget.save() };
    },
    kept: () => kept,
  };
}
