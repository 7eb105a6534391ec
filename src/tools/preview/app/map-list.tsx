// Draws the list beside the map: the names of the pages that its colour counts.
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { mapPages } from "../model/map-pages.ts";
import { questionNames } from "../model/map-legend.ts";
import type { MapNode, Question } from "../model/map-tree.ts";
import { usePreview } from "./preview-context.ts";
import { VirtualList } from "./virtual-list.tsx";

export interface MapListProps {
  /** The shown part of the map. */
  readonly part: MapNode;
  readonly edition: string;
  readonly question: Question;
}

export function MapList({ part, edition, question }: MapListProps): VNode {
  const { linkTo } = usePreview();
  const count = part.counts[question];
  const pages = useMemo(() => mapPages(part, count > 0 ? question : undefined), [part, question]);
  const [title, total] = count > 0 ? [questionNames[question], count] : ["All pages", part.pages];
  return (
    <section class="map-list" aria-labelledby="map-list-title">
      <h3 id="map-list-title">
        {title} <span class="quiet">{total}</span>
      </h3>
      {pages.length < total && (
        <p class="quiet">The first {pages.length}. Open a cell of the map to list its pages alone.</p>
      )}
      <VirtualList
        rows={pages}
        rowHeight={48}
        label={title}
        keyOf={({ href }, index) => `${index} ${href}`}
        draw={({ label, href, above }) => (
          <a href={linkTo({ view: "site", href, edition, node: "" })}>
            <span dir="auto">{label.trim() || href}</span>
            {above.length > 0 && <small class="quiet">{above.join(" › ")}</small>}
          </a>
        )}
      />
    </section>
  );
}
