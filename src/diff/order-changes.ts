// Elements that have another position in the same division.
import { lowerBound } from "../text/lower-bound.ts";
import type { Page } from "../site/navigation.ts";
import type { Pairs } from "./pairing.ts";
import { isNode, type DivisionNode } from "./edition-places.ts";

type Item = Page | DivisionNode;

/** What was moved, and what it follows now: undefined where it is first. */
export interface MovedItem {
  readonly item: Item;
  readonly follows: Item | undefined;
}

/** The fewest elements of a division that had to move to bring what it held before and after into its new order. */
export function movedItems(
  before: DivisionNode,
  after: DivisionNode,
  pages: Pairs<Page>,
  divisions: Pairs<DivisionNode>,
): readonly MovedItem[] {
  const positions = positionsOf(before.items);
  const stayed = [...positionsOf(after.items)].flatMap(([item, at]) => {
    const same = isNode(item) ? divisions.from.get(item) : pages.from.get(item);
    const position = same === undefined ? undefined : positions.get(same);
    return position === undefined ? [] : [{ item, at, position }];
  });
  const inOrder = longestIncreasing(stayed.map(({ position }) => position));
  if (inOrder.size === stayed.length) return [];
  return stayed.flatMap(({ item, at }, index) => (inOrder.has(index) ? [] : [{ item, follows: after.items[at - 1] }]));
}

/** Of something listed twice, the first place. */
function positionsOf(items: readonly Item[]): ReadonlyMap<Item, number> {
  const positions = new Map<Item, number>();
  items.forEach((item, index) => {
    if (!positions.has(item)) positions.set(item, index);
  });
  return positions;
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
