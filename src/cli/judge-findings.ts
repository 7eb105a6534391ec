// The findings that count, without those that the site ignores or has accepted.
import { applyBaseline, type StaleEntry } from "../baseline/apply-baseline.ts";
import type { BaselineEntry } from "../baseline/baseline.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { mintIgnored } from "../pages/ignored-files.ts";
import { visible } from "../text/visible.ts";
import type { CheckConfig } from "./check-config.ts";

/** A baseline in use. */
export interface BaselineInUse {
  /** Its name as printed. */
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
}

/** What is left of the problems found. */
export interface JudgedFindings {
  /** Those that count, in their order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined without a baseline. */
  readonly accepted:
    | { readonly file: string; readonly number: number; readonly stale: readonly StaleEntry[] }
    | undefined;
  readonly ignored: number;
}

/** Takes away what the site has accepted from problems that it does not ignore. */
export function judgeFindings({ kept, ignored }: KeptFindings, baseline: BaselineInUse | undefined): JudgedFindings {
  if (baseline === undefined) return { diagnostics: kept, accepted: undefined, ignored };
  const { fresh, accepted, stale } = applyBaseline(kept, baseline.entries);
  return { diagnostics: fresh, accepted: { file: baseline.file, number: accepted, stale }, ignored };
}

/** Problems that the site does not ignore, and how many others there were. */
interface KeptFindings {
  readonly kept: readonly Diagnostic[];
  readonly ignored: number;
}

/** Leaves out what fits a pattern of its code, or of "*". */
export function withoutIgnored(
  diagnostics: readonly Diagnostic[],
  ignore: NonNullable<CheckConfig["ignore"]>,
): KeptFindings {
  const byCode = new Map(Object.entries(ignore).map(([code, patterns]) => [code, mintIgnored(patterns.join("\n"))]));
  const isIgnored = ({ code, file }: Diagnostic): boolean =>
    [code, "*"].some((name) => byCode.get(name)?.(file) === true);
  const kept = diagnostics.filter((diagnostic) => !isIgnored(diagnostic));
  return { kept, ignored: diagnostics.length - kept.length };
}

/** What a line of counts ends with: how many are accepted, and how many ignored. */
export function alsoFound({ accepted, ignored }: JudgedFindings): readonly string[] {
  return [
    ...(accepted === undefined || accepted.number === 0
      ? []
      : [`${accepted.number} accepted by ${visible(accepted.file)}`]),
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
}

/** How many are named. */
const mostNamed = 20;

/** Names the entries that accept problems which are fixed. They do not fail the check: nobody who fixes a problem has to do more. */
export function reportStale({ accepted }: JudgedFindings, print: (line: string) => void): void {
  if (accepted === undefined || accepted.stale.length === 0) return;
  const { file, stale } = accepted;
  const lines = stale
    .slice(0, mostNamed)
    .map(({ code, file: at, subject, count: may, found }) =>
      [code, at, subject, found === 0 ? "" : `(${found} of ${may} left)`].filter((word) => word !== "").join("  "),
    );
  const more = stale.length > mostNamed ? [`  … ${stale.length - mostNamed} more`] : [];
  print(
    [
      `${visible(file)} accepts problems that are fixed; --update-baseline drops them:`,
      ...lines.map((line) => `  ${visible(line)}`),
      ...more,
    ].join("\n"),
  );
}
