// Decides what is known of a site, from what was lost.
import type { Finding } from "../diagnostics/diagnostic.ts";
import { isLostLanguage, isLostRedirect, isPageLoss } from "../diagnostics/page-losses.ts";
import type { Knowledge } from "./check.ts";

/** What is known in full, from the findings of what could not be read. */
export function knownFacts(findings: readonly Finding[], discover: boolean): ReadonlySet<Knowledge> {
  const isLost: Readonly<Record<Knowledge, boolean>> = {
    "all pages": findings.some(isPageLoss),
    "all languages": findings.some(isLostLanguage),
    "all endpoints": findings.some(({ code }) => code.startsWith("endpoint-") && code !== "endpoint-collision"),
    "all redirects": findings.some(isLostRedirect),
    "all files": !discover,
  };
  return new Set((Object.keys(isLost) as Knowledge[]).filter((fact) => !isLost[fact]));
}
