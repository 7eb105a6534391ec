// Runs the checks whose needs are met.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { HiddenContent } from "../contract/unknown-fact.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { CheckedSite, Knowledge } from "./check.ts";
import { checks } from "./checks.ts";

/** Runs every check that needs nothing, and those whose needs are met by what is known of the site. */
export async function runChecks(
  site: CheckedSite,
  report: Report,
  onProgress: ProgressListener | undefined,
): Promise<void> {
  const known = knownFacts(site);
  const steps = new PhaseSteps("checks", onProgress);
  await steps.begin(checks.length);
  for (const { needs, run } of checks) {
    if (needs.every((need) => known.has(need))) run(site, report);
    const shown = steps.step();
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    if (shown !== undefined) await shown;
  }
}

const hiding: Readonly<Record<Exclude<Knowledge, "all files" | "bodies">, HiddenContent>> = {
  "all pages": "pages",
  "all languages": "languages",
  "all endpoints": "endpoints",
  "all redirects": "redirects",
};

/** What is known in full: all of which no fact hides a part. */
function knownFacts({ unknown, discover, bodies }: CheckedSite): ReadonlySet<Knowledge> {
  const hidden = new Set(unknown.flatMap(({ hides }) => hides));
  const known = (Object.keys(hiding) as (keyof typeof hiding)[]).filter((fact) => !hidden.has(hiding[fact]));
  const asked: readonly Knowledge[] = [
    ...(discover ? (["all files"] as const) : []),
    ...(bodies === undefined ? [] : (["bodies"] as const)),
  ];
  return new Set<Knowledge>([...known, ...asked]);
}
