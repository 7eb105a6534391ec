// Decides what is known of a site, from what was lost.
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { CheckedSite, Knowledge } from "./check.ts";
import { pageOperations } from "./page-operations.ts";

/** What is known in full: all but what docs.json lost while it was read, and what later stages and checks found missing. */
export function knownFacts(site: CheckedSite, findings: readonly Finding[]): ReadonlySet<Knowledge> {
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
