// Draws only those rows of a long list that can be seen.
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** A list of which only some rows are drawn. */
export interface VirtualListInput {
  readonly count: number;
  /** The height of a row before it is measured. */
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The name of a row, by which its height is stored. */
  readonly keyOf: (index: number) => string;
  /** A row that is always drawn, because it may have the focus. */
  readonly pinned?: number | undefined;
}

export function useVirtualRows({
  count,
  rowHeight,
  scroller,
  keyOf,
  pinned,
}: VirtualListInput): Virtualizer<HTMLElement, HTMLElement> {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    // The rows begin below the padding of the scroller, which is no part of their heights.
    scrollPaddingEnd: 16,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const rows = defaultRangeExtractor(range);
      if (pinned === undefined || pinned >= count || rows.includes(pinned)) return rows;
      return [...rows, pinned].toSorted((one, other) => one - other);
    },
    onChange: () => redraw(undefined),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  useKeptPlace(virtualizer, { count, scroller, keyOf });
  return virtualizer;
}

/** A row and its position on the screen. */
interface SeenRow {
  readonly index: number;
  readonly key: string;
  readonly start: number;
}

/** Keeps visible rows at their position when rows above them are added or removed. */
function useKeptPlace(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  { count, scroller, keyOf }: Pick<VirtualListInput, "count" | "scroller" | "keyOf">,
): void {
  const seen = useRef<readonly SeenRow[]>([]);
  useLayoutEffect(() => {
    const [first] = seen.current;
    const list = scroller.current;
    // A list at its top stays there.
    if (list !== null && list.scrollTop > 0 && first !== undefined && !isAt(first, first.index)) {
      const indexes = new Map(Array.from({ length: count }, (_, index) => [keyOf(index), index]));
      const kept = seen.current.find(({ key }) => indexes.has(key));
      const now = kept && virtualizer.measurementsCache[indexes.get(kept.key)!];
      if (kept !== undefined && now !== undefined) list.scrollTop += now.start - kept.start;
    }
    const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
    const shown = virtualizer.measurementsCache.slice(startIndex, endIndex + 1);
    seen.current = shown.map(({ index, start }) => ({ index, key: keyOf(index), start }));
  });
  function isAt({ key }: SeenRow, index: number): boolean {
    return index < count && keyOf(index) === key;
  }
}
