// Draws only those rows of a long list that can be seen.
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import { useLayoutEffect, useReducer, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** A list of which some rows are drawn. */
export interface VirtualListInput {
  readonly count: number;
  /** The height of a row before it is measured. */
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The name of a row: its height is known by it. */
  readonly keyOf: (index: number) => string;
  /** A row that is drawn wherever the list is scrolled to, because it may have the focus. */
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
  return virtualizer;
}
