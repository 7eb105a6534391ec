// What stands at another place of the same division?
import type { Page } from "../site/navigation.ts";
import { longestIncreasing } from "./longest-increasing.ts";
import type { Pairs } from "./pairing.ts";
import { isSpot, type Spot } from "./spots.ts";

type Item = Page | Spot;

/** What was moved, and what it stands after now: undefined where it stands first. */
export interface MovedItem {
  readonly item: Item;
  readonly follows: Item | undefined;
}

/** The fewest elements of a division that had to move to bring what it held before and after into its new order. */
export function movedItems(
  before: Spot,
  after: Spot,
  pages: Pairs<Page>,
  divisions: Pairs<Spot>,
): readonly MovedItem[] {
  const positions = positionsOf(before.items);
  const stayed = [...positionsOf(after.items)].flatMap(([item, at]) => {
    const same = isSpot(item) ? divisions.from.get(item) : pages.from.get(item);
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
