// Runs the checks, and counts what they can't judge.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { NotJudgedPlaces, type NotJudged } from "../diagnostics/not-judged.ts";
import type { AskedFor, CheckedSite } from "./check.ts";
import { checks } from "./checks.ts";

/** Runs every check whose input was requested. Returns what the checks could not judge because a part of the site is not known. */
export async function runChecks(
  site: CheckedSite,
  report: Report,
  onProgress: ProgressListener | undefined,
): Promise<readonly NotJudged[]> {
  const wasAskedFor: Readonly<Record<AskedFor, boolean>> = {
    "all files": site.discover,
    bodies: site.bodies !== undefined,
  };
  const left = new NotJudgedPlaces();
  const steps = new PhaseSteps("checks", onProgress);
  await steps.begin(checks.length);
  for (const { code, needs, run } of checks) {
    if (needs.every((need) => wasAskedFor[need])) run(site, report, left.of(code));
    const shown = steps.step();
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    if (shown !== undefined) await shown;
  }
  return left.all();
}
