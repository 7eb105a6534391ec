// Which cases the fuzzer tries.
import { propertyRuns } from "../support/property-runs.ts";

/** As the environment asks; a small number of cases that are always the same when it does not. */
export const fuzzRuns: { readonly count: number; readonly seed: number; readonly path: string | undefined } = {
  count: Number(process.env["NAVC_FUZZ_RUNS"] ?? propertyRuns(1_500)),
  seed: Number(process.env["NAVC_FUZZ_SEED"] ?? 1),
  path: process.env["NAVC_FUZZ_PATH"],
};
