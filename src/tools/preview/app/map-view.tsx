// Draws the whole navigation of an edition in one picture, colored by the answer to a question.
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { legendOf, questionNames, type LinksState } from "../model/map-legend.ts";
import { sameTrail } from "../model/map-trail.ts";
import { askable, changedAddresses, mapTree, type MapFacts, type MapNode, type Question } from "../model/map-tree.ts";
import type { Edition } from "../../../compiler/site/navigation.ts";
import type { SiteOverview } from "../model/preview-data.ts";
import type { ProblemPlace } from "../model/problem-places.ts";
import { directionOf } from "../model/reading-direction.ts";
import { editionOfPlace } from "../model/shown-page.ts";
import { untranslatedIn } from "../model/untranslated.ts";
import { MapCells } from "./map-cells.tsx";
import { MapHead } from "./map-head.tsx";
import { MapList } from "./map-list.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { Notice } from "./notice.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { inSlices } from "./slice.ts";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";
import { useMapMoves } from "./use-map-moves.tsx";

export function MapView({ overview }: { readonly overview: SiteOverview }): VNode {
  const { source, summary, state } = usePreview();
  const id = editionOfPlace(overview.index.editions, state.place.edition)?.id ?? "";
  const loaded = useLoaded(`map ${id} ${summary.revision}`, async () => {
    const [edition, comparison, problems] = await Promise.all([
      source.edition(overview, id),
      source.comparison(summary),
      source.problemPlaces(),
    ]);
    await edition.pages.loadAll();
    const changed = comparison === null ? undefined : changedAddresses(comparison, id);
    return { edition, changed, problems, revision: summary.revision };
  });
  if (loaded.kind === "failed" || loaded.value === undefined) return <NotLoaded loaded={loaded} what="the map" />;
  return <EditionMap overview={overview} {...loaded.value} />;
}

interface EditionMapProps {
  readonly overview: SiteOverview;
  readonly edition: LoadedEdition;
  readonly changed: ReadonlySet<string> | undefined;
  readonly problems: readonly ProblemPlace[];
  /** The revision of the shown site. */
  readonly revision: number;
}

function EditionMap({
  overview,
  edition: { id, site, revision: tree },
  changed,
  problems,
  revision,
}: EditionMapProps): VNode {
  const { source, summary } = usePreview();
  // A file has them, or never will.
  const [isAsked, setAsked] = useState(!source.live);
  const { links, revision: linksRevision } = useLinks(isAsked, revision);
  const counted = useLoaded(`count ${id} ${revision} ${linksRevision ?? "-"}`, async () => {
    const facts: MapFacts = {
      pages: site.navigation.pages,
      problems,
      config: summary.config,
      isUntranslated: untranslatedIn(
        site,
        overview.index.editions.find((each) => each.id === id)!,
      ),
      changed,
      links: links.kind === "read" ? links.links : undefined,
      basePath: overview.site.basePath,
    };
    const edition = site.editionOf(id)!;
    return { edition, tree, root: await inSlices(mapTree(edition, facts)), facts };
  });
  if (counted.kind === "failed" || counted.value === undefined) return <NotLoaded loaded={counted} what="the map" />;
  const isCounting = links.kind === "read" && counted.value.facts.links === undefined;
  return (
    <CountedMap
      overview={overview}
      {...counted.value}
      links={isCounting ? { kind: "loading" } : links}
      askForLinks={() => setAsked(true)}
    />
  );
}

interface CountedMapProps {
  readonly overview: SiteOverview;
  readonly edition: Edition;
  /** The number of its tree. */
  readonly tree: number;
  /** Its map. */
  readonly root: MapNode;
  /** The facts by which it was counted. */
  readonly facts: MapFacts;
  readonly links: LinksState;
  readonly askForLinks: () => void;
}

function CountedMap({ overview, edition, tree, root, facts, links, askForLinks }: CountedMapProps): VNode {
  const { id } = edition;
  const { summary } = usePreview();
  const { editions } = overview.index;
  const asked = askable(facts);
  const [question, ask] = useState<Question>(() => asked.find((each) => root.counts[each] > 0) ?? "problems");
  const [zoomed, zoom] = useState<readonly MapNode[]>([]);
  // After an edit, the zoomed node is another object, or gone.
  const trail = useMemo(() => sameTrail(zoomed, root), [zoomed, root]);
  const shown = trail.at(-1) ?? root;
  const dir = directionOf(overview, id);
  const moves = useMapMoves(edition, tree);
  const isKnown = (each: Question): boolean => each !== "unlinked" || facts.links !== undefined;
  return (
    <main class="list-view map-view">
      <MapHead
        edition={id}
        editions={editions.map((each) => each.id)}
        asked={asked}
        question={question}
        countOf={(each) => (isKnown(each) ? root.counts[each] : undefined)}
        ask={(each) => {
          ask(each);
          if (each === "unlinked") askForLinks();
        }}
      />
      <nav class="map-trail" aria-label="Zoom" dir={dir}>
        {[root, ...trail].map((node, index) => (
          <button
            key={index}
            type="button"
            aria-current={node === shown ? "true" : undefined}
            onClick={() => zoom(trail.slice(0, index))}
          >
            <bdi>{node.label || "(no label)"}</bdi>
          </button>
        ))}
        <span class="quiet" dir="ltr">
          {shown.pages} {shown.pages === 1 ? "page" : "pages"}
          {isKnown(question) && ` · ${questionNames[question]}: ${shown.counts[question]}`}
          {question === "unlinked" && shown.unknown > 0 && ` · not known: ${shown.unknown}`}
        </span>
      </nav>
      <p class="map-note" role="status">
        {legendOf(question, { summary, links, root }).join(" ")}
      </p>
      {shown.pages === 0 ? (
        <Notice icon="menu" title="No pages">
          <p>This edition lists no page.</p>
        </Notice>
      ) : (
        <div class="map-work" dir={dir}>
          <MapCells
            node={shown}
            place={[id, ...trail.map(({ label }) => label)].join("\n")}
            edition={id}
            moves={moves}
            dir={dir}
            question={question}
            word={questionNames[question].toLowerCase()}
            zoomIn={(nodes) => zoom([...trail, ...nodes])}
            zoomOut={() => zoom(trail.slice(0, -1))}
          />
          <MapList part={shown} edition={id} question={question} />
        </div>
      )}
    </main>
  );
}

interface LoadedLinks {
  readonly links: LinksState;
  /** The revision of the site whose links they are; null if none were read. */
  readonly revision: number | null;
}

/** What is known about the links. All bodies have to be read for them, so they are loaded only on request. */
function useLinks(isAsked: boolean, revision: number): LoadedLinks {
  const { source } = usePreview();
  const loaded = useLoaded(isAsked ? `links ${revision}` : "none", async () => {
    return isAsked ? { links: await source.links(), revision } : undefined;
  });
  if (loaded.kind === "failed") return { links: { kind: "failed", message: loaded.message }, revision: null };
  if (loaded.value === undefined) return { links: { kind: "loading" }, revision: null };
  const { links } = loaded.value;
  if (links === null) return { links: { kind: source.live ? "unreadable" : "left out" }, revision: null };
  return { links: { kind: "read", links }, revision: loaded.value.revision };
}
