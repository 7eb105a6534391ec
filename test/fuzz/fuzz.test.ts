// What holds for any site holds for fixtures with real structure in wrong places. (the number of cases: NAVC_FUZZ_RUNS)
import { test } from "vitest";
import { fuzzRuns } from "./fuzz-runs.ts";
import { assertNoFault } from "./fuzz-sites.ts";
import { fixtureSites } from "./seed-sites.ts";

test(
  "fixtures after some edits",
  { timeout: fuzzRuns.timeout },
  async () =>
    await assertNoFault({
      sites: fixtureSites(),
      numRuns: fuzzRuns.count,
      testName: 'test/fuzz -t "fixtures after some edits"',
    }),
);
