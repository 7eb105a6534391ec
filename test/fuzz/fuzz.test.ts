// What does navc make of real sites with real structure in wrong places? (the number of runs: NAVC_FUZZ_RUNS)
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyEdit } from "./edit-site.ts";
import { fuzzRuns } from "./fuzz-runs.ts";
import { judgeCase, type FuzzCase } from "./judge-site.ts";
import { knownFaults } from "./known-faults.ts";
import { corpusSites, fixtureSites, type SeedSite } from "./seed-sites.ts";

const { count: runs, seed, path } = fuzzRuns;

const anyCase: fc.Arbitrary<FuzzCase> = fc.record({
  site: fc.nat(1_000_000),
  edits: fc.array(anyEdit, { minLength: 1, maxLength: 5 }),
  turn: fc.nat(1_000_000),
});

interface Fuzzed {
  /** How its test is called. */
  readonly name: string;
  readonly sites: readonly SeedSite[];
  readonly numRuns: number;
}

async function assertAllHolds({ name, sites, numRuns }: Fuzzed): Promise<void> {
  const property = fc.asyncProperty(anyCase, async (each) => {
    const problems = await judgeCase(each, sites);
    const unknown = problems.filter((problem) => !knownFaults.some(({ shows }) => shows.test(problem)));
    if (unknown.length > 0) throw new Error([sites[each.site % sites.length]!.name, ...unknown].join("\n"));
  });
  const replayed = path === undefined ? {} : { path };
  const details = await fc.check(property, { numRuns, seed, includeErrorInReport: true, ...replayed });
  const again = `NAVC_FUZZ_SEED=${details.seed} NAVC_FUZZ_PATH=${details.counterexamplePath} npx vitest run test/fuzz -t "${name}"`;
  const message = details.failed ? `${fc.defaultReportMessage(details)}\n\nThe same case again: ${again}` : "";
  expect(message).toBe("");
}

// A case takes a few milliseconds; the limit is for one that hangs.
const timeout = 60_000 + runs * 1_000;

test(
  "fixtures after some edits",
  async () => await assertAllHolds({ name: "fixtures", sites: fixtureSites(), numRuns: runs }),
  timeout,
);

const real = corpusSites();
test.skipIf(real.length === 0)(
  "real sites after some edits; without NAVC_CORPUS there are none",
  async () => await assertAllHolds({ name: "real sites", sites: real, numRuns: Math.ceil(runs / 20) }),
  timeout,
);
