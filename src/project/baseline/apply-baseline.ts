// Divides findings into new ones and those that a baseline accepts.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { acceptedParts, baselineKey, totalCount, type BaselineEntry, type BaselineIdentity } from "./baseline.ts";

/** An entry that accepts more problems than exist. */
export interface StaleEntry extends BaselineIdentity {
  /** The number of problems that it accepts. */
  readonly count: number;
  /** The number of problems that exist; 0 if the problem is fixed. */
  readonly found: number;
}

/** Problems compared with a baseline. */
export interface AppliedBaseline {
  /** The problems that it does not accept, in their order. */
  readonly fresh: readonly Diagnostic[];
  /** The number of problems that it accepts. */
  readonly accepted: number;
  /** In the order of the baseline. */
  readonly stale: readonly StaleEntry[];
}

/**
 * Compares problems with a baseline. The counts of equal problems are added. If there are more than an entry accepts, all of them are fresh, because navc can't know which one
 * is new. Their message has the number of accepted ones. An entry is not stale if it `isUnjudged`: nobody has looked whether its problem is there.
 */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
  isUnjudged: (entry: BaselineIdentity) => boolean = () => false,
): AppliedBaseline {
  const found = foundCounts(diagnostics);
  const acceptedBy = new Map(entries.map((entry) => [baselineKey(entry), entry.count]));
  const fresh = diagnostics.flatMap((diagnostic) => {
    const key = baselineKey(diagnostic);
    const parts = acceptedParts(diagnostic);
    const is = found.get(key) ?? 0;
    const known = parts.length === 1 ? 0 : parts.filter((part) => acceptedBy.has(baselineKey(part))).length;
    // An entry of an older version accepts a number of files, and names the first.
    const may = Math.max(acceptedBy.get(key) ?? 0, known);
    if (is <= may) return [];
    return may === 0 ? [diagnostic] : [grown(diagnostic, is, may)];
  });
  const stale = entries.flatMap((entry) => {
    const { code, file, subject, count } = entry;
    const is = found.get(baselineKey(entry)) ?? 0;
    return is >= count || isUnjudged(entry) ? [] : [{ code, file, subject, count, found: is }];
  });
  return { fresh, accepted: diagnostics.length - fresh.length, stale };
}

/** How many there are, by the keys of entries: of a problem of several files, and one of each file. */
function foundCounts(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const whole = [...groupBy(diagnostics, baselineKey)].map(([key, group]) => [key, totalCount(group)] as const);
  const parts = diagnostics.flatMap((each) => acceptedParts(each).map((part) => [baselineKey(part), 1] as const));
  return new Map([...parts, ...whole]);
}

function grown(diagnostic: Diagnostic, is: number, may: number): Diagnostic {
  return {
    ...diagnostic,
    message: `${diagnostic.message} The baseline accepts ${may} of this, and now there are ${is}.`,
  };
}
