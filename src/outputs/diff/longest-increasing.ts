// Finds the fewest elements that had to move to get from one order to another.
import { lowerBound } from "../../compiler/text/lower-bound.ts";

/** The fewest elements that had to move, if the others stay in the order of their old positions. */
export function movedOf<Element>(
  elements: readonly Element[],
  positionOf: (element: Element) => number,
): readonly Element[] {
  const inOrder = longestIncreasing(elements.map(positionOf));
  return inOrder.size === elements.length ? [] : elements.filter((_, index) => !inOrder.has(index));
}

/** The positions in `numbers` of a longest increasing subsequence, ascending; in O(n log n). */
export function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  // For each length: the position of the subsequence of that length with the smallest end.
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    const length = lowerBound(ends.length, (at) => numbers[ends[at]!]! < number);
    before.push(length === 0 ? -1 : ends[length - 1]!);
    ends[length] = index;
  });
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index]!) kept.add(index);
  return kept;
}
