// How many cases a property tries.

const share = Number(process.env["NAVC_RUNS"] ?? 0.05);

/**
 * The number of cases to try where `full` is a thorough number: a twentieth of it by default and in CI, so that the suite stays short.
 * `NAVC_RUNS=1` tries all, as the weekly run does, and `NAVC_RUNS=10` ten times as many.
 */
export function propertyRuns(full: number): number {
  return Math.max(1, Math.ceil(full * share));
}

/** True where everything is tried, and not only a part of it. */
export const isThorough: boolean = share >= 1;

/** That part of a list which is tried: evenly spread, and always the first. */
export function triedOf<T>(all: readonly T[], atLeast = 1): readonly T[] {
  const step = all.length / Math.min(all.length, Math.max(atLeast, propertyRuns(all.length)));
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
