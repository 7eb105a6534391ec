// Runs the checks, and counts what they can't judge.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { NotJudgedPlaces, type NotJudged } from "../diagnostics/not-judged.ts";
import type { AskedFor, Check, CheckedSite } from "./check.ts";
import { checks } from "./checks.ts";

/** How checks are run. */
export interface ChecksHow {
  readonly onProgress?: ProgressListener | undefined;
  /** Called when all checks have run that do not read the bodies of pages, with what they could not judge. */
  readonly beforeBodies?: ((left: readonly NotJudged[]) => void) | undefined;
}

/** Runs every check whose input was requested. Returns what the checks could not judge because a part of the site is not known. */
export async function runChecks(
  site: CheckedSite,
  report: Report,
  { onProgress, beforeBodies }: ChecksHow,
): Promise<readonly NotJudged[]> {
  const left = new NotJudgedPlaces();
  const steps = new PhaseSteps("checks", onProgress);
  await steps.begin(checks.length);
  await runEach(ofStructure, site, { report, left, steps });
  beforeBodies?.(left.all());
  await runEach(ofBodies, site, { report, left, steps });
  return left.all();
}

/** Runs only the checks that read the bodies of pages. */
export async function runBodyChecks(
  site: CheckedSite,
  report: Report,
  onProgress: ProgressListener | undefined,
): Promise<readonly NotJudged[]> {
  const left = new NotJudgedPlaces();
  const steps = new PhaseSteps("checks", onProgress);
  await steps.begin(ofBodies.length);
  await runEach(ofBodies, site, { report, left, steps });
  return left.all();
}

/** Whether the findings of a check depend on the bodies of pages. */
function readsBodies({ needs, readsBodies: reads }: Check): boolean {
  return reads === true || needs.includes("bodies");
}

const ofStructure = checks.filter((check) => !readsBodies(check));
const ofBodies = checks.filter(readsBodies);

interface Running {
  readonly report: Report;
  readonly left: NotJudgedPlaces;
  readonly steps: PhaseSteps;
}

async function runEach(some: readonly Check[], site: CheckedSite, { report, left, steps }: Running): Promise<void> {
  const wasAskedFor: Readonly<Record<AskedFor, boolean>> = {
    "all files": site.discover,
    bodies: site.bodies !== undefined,
  };
  for (const { code, needs, run } of some) {
    if (needs.every((need) => wasAskedFor[need])) run(site, report, left.of(code));
    const shown = steps.step();
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    if (shown !== undefined) await shown;
  }
}
