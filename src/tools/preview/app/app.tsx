// Draws the whole preview.
import type { VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { PreviewSource } from "./preview-source.ts";
import { ChangesProvider } from "./changes-provider.tsx";
import { ChangesView } from "./changes-view.tsx";
import { CoverageView } from "./coverage-view.tsx";
import { EditionsView } from "./editions-view.tsx";
import { FindDialog } from "./find-dialog.tsx";
import { Header } from "./header.tsx";
import { MapView } from "./map-view.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { PreviewProvider, usePreview } from "./preview-context.ts";
import { ProblemsView } from "./problems-view.tsx";
import { SiteView } from "./site-view.tsx";
import { StateBanner } from "./state-banner.tsx";
import { useLoaded } from "./use-loaded.ts";
import { usePreviewState } from "./use-preview-state.ts";
import { ViewBoundary } from "./view-boundary.tsx";

export function App({ source }: { readonly source: PreviewSource }): VNode {
  const [revision, setRevision] = useState<number>();
  const [isAway, setAway] = useState(false);
  const stateAndActions = usePreviewState();
  const { act, go, linkTo } = stateAndActions;
  useLayoutEffect(() => {
    source.onChange((next) => {
      setAway(next === undefined);
      if (next !== undefined) setRevision(next);
    });
  }, [source]);
  useLayoutEffect(() => {
    const find = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      const asks = (event.key === "k" && (event.metaKey || event.ctrlKey)) || (event.key === "/" && !isTyping);
      if (!asks) return;
      event.preventDefault();
      act({ kind: "find", open: true });
    };
    addEventListener("keydown", find);
    return () => removeEventListener("keydown", find);
  }, [act]);
  const loaded = useLoaded(`summary ${revision ?? "first"}`, source.summary);
  const summary = loaded.kind === "failed" ? undefined : loaded.value;
  useLayoutEffect(() => {
    if (summary !== undefined) document.title = `${summary.overview?.site.name ?? summary.folder} · navc preview`;
  }, [summary]);
  useLayoutEffect(() => {
    // In a comparison, the changes are shown first, unless the address names a view.
    if (summary !== undefined && summary.against !== null && location.hash === "") go({ view: "changes" }, true);
  }, [summary]);
  if (summary === undefined)
    return <NotLoaded loaded={loaded} what="the site" doing={source.live ? "Compiling" : "Loading"} />;
  return (
    <PreviewProvider value={{ ...stateAndActions, source, summary }}>
      <ChangesProvider>
        <Header />
        <StateBanner isAway={isAway} />
        <ViewBoundary shown={`${linkTo({})} ${summary.revision}`}>
          <CurrentView />
        </ViewBoundary>
        {stateAndActions.state.finding && <FindDialog />}
      </ChangesProvider>
    </PreviewProvider>
  );
}

function CurrentView(): VNode {
  const { state, summary } = usePreview();
  if (summary.overview === null) return <ProblemsView />;
  switch (state.place.view) {
    case "site":
      return <SiteView overview={summary.overview} />;
    case "changes":
      return <ChangesView />;
    case "map":
      return <MapView overview={summary.overview} />;
    case "problems":
      return <ProblemsView />;
    case "coverage":
      return <CoverageView />;
    case "editions":
      return <EditionsView overview={summary.overview} />;
  }
}
