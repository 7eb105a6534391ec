// Draws the cells of the map; each can be reached and opened by keys.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { mapLayout, type MapCell } from "../model/map-layout.ts";
import { readingKey } from "../model/reading-direction.ts";
import { stepInMap } from "../model/map-step.ts";
import type { MapNode, Question } from "../model/map-tree.ts";
import { MapCellBox } from "./map-cell-box.tsx";
import type { MapMoves } from "./use-map-moves.tsx";
import { usePreview } from "./preview-context.ts";

/** Of a map in which each cell has its share, in pixels. */
const usualHeight = 600;
const leastHeight = 22;

export interface MapCellsProps {
  readonly node: MapNode;
  /** Identifies what is shown; it stays the same after an edit. */
  readonly place: string;
  readonly edition: string;
  /** What moves its pages and divisions; undefined if nothing can be changed. */
  readonly moves: MapMoves | undefined;
  readonly dir: "ltr" | "rtl";
  readonly question: Question;
  /** The question, as part of a sentence. */
  readonly word: string;
  readonly zoomIn: (trail: readonly MapNode[]) => void;
  readonly zoomOut: () => void;
}

export function MapCells({ node, place, edition, moves, dir, question, word, zoomIn, zoomOut }: MapCellsProps): VNode {
  const { go } = usePreview();
  const levels = useLevels();
  const { cells, stretch } = useMemo(() => mapLayout(node, levels, leastHeight / usualHeight), [node, levels]);
  const height = usualHeight * stretch;
  const columns = Math.max(...cells.map(({ level }) => level + 1));
  const [chosen, choose] = useState(0);
  const active = Math.min(chosen, cells.length - 1);
  const map = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => choose(0), [place]);
  const open = ({ node: { kind, href, id }, trail }: MapCell): void => {
    if (kind === "page") go({ view: "site", href, edition, node: "", within: id });
    else zoomIn(trail);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readingKey(event.key, dir);
    // The cell with the focus, also if it has just got it.
    const { index = active } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const at = Number(index);
    const cell = cells[at];
    if (moves?.onKey(event, cell?.node.id ?? "", key) === true) return event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "Escape" || key === "Backspace") return zoomOut();
    if ((key === "Enter" || key === " ") && cell !== undefined) {
      event.preventDefault();
      return open(cell);
    }
    const to = stepInMap(cells, at, key);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    map.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
  };
  return (
    <>
      <div
        class="map"
        ref={map}
        role="group"
        aria-label={`Map: ${node.pages} pages, ${word}: ${node.counts[question]}`}
        style={{ height: `${height}px` }}
        data-question={question}
        onKeyDown={onKeyDown}
      >
        {cells.map((cell, index) => (
          <MapCellBox
            key={index}
            cell={cell}
            index={index}
            columns={columns}
            height={height}
            question={question}
            word={word}
            active={index === active}
            moves={moves}
            choose={() => choose(index)}
            open={() => open(cell)}
          />
        ))}
      </div>
      {moves?.overlays}
    </>
  );
}

/** As many levels as can be read side by side. */
function useLevels(): number {
  const [width, setWidth] = useState(innerWidth);
  useLayoutEffect(() => {
    const follow = (): void => setWidth(innerWidth);
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, []);
  if (width < 600) return 2;
  // The list is beside it from 1024 pixels on.
  return width < 1400 ? 3 : 4;
}
