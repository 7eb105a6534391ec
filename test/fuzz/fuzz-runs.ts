// Which cases the fuzzer tries.
import { propertyRuns } from "../support/property-runs.ts";

const count = Number(process.env["NAVC_FUZZ_RUNS"] ?? propertyRuns(1_500));

interface FuzzRuns {
  readonly count: number;
  readonly seed: number;
  readonly path: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/** As the environment asks; a small number of cases that are always the same when it does not. */
export const fuzzRuns: FuzzRuns = {
  count,
  seed: Number(process.env["NAVC_FUZZ_SEED"] ?? 1),
  path: process.env["NAVC_FUZZ_PATH"],
  // A case takes a few milliseconds; the limit is for one that hangs.
  timeout: 60_000 + count * 1_000,
};
