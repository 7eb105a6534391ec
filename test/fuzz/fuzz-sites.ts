// Edits sites at random and asks of each what has to hold for any site.
import fc from "fast-check";
import { expect } from "vitest";
import { anyEdit } from "./edit-site.ts";
import { fuzzRuns } from "./fuzz-runs.ts";
import { judgeCase, type FuzzCase } from "./judge-site.ts";
import { knownFaults } from "./known-faults.ts";
import type { SeedSite } from "./seed-sites.ts";

const { seed, path } = fuzzRuns;

const anyCase: fc.Arbitrary<FuzzCase> = fc.record({
  site: fc.nat(1_000_000),
  edits: fc.array(anyEdit, { minLength: 1, maxLength: 5 }),
  turn: fc.nat(1_000_000),
});

interface Fuzzed {
  readonly sites: readonly SeedSite[];
  readonly numRuns: number;
  /** The arguments of vitest that run the test again. */
  readonly testName: string;
}

/** Fails with the smallest case that shows a fault, and with the command that runs it again. */
export async function assertNoFault({ sites, numRuns, testName }: Fuzzed): Promise<void> {
  const property = fc.asyncProperty(anyCase, async (each) => {
    const problems = await judgeCase(each, sites);
    const unknown = problems.filter((problem) => !knownFaults.some(({ shows }) => shows.test(problem)));
    if (unknown.length > 0) throw new Error([sites[each.site % sites.length]!.name, ...unknown].join("\n"));
  });
  const replayed = path === undefined ? {} : { path };
  const details = await fc.check(property, { numRuns, seed, includeErrorInReport: true, ...replayed });
  const again = `NAVC_FUZZ_SEED=${details.seed} NAVC_FUZZ_PATH=${details.counterexamplePath} npx vitest run ${testName}`;
  const message = details.failed ? `${fc.defaultReportMessage(details)}\n\nThe same case again: ${again}` : "";
  expect(message).toBe("");
}
