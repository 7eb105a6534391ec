// Limits a sync to one division of the source. (D308)
import { nearestName } from "../../../compiler/hints/nearest-name.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { labelOrders } from "../label-orders.ts";
import { childrenOf, type WrittenDivision } from "../written-tree.ts";
import type { BranchPair, SyncRequest } from "./branch-pairs.ts";
import { innerBranches } from "./inner-branches.ts";

/** A pair, with the division of the source to which it is limited. */
export interface LimitedPair extends BranchPair {
  readonly only?: WrittenDivision;
}

const separator = " > ";
const mostShown = 8;

/**
 * The pairs whose source has the named division; all of them if none is named. Throws `UsageError` if no source has it, if one has
 * several, and if a target is not there yet.
 */
export function limitedPairs(
  pairs: readonly BranchPair[],
  { only, from }: Pick<SyncRequest, "only" | "from">,
): readonly LimitedPair[] {
  if (only === undefined) return pairs;
  const name = only.join(separator);
  const limited = pairs.flatMap((pair): readonly LimitedPair[] => {
    const found = divisionsNamed(only, pair);
    if (found.length > 1)
      throw new UsageError(
        `"${name}" may be ${found.length} divisions of "${from ?? ""}". Write the labels above it, too: ${found.map(({ path }) => `"${path.join(separator)}"`).join(", ")}.`,
      );
    if (found.length === 1 && !("kind" in pair.target))
      throw new UsageError(`The navigation has no "${pair.label}" yet. Make it as a whole, without a division.`);
    return found.map(({ division }) => ({ ...pair, only: division }));
  });
  if (limited.length > 0) return limited;
  const labels = pairs.flatMap(({ source }) => labelled(source, []).map(({ path }) => path.at(-1)!));
  const known = [...new Set(labels)];
  const meant = nearestName(only.at(-1)!, known);
  const has =
    known.length === 0
      ? ""
      : ` It has ${known
          .slice(0, mostShown)
          .map((label) => `"${label}"`)
          .join(", ")}${known.length > mostShown ? ", …" : ""}.`;
  throw new UsageError(
    `"${from ?? ""}" has no group, tab or other division "${name}".${meant === undefined ? has : ` Did you mean "${meant}"?`}`,
  );
}

interface LabelledWritten {
  readonly division: WrittenDivision;
  readonly path: readonly string[];
}

/** Those with all labels in their order go before those that only end with the last one. */
function divisionsNamed(labels: readonly string[], pair: BranchPair): readonly LabelledWritten[] {
  const { source } = pair;
  const all = labelled(source, []);
  for (const form of [(text: string) => text, (text: string) => text.toLowerCase()]) {
    const wanted = [labels, labels.slice(1)]
      .filter((each) => each.length > 0 && (each === labels || isOwnLabel(labels[0]!, source)))
      .map((each) => each.map(form));
    const found = all.filter(({ path }) => wanted.some((each) => endsWith(path.map(form), each)));
    const whole = found.filter(({ path }) => wanted.some((each) => each.length === path.length));
    if (found.length > 0) return whole.length === 1 ? whole : found;
    const inAnyOrder = namedInAnyOrder(labels.map(form), pair, all, form);
    if (inAnyOrder.length > 0) return inAnyOrder;
  }
  return [];
}

/** The languages and versions of a division may be named in the order of docs.json or in the other one. (D555) */
function namedInAnyOrder(
  labels: readonly string[],
  { source, above }: BranchPair,
  all: readonly LabelledWritten[],
  form: (text: string) => string,
): readonly LabelledWritten[] {
  const inner = innerBranches(source);
  return all.filter(({ division, path }) => {
    const within = inner.get(division);
    const branches = [...above, source.label ?? [], within?.label ?? []].flat().map(form);
    const own = path.map(form).filter((label) => within === undefined || label !== form(within.label ?? ""));
    return labelOrders(branches, own).some((order) => order.length === labels.length && endsWith(order, labels));
  });
}

/** The label of the language or version may be before the others. */
function isOwnLabel(label: string, source: WrittenDivision): boolean {
  return source.label?.toLowerCase() === label.toLowerCase();
}

function endsWith(path: readonly string[], labels: readonly string[]): boolean {
  return labels.every((label, index) => path[path.length - labels.length + index] === label);
}

function labelled(division: WrittenDivision, above: readonly string[]): readonly LabelledWritten[] {
  return childrenOf(division).flatMap((child) => {
    const path = child.label === undefined ? above : [...above, child.label];
    return [...(child.label === undefined ? [] : [{ division: child, path }]), ...labelled(child, path)];
  });
}
