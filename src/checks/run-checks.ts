// Runs the checks whose needs are met.
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Finding, Report } from "../diagnostics/diagnostic.ts";
import type { Check, CheckedSite, Knowledge } from "./check.ts";
import { checks } from "./checks.ts";
import { pageOperations } from "./page-entries.ts";

/**
 * Runs every check that needs nothing, then those whose needs are met. `found` returns what was reported so far: what
 * could not be read decides what is known.
 */
export function runChecks(site: CheckedSite, report: Report, found: () => readonly Finding[]): void {
  const run = (each: Check): void => each.run(site, report);
  checks.filter(({ needs }) => needs.length === 0).forEach(run);
  const known = knownFacts(site, found());
  checks.filter(({ needs }) => needs.length > 0 && needs.every((need) => known.has(need))).forEach(run);
}

/** What is known in full: all but what docs.json lost while it was read, and what later stages and checks found missing. */
function knownFacts(site: CheckedSite, findings: readonly Finding[]): ReadonlySet<Knowledge> {
  const { config, discover } = site;
  const isFound = (codes: ReadonlySet<DiagnosticCode>): boolean => findings.some(({ code }) => codes.has(code));
  const isLost: Readonly<Record<Knowledge, boolean>> = {
    "all pages": config.lost.has("pages") || isFound(costPages),
    "all languages": config.lost.has("languages") || isFound(confuseLanguages),
    "all endpoints": hasWrongEndpoint(site),
    "all redirects": config.lost.has("redirects"),
    "all files": !discover,
  };
  return new Set((Object.keys(isLost) as Knowledge[]).filter((fact) => !isLost[fact]));
}

const costPages: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>(["no-primary-pattern", "limit-exceeded"]);
const confuseLanguages: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "unknown-language",
  "duplicate-selector",
]);

/** True when an entry or page names an operation that is not known: the addresses of some pages are not known, either. */
function hasWrongEndpoint(site: CheckedSite): boolean {
  return (
    [...site.uses.endpoints.values()].some(({ kind }) => kind !== "found" && kind !== "unresolved") ||
    pageOperations(site).some(({ named: { kind } }) => kind !== "found" && kind !== "unresolved")
  );
}
