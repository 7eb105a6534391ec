// Draws a long list; its rows may have any height.
import type { ComponentChild, VNode } from "preact";
import { useRef } from "preact/hooks";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface VirtualListProps<Row> {
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  readonly label: string;
  readonly keyOf: (row: Row, index: number) => string;
  readonly draw: (row: Row, index: number) => ComponentChild;
}

export function VirtualList<Row>({ rows, rowHeight, label, keyOf, draw }: VirtualListProps<Row>): VNode {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller,
    keyOf: (index) => keyOf(rows[index]!, index),
  });
  return (
    // A list that scrolls has to take the focus, so that keys scroll it.
    <div
      class="scroller"
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={label}
      style={{ maxHeight: `${list.getTotalSize() + 2}px` }}
    >
      <ul class="virtual" style={{ height: `${list.getTotalSize()}px` }}>
        {list.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={list.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {draw(rows[index]!, index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
