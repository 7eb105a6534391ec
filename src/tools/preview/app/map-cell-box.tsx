// Draws a cell of the map, which can be opened, and dragged.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { MapCell } from "../model/map-layout.ts";
import type { Question } from "../model/map-tree.ts";
import type { MapMoves } from "./use-map-moves.tsx";

const lineHeight = 17;

export interface MapCellBoxProps {
  readonly cell: MapCell;
  readonly index: number;
  /** The number of columns of the map. */
  readonly columns: number;
  /** The height of the map, in pixels. */
  readonly height: number;
  readonly question: Question;
  /** The question, as part of a sentence. */
  readonly word: string;
  /** Whether the tabulator leads to it. */
  readonly active: boolean;
  readonly moves: MapMoves | undefined;
  readonly choose: () => void;
  readonly open: () => void;
}

export function MapCellBox(props: MapCellBoxProps): VNode {
  const { cell, index, columns, height, question, word, active, moves, choose, open } = props;
  const { id, kind, label, pages, counts } = cell.node;
  const element = useRef<HTMLDivElement>(null);
  const canMove = moves !== undefined && id !== "";
  useLayoutEffect(
    () => (element.current === null || !canMove ? undefined : moves.drag(element.current, id, kind === "page")),
    [canMove, id, kind],
  );
  const count = counts[question];
  const unknown = question === "unlinked" ? cell.node.unknown : 0;
  const text = label.trim() || `(${kind} without a label)`;
  const ofPage = unknown > 0 ? `${word}: not known` : count > 0 ? word : "page";
  const ofPages = `${pages} pages, ${word}: ${count}${unknown > 0 ? `, not known: ${unknown}` : ""}`;
  const what = kind === "page" ? ofPage : ofPages;
  return (
    // Firefox drags no button.
    <div
      role="button"
      ref={element}
      class="cell"
      data-index={index}
      data-kind={kind}
      data-marked={count > 0 ? "" : undefined}
      data-unknown={unknown > 0 ? "" : undefined}
      data-drop={canMove && moves.drop?.id === id ? moves.drop.kind : undefined}
      aria-keyshortcuts={canMove ? "M Alt+ArrowUp Alt+ArrowDown" : undefined}
      tabIndex={active ? 0 : -1}
      title={`${text}: ${what}`}
      onFocus={choose}
      onClick={open}
      style={{
        top: `${cell.top * 100}%`,
        height: `${cell.height * 100}%`,
        insetInlineStart: `${(cell.level / columns) * 100}%`,
        width: `${100 / columns}%`,
        "--share": `${(count / pages) * 100}%`,
        "--unknown": `${(unknown / pages) * 100}%`,
        "--lines": Math.max(1, Math.floor((cell.height * height - 4) / lineHeight)),
      }}
    >
      <span class="cell-label">{text}</span>
      <span class="unseen">: {what}</span>
      {kind !== "page" && (
        <span class="cell-count" dir="ltr" aria-hidden="true">
          {count > 0 ? `${count} of ${pages}` : pages}
        </span>
      )}
    </div>
  );
}
