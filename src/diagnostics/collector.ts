// What has been found so far?
import { catalog, type DiagnosticCode } from "./catalog.ts";
import type { Finding, Report } from "./diagnostic.ts";
import type { Severity } from "./severity.ts";

/** Severity per code, where a caller wants another than the catalogue's. */
export type SeverityRules = { readonly [Code in DiagnosticCode]?: Severity | "off" };

/** Findings in the order they were told. */
export interface FindingCollector {
  readonly report: Report;
  /** All found so far, without those switched off, each once. */
  readonly findings: () => readonly Finding[];
  /** Takes back what only follows from a problem that another finding tells. */
  readonly withdraw: (isFollowUp: (finding: Finding) => boolean) => void;
  /** False when one found so far is an error. */
  readonly ok: () => boolean;
}

/** The severity of a finding under `rules`. */
export function severityOf({ code, args }: Pick<Finding, "code" | "args">, rules: SeverityRules): Severity | "off" {
  const usual = catalog[code].severity as Severity | ((args: unknown) => Severity);
  return rules[code] ?? (typeof usual === "function" ? usual(args) : usual);
}

/** A collector for one run. What is told twice with the same code, place and arguments counts once. */
export function collectFindings(rules: SeverityRules): FindingCollector {
  const findingByText = new Map<string, Finding>();
  return {
    report(code, place, args, details = {}) {
      const severity = severityOf({ code, args }, rules);
      if (severity === "off") return;
      const text = JSON.stringify([code, place, args]);
      if (!findingByText.has(text)) findingByText.set(text, { code, place, args, details });
    },
    findings: () => [...findingByText.values()],
    withdraw: (isFollowUp) => {
      for (const [text, finding] of findingByText) if (isFollowUp(finding)) findingByText.delete(text);
    },
    ok: () => [...findingByText.values()].every((finding) => severityOf(finding, rules) !== "error"),
  };
}
