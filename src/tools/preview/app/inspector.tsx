// Draws why the selected page or division is where it is.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import type { Division } from "../../../compiler/site/navigation.ts";
import { inspectedDivision, rootName } from "../model/shown-page.ts";
import { DivisionFacts } from "./division-facts.tsx";
import { Icon } from "./icon.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { PageOrigin } from "./page-origin.tsx";
import { usePreview } from "./preview-context.ts";

export interface InspectorProps {
  readonly view: PageView;
  readonly edition: LoadedEdition;
}

export function Inspector({ view, edition }: InspectorProps): VNode {
  const { state } = usePreview();
  const [isOpen, open] = useState(true);
  const division = inspectedDivision(view, state.place.node);
  return (
    <aside class="inspector" aria-label="Inspector" data-open={isOpen}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          <Icon name="inspect" />
          Why is it here?
        </button>
      </h2>
      {isOpen && (
        <div class="inspected">
          <Way view={view} division={division} />
          {division === undefined ? (
            <PageOrigin view={view} edition={edition} />
          ) : (
            <DivisionFacts division={division} view={view} edition={edition} />
          )}
        </div>
      )}
    </aside>
  );
}

/** The divisions above the page, and the page: each can be inspected. */
function Way({ view, division }: { readonly view: PageView; readonly division: Division | undefined }): VNode {
  const { go } = usePreview();
  const shown = division === undefined || view.trail.includes(division) ? view.trail : [...view.trail, division];
  return (
    <ol class="way" aria-label="From the top of the site">
      {shown.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            aria-pressed={each === division}
            onClick={() => go({ node: each.id || rootName }, true)}
          >
            <small>{each.kind}</small>
            <span>{each.label || (each.kind === "root" ? view.edition.id : "no label")}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" aria-pressed={division === undefined} onClick={() => go({ node: "" }, true)}>
          <small>page</small>
          <span>{view.page.title}</span>
        </button>
      </li>
    </ol>
  );
}
