// Finds the anchor that a link most likely means.
import { nearest } from "../text/nearest.ts";
import type { HintBudget } from "./hint-budget.ts";

/** Returns the id that a missing anchor most likely means, as long as the budget allows a comparison with all ids. */
export type NearestAnchor = (anchor: string, budget: HintBudget) => string | undefined;

// The words of a longer id are not looked at, so that the index is no larger than the ids.
const longest = 200;

/**
 * Returns a look-up among the ids of a page: the one that ends with the anchor, as `rule-deny_public` does for
 * `deny_public`, else the one with the same letters and digits, else the one that has all words of the anchor in order,
 * else a similar one. If several end with the anchor, or have all its words, there is no answer. The number of a repeated
 * heading, as in `limits-3`, counts headings that are no longer there, so it is not looked for.
 */
export function nearestAnchors(ids: readonly string[]): NearestAnchor {
  const byEnd = idsByEnd(ids);
  const byLetters = new Map(ids.toReversed().map((id) => [lettersOf(id), id]));
  const byName = new Map(ids.toReversed().map((id) => [id.toLowerCase(), id]));
  return (anchor, budget) => {
    const lower = anchor.toLowerCase();
    const ending = byEnd.get(lower);
    if (ending !== undefined) return single(ending);
    const heading = lower.replace(/-\d+$/, "");
    const isRepeated = heading !== lower;
    const whole = isRepeated ? byName.get(heading) : undefined;
    const end = isRepeated ? byEnd.get(heading) : undefined;
    if (whole !== undefined) return end === undefined ? whole : undefined;
    if (end !== undefined) return single(end);
    const letters = lettersOf(anchor);
    const same = letters === "" ? undefined : byLetters.get(letters);
    if (same !== undefined) return same;
    if (!budget.take("anchor", ids.length)) return undefined;
    const words = wordsOf(anchor);
    const fuller = words.length < 2 ? [] : ids.filter((id) => id.length <= longest && hasInOrder(wordsOf(id), words));
    if (fuller.length > 0) return fuller.length === 1 ? fuller[0] : undefined;
    const similar = nearest(anchor, ids);
    if (similar === undefined || areAlike(words, wordsOf(similar))) return similar;
    return nearest(
      anchor,
      ids.filter((id) => areAlike(words, wordsOf(id))),
    );
  };
}

const several = Symbol("several ids");

function single(id: string | typeof several): string | undefined {
  return id === several ? undefined : id;
}

/** The ids, by each part of them that follows a hyphen. */
function idsByEnd(ids: readonly string[]): ReadonlyMap<string, string | typeof several> {
  const byEnd = new Map<string, string | typeof several>();
  for (const id of ids) {
    if (id.length > longest) continue;
    const lower = id.toLowerCase();
    for (let at = lower.indexOf("-"); at !== -1; at = lower.indexOf("-", at + 1)) {
      const end = lower.slice(at + 1);
      byEnd.set(end, byEnd.has(end) ? several : id);
    }
  }
  return byEnd;
}

function hasInOrder(words: readonly string[], wanted: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (word === wanted[next]) next++;
  return next === wanted.length;
}

/** False if one word is quite different, as in `user-class` and `user-name`, where most shared letters are in the other words. */
function areAlike(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return true;
  return words.every(
    (word, at) => word === others[at] || nearest(word, [others[at]!], Math.ceil(word.length / 2)) !== undefined,
  );
}

function wordsOf(id: string): readonly string[] {
  return id
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function lettersOf(id: string): string {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
