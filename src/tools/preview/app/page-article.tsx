// Draws what is above and below the text of a page, and instead of the text what is known about the page.
import type { ComponentChild, VNode } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import { eyebrowOf } from "../../../outputs/runtime/breadcrumbs.ts";
import type { Neighbor } from "../../../compiler/site/page.ts";
import type { JsonValue } from "../../../compiler/text/json-value.ts";
import { operationName } from "../../../outputs/explain/operation-name.ts";
import type { Eyebrows } from "../model/preview-state.ts";
import { safeHref } from "../model/safe-href.ts";
import { Icon } from "./icon.tsx";
import { TextSection } from "./text-section.tsx";
import { PathText } from "./path-text.tsx";
import { usePreview } from "./preview-context.ts";

export function PageArticle({ view }: { readonly view: PageView }): VNode {
  const { page, placement } = view;
  return (
    <article class="page">
      <Eyebrow view={view} />
      <h2 class="title">
        {page.title}
        {page.tag !== undefined && <span class="tag">{page.tag}</span>}
      </h2>
      <TextSection page={page}>
        <States view={view} />
      </TextSection>
      <Facts view={view} />
      {(placement.prev !== null || placement.next !== null) && (
        <nav class="neighbors" aria-label="Previous and next page">
          {placement.prev === null ? <span /> : <NeighborLink neighbor={placement.prev} rel="prev" />}
          {placement.next !== null && <NeighborLink neighbor={placement.next} rel="next" />}
        </nav>
      )}
    </article>
  );
}

function Eyebrow({ view }: { readonly view: PageView }): VNode | null {
  const { state, linkTo } = usePreview();
  const eyebrow = eyebrowOf(withEyebrows(view, state.settings.eyebrows));
  switch (eyebrow.kind) {
    case "none":
      return null;
    case "section":
      return <p class="eyebrow">{eyebrow.label}</p>;
    case "breadcrumbs":
      return (
        <nav class="eyebrow" aria-label="Breadcrumbs">
          <ol>
            {eyebrow.items.map(({ label, href }, index) => (
              <li key={index}>
                {href === undefined || safeHref(href) !== undefined ? (
                  label
                ) : (
                  <a href={linkTo({ href, node: "" })}>{label}</a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      );
  }
}

/** The view as it would be with other `styling.eyebrows` in docs.json. */
function withEyebrows(view: PageView, eyebrows: Eyebrows): PageView {
  if (eyebrows === "docs.json") return view;
  const { site } = view;
  const navigation = { ...site.navigation, site: { ...site.navigation.site, eyebrows } };
  return { ...view, site: { ...site, navigation } };
}

function States({ view }: { readonly view: PageView }): VNode | null {
  const { page, placement } = view;
  const states = [
    page.missing === true ? "There is no file for this page." : "",
    page.hidden === true ? "Hidden: readers come here only by its address." : "",
    placement.node === null ? "In no list: readers come here only by its address." : "",
    page.deprecated === true ? "Deprecated." : "",
    page.noindex === true && page.hidden !== true ? "Search engines are asked not to index it." : "",
  ].filter(Boolean);
  if (states.length === 0) return null;
  return (
    <ul class="states" data-missing={page.missing === true ? "" : undefined}>
      {states.map((state) => (
        <li key={state}>{state}</li>
      ))}
    </ul>
  );
}

function Facts({ view }: { readonly view: PageView }): VNode {
  const { linkTo } = usePreview();
  const { page } = view;
  const { operation, url, related } = page;
  const rows: readonly (readonly [string, ComponentChild])[] = [
    [
      "Path",
      <code>
        <PathText path={page.path} />
      </code>,
    ],
    [
      "File",
      page.file === null ? (
        fileless(view)
      ) : (
        <code>
          <PathText path={page.file} />
        </code>
      ),
    ],
    ...(operation === undefined
      ? []
      : ([
          [
            "Operation",
            <>
              <code>{operationName(operation)}</code>{" "}
              <span class="quiet">in {operation.spec || "an unknown spec"}</span>
            </>,
          ],
        ] as const)),
    ...(url === undefined ? [] : ([["Forwards to", <Outside href={url} />]] as const)),
    ...(related === undefined
      ? []
      : ([
          [
            "Related",
            related.length === 0
              ? "no links at the foot"
              : related.map(({ href, label = href, external }) => (
                  <div key={href}>
                    {external === true ? (
                      <Outside href={href} label={label} />
                    ) : (
                      <a href={linkTo({ href: writtenPath(href) })}>{label}</a>
                    )}
                  </div>
                )),
          ],
        ] as const)),
    ...Object.entries(page.frontmatter ?? {}).map(([name, value]) => [name, <code>{textOf(value)}</code>] as const),
  ];
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function fileless({ page }: PageView): string {
  return page.missing === true ? "none" : "none: the page is generated from its spec";
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** An external address, as a link if it is safe to open. */
export function Outside({ href, label = href }: { readonly href: string; readonly label?: string }): VNode {
  const safe = safeHref(href);
  if (safe === undefined) return <code>{label}</code>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {label} <Icon name="out" />
    </a>
  );
}

function NeighborLink({ neighbor, rel }: { readonly neighbor: Neighbor; readonly rel: "prev" | "next" }): VNode {
  const { linkTo } = usePreview();
  return (
    <a class={rel} href={linkTo({ href: neighbor.href, node: "" })} rel={rel}>
      <small>{rel === "prev" ? "Previous" : "Next"}</small>
      <span>{neighbor.label}</span>
    </a>
  );
}
