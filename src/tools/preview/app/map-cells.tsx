// Draws the cells of the map; each can be reached and opened by keys.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { mapLayout, type MapCell } from "../model/map-layout.ts";
import { stepInMap } from "../model/map-step.ts";
import type { MapNode, Question } from "../model/map-tree.ts";
import { usePreview } from "./preview-context.ts";

/** Of the map, in pixels. */
const height = 600;
const leastHeight = 22;
/** The least height of a cell with readable text. */
const leastReadable = 14;

export interface MapCellsProps {
  readonly node: MapNode;
  /** Identifies what is shown; it stays the same after an edit. */
  readonly place: string;
  readonly edition: string;
  readonly question: Question;
  /** The question, as part of a sentence. */
  readonly word: string;
  readonly zoomIn: (trail: readonly MapNode[]) => void;
  readonly zoomOut: () => void;
}

export function MapCells({ node, place, edition, question, word, zoomIn, zoomOut }: MapCellsProps): VNode {
  const { go } = usePreview();
  const levels = useLevels();
  const cells = useMemo(() => mapLayout(node, levels, leastHeight / height), [node, levels]);
  const columns = Math.max(...cells.map(({ level }) => level + 1));
  const [chosen, choose] = useState(0);
  const active = Math.min(chosen, cells.length - 1);
  const map = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => choose(0), [place]);
  const open = ({ node: { kind, href }, trail }: MapCell): void => {
    if (kind === "page") go({ view: "site", href, edition, node: "" });
    else zoomIn(trail);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" || event.key === "Backspace") return zoomOut();
    const to = stepInMap(cells, active, event.key);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    map.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
  };
  return (
    <div
      class="map"
      ref={map}
      role="group"
      aria-label={`Map: ${node.pages} pages, ${word}: ${node.counts[question]}`}
      style={{ height: `${height}px` }}
      data-question={question}
      onKeyDown={onKeyDown}
    >
      {cells.map((cell, index) => {
        const { kind, label, pages, counts } = cell.node;
        const count = counts[question];
        const unknown = question === "unlinked" ? cell.node.unknown : 0;
        const text = label.trim() || `(${kind} without a label)`;
        const ofPage = unknown > 0 ? `${word}: not known` : count > 0 ? word : "page";
        const ofPages = `${pages} pages, ${word}: ${count}${unknown > 0 ? `, not known: ${unknown}` : ""}`;
        const what = kind === "page" ? ofPage : ofPages;
        return (
          <button
            key={index}
            type="button"
            class="cell"
            data-index={index}
            data-kind={kind}
            data-marked={count > 0 ? "" : undefined}
            data-unknown={unknown > 0 ? "" : undefined}
            data-low={lowness(cell.height * height)}
            tabIndex={index === active ? 0 : -1}
            title={`${text}: ${what}`}
            onFocus={() => choose(index)}
            onClick={() => open(cell)}
            style={{
              top: `${cell.top * 100}%`,
              height: `${cell.height * 100}%`,
              left: `${(cell.level / columns) * 100}%`,
              width: `${100 / columns}%`,
              "--share": `${(count / pages) * 100}%`,
              "--unknown": `${(unknown / pages) * 100}%`,
            }}
          >
            <span class="cell-label">{text}</span>
            <span class="unseen">: {what}</span>
            {kind !== "page" && (
              <span class="cell-count" aria-hidden="true">
                {count > 0 ? `${count} of ${pages}` : unknown > 0 ? `? of ${pages}` : pages}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function lowness(pixels: number): "readable" | "hidden" | undefined {
  if (pixels >= leastHeight - 1) return undefined;
  return pixels >= leastReadable ? "readable" : "hidden";
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
  return width < 1000 ? 3 : 4;
}
