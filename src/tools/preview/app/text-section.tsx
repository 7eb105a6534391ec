// Draws the text of a page. Nothing of it runs: it is a tree of plain data, and all elements are those of the preview.
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { DeadLinksProvider } from "./dead-links-context.ts";
import { usePreview } from "./preview-context.ts";
import { DrawnNodes } from "./drawn-nodes.tsx";
import { showAnchor } from "./text-anchor.ts";
import { useLoaded } from "./use-loaded.ts";

const none = {};

export function TextSection({ href }: { readonly href: string }): VNode | null {
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
  if (loaded.kind === "failed") return <p class="quiet">The text could not be read: {loaded.message}</p>;
  const { value } = loaded;
  if (value === undefined || value === null || value.nodes.length === 0) return null;
  return (
    <section class="text" aria-label="Text">
      {value.headings.length > 2 && (
        <details class="on-page">
          <summary>On this page</summary>
          <ul>
            {value.headings.map(({ id, level, title }) => (
              <li key={id} data-level={level}>
                <button type="button" onClick={() => showAnchor(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <DeadLinksProvider value={(dead.kind !== "failed" && dead.value) || none}>
        <DrawnNodes nodes={value.nodes} />
      </DeadLinksProvider>
    </section>
  );
}
