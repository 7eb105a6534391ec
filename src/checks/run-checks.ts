// Runs the checks whose needs are met.
import type { Finding, Report } from "../diagnostics/diagnostic.ts";
import type { Check, CheckedSite } from "./check.ts";
import { checks } from "./checks.ts";
import { knownFacts } from "./known-facts.ts";

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
