// Draws the site as its readers see it, with the inspector beside it.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SiteOverview } from "../model/preview-data.ts";
import type { PreviewPlace } from "../model/preview-place.ts";
import { editionOfPlace, withinOf, type ShownPage } from "../model/shown-page.ts";
import { ElsewhereNotice } from "./elsewhere-notice.tsx";
import { Inspector } from "./inspector.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { PageArticle } from "./page-article.tsx";
import { usePreview } from "./preview-context.ts";
import { ReadersOptions } from "./readers-options.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SiteBars } from "./site-bars.tsx";
import { useChanges } from "./use-changes.ts";
import { useLoaded, type Loaded } from "./use-loaded.ts";
import { useShownPage } from "./use-shown-page.ts";

export function SiteView({ overview }: { readonly overview: SiteOverview }): VNode {
  const { source, state } = usePreview();
  const { place } = state;
  const id = editionOfPlace(overview.index.editions, place.edition)?.id;
  const loaded = useLoaded<LoadedEdition | undefined>(`${id ?? ""} ${overview.revision}`, async () =>
    id === undefined ? undefined : source.edition(overview, id),
  );
  const edition = loaded.kind === "failed" || loaded.value?.id !== id ? undefined : loaded.value;
  // Until another page is there, the last one is shown, and not that the edition lacks it.
  const last = useRef<EditionProps | undefined>(undefined);
  const found = useShownPage(edition, { ...place, within: place.within || placeOf(last.current?.shown) });
  if (edition !== undefined && found.kind !== "failed" && found.value !== undefined)
    last.current = { edition, shown: found.value };
  useNamedPlace(place, found);
  const failed = [loaded, found].find(({ kind }) => kind === "failed");
  if (failed !== undefined || last.current === undefined)
    return <NotLoaded loaded={failed ?? loaded} what="the edition" />;
  return <Edition {...last.current} />;
}

/** Where the reader is: links that name no place stay there. */
function placeOf(shown: ShownPage | undefined): string {
  return shown?.kind === "page" ? (shown.view.placement.node ?? "") : "";
}

/**
 * Names the first page in the address when it is shown: after an edit another page may be the first one, and the reader stays at this one. If it is
 * gone, the first page is shown again, because the reader did not ask for another. Of a page in several sidebars, the shown one is named, too.
 */
function useNamedPlace({ href, within }: PreviewPlace, found: Loaded<ShownPage>): void {
  const { go } = usePreview();
  const named = useRef("");
  const known = found.kind === "ready" ? found.value : undefined;
  const shown = known?.kind === "page" ? known.view.page.href : "";
  const shownWithin = known?.kind === "page" ? withinOf(known.view) : within;
  const isGone = known?.kind === "unknown" && href !== "" && href === named.current;
  useLayoutEffect(() => {
    if (href === "" && shown !== "") {
      named.current = shown;
      go({ href: shown, within: shownWithin }, true);
    } else if (isGone) go({ href: "" }, true);
    else if (within !== shownWithin) go({ within: shownWithin }, true);
  }, [href, shown, isGone, within, shownWithin]);
}

interface EditionProps {
  readonly edition: LoadedEdition;
  readonly shown: ShownPage;
}

function Edition({ edition, shown }: EditionProps): VNode {
  const { go } = usePreview();
  const changes = useChanges();
  useLayoutEffect(() => {
    const href = changes?.takeAdded(edition.revision);
    if (href !== undefined) go({ href, node: "" });
  });
  return (
    <div class="work">
      <main class="stage">
        <ReadersOptions />
        <div class="window">
          <div class="address">
            <span class="lights" aria-hidden="true" />
            <span class="address-text">{addressOf(shown)}</span>
          </div>
          <Page shown={shown} edition={edition} />
        </div>
      </main>
      {shown.kind === "page" && <Inspector view={shown.view} edition={edition} />}
    </div>
  );
}

function Page({ shown, edition }: { readonly shown: ShownPage; readonly edition: LoadedEdition }): VNode {
  if (shown.kind !== "page") return <ElsewhereNotice shown={shown} edition={edition} />;
  return (
    <div class="readers" lang={shown.view.lang} dir={shown.view.dir}>
      <SiteBars view={shown.view} />
      <div class="columns">
        <Sidebar view={shown.view} edition={edition} />
        <PageArticle key={shown.view.page.href} view={shown.view} />
      </div>
    </div>
  );
}

function addressOf(shown: ShownPage): string {
  switch (shown.kind) {
    case "page":
      return shown.view.page.href;
    case "redirect":
    case "unknown":
      return shown.href;
    case "empty":
      return "";
  }
}
