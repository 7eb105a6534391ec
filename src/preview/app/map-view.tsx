// Draws the whole navigation of an edition in one picture, coloured by what one asks.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { askable, changedAddresses, mapTree, type MapFacts, type MapNode, type Question } from "../map-tree.ts";
import type { SiteOverview } from "../preview-data.ts";
import { editionAt } from "../shown-page.ts";
import { untranslatedIn } from "../untranslated.ts";
import { Choice } from "./choice.tsx";
import { MapCells } from "./map-cells.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { Notice } from "./notice.tsx";
import type { LoadedEdition } from "./open-source.ts";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";

const names: { readonly [question in Question]: string } = {
  problems: "Problems",
  missing: "Missing",
  hidden: "Hidden",
  deprecated: "Deprecated",
  untranslated: "Untranslated",
  changed: "Changed",
};

export function MapView({ overview }: { readonly overview: SiteOverview }): VNode {
  const { source, summary, state } = usePreview();
  const id = editionAt(overview.index.editions, state.place.edition)?.id ?? "";
  const loaded = useLoaded(`map ${id} ${summary.revision}`, async () => {
    const [edition, comparison] = await Promise.all([source.edition(overview.index, id), source.comparison()]);
    return { edition, changed: comparison === null ? undefined : changedAddresses(comparison, id) };
  });
  if (loaded.kind === "failed" || loaded.value === undefined) return <NotLoaded loaded={loaded} what="the map" />;
  return <EditionMap overview={overview} {...loaded.value} />;
}

interface EditionMapProps {
  readonly overview: SiteOverview;
  readonly edition: LoadedEdition;
  readonly changed: ReadonlySet<string> | undefined;
}

function EditionMap({ overview, edition: { id, site }, changed }: EditionMapProps): VNode {
  const { summary, go } = usePreview();
  const { editions } = overview.index;
  const facts: MapFacts = {
    pages: site.navigation.pages,
    problems: summary.problems,
    config: summary.config,
    isUntranslated: untranslatedIn(
      site,
      editions.find((each) => each.id === id)!,
    ),
    changed,
    basePath: overview.site.basePath,
  };
  const root = useMemo(() => mapTree(site.editionOf(id)!, facts), [site, changed, summary]);
  const asked = askable(facts);
  const [question, ask] = useState<Question>(() => asked.find((each) => root.counts[each] > 0) ?? "problems");
  const [trail, zoom] = useState<readonly MapNode[]>([]);
  // What was zoomed into may be another node after an edit.
  useLayoutEffect(() => zoom([]), [root]);
  const shown = trail.at(-1) ?? root;
  return (
    <main class="list-view map-view">
      <div class="list-head">
        <h2>Map</h2>
        {editions.length > 1 && (
          <Choice
            label="Edition"
            value={id}
            options={editions.map((each) => [each.id, each.id])}
            onChoose={(edition) => go({ edition, href: "" }, true)}
          />
        )}
        <div class="segments" role="group" aria-label="Coloured by">
          {asked.map((each) => (
            <button
              key={each}
              type="button"
              data-question={each}
              aria-pressed={question === each}
              onClick={() => ask(each)}
            >
              <span class="swatch" aria-hidden="true" /> {names[each]} <span class="quiet">{root.counts[each]}</span>
            </button>
          ))}
        </div>
      </div>
      <nav class="map-trail" aria-label="Zoom">
        {[root, ...trail].map((node, index) => (
          <button
            key={index}
            type="button"
            aria-current={node === shown ? "true" : undefined}
            onClick={() => zoom(trail.slice(0, index))}
          >
            {node.label || "(no label)"}
          </button>
        ))}
        <span class="quiet">
          {shown.pages} {shown.pages === 1 ? "page" : "pages"} · {names[question]}: {shown.counts[question]}
        </span>
      </nav>
      {shown.pages === 0 ? (
        <Notice title="No pages">
          <p>This edition lists no page.</p>
        </Notice>
      ) : (
        <MapCells
          node={shown}
          edition={id}
          question={question}
          word={names[question].toLowerCase()}
          zoomIn={(nodes) => zoom([...trail, ...nodes])}
          zoomOut={() => zoom(trail.slice(0, -1))}
        />
      )}
    </main>
  );
}
