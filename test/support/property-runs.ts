// How many cases a property tries.

const share = Number(process.env["NAVC_RUNS"] ?? 0.05);

/**
 * The number of cases to try where `full` is a thorough number: a twentieth of it by default, so that the suite stays short.
 * `NAVC_RUNS=1` tries them all, as CI does, and `NAVC_RUNS=10` ten times as many.
 */
export function propertyRuns(full: number): number {
  return Math.max(1, Math.ceil(full * share));
}
