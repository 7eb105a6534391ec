// Draws the text of a page. Nothing of it runs: it is a tree of plain data, and all elements are those of the preview.
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Page } from "../../../compiler/site/page.ts";
import { DeadLinksProvider } from "./dead-links-context.ts";
import { usePreview } from "./preview-context.ts";
import { DrawnNodes } from "./drawn-nodes.tsx";
import { showAnchor } from "./text-anchor.ts";
import { useLoaded } from "./use-loaded.ts";

const none = {};

export interface TextSectionProps {
  readonly page: Page;
  /** What is between the description and the text. */
  readonly children: ComponentChildren;
}

export function TextSection({ page: { href, description }, children }: TextSectionProps): VNode {
  const { act, source, state, summary } = usePreview();
  // The old text stays until the next one is there, so the page keeps its place.
  const loaded = useLoaded(`${summary.revision} ${href}`, async () => source.text(href));
  // The bodies of all pages are read for it, so the text does not wait.
  const dead = useLoaded(`${summary.revision} ${href} ${loaded.kind}`, async () =>
    loaded.kind === "ready" ? source.deadLinks(href) : {},
  );
  const { anchor } = state;
  useEffect(() => {
    if (loaded.kind !== "ready" || anchor.href !== href || anchor.id === "") return;
    showAnchor(anchor.id);
    act({ kind: "anchor", href: "", id: "" });
  }, [loaded, anchor, href]);
  const text = loaded.kind === "failed" ? null : loaded.value;
  // The old text has the description of another page.
  const lead = loaded.kind === "ready" ? text?.lead : undefined;
  return (
    <DeadLinksProvider value={(dead.kind !== "failed" && dead.value) || none}>
      {lead !== undefined ? (
        <div class="text lead">
          <DrawnNodes nodes={lead} />
        </div>
      ) : (
        description !== undefined && <p class="lead">{description}</p>
      )}
      {children}
      {loaded.kind === "failed" && <p class="quiet">The text could not be read: {loaded.message}</p>}
      {text && text.nodes.length > 0 && (
        <section class="text" aria-label="Text">
          {text.headings.length > 2 && (
            <details class="on-page">
              <summary>On this page</summary>
              <ul>
                {text.headings.map(({ id, level, title }) => (
                  <li key={id} data-level={level}>
                    <button type="button" onClick={() => showAnchor(id)}>
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <DrawnNodes nodes={text.nodes} />
        </section>
      )}
    </DeadLinksProvider>
  );
}
