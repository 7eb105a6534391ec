// Draws a row of the tree of changes: a node with what changed in it, or unchanged nodes that are closed.
import type { VNode } from "preact";
import type { ChangeRow } from "../model/change-rows.ts";
import type { ChangeMark, MergedNode } from "../model/merged-tree.ts";
import { usePreview } from "./preview-context.ts";

export function UnchangedLabel({ row }: { readonly row: Extract<ChangeRow, { readonly kind: "unchanged" }> }): VNode {
  const { division, pages } = row;
  const count = `${pages} unchanged ${pages === 1 ? "page" : "pages"}`;
  if (division === undefined) return <span class="label">{count}</span>;
  return (
    <span class="change-text">
      <bdi class="label">{division.label || `(${division.kind} without a label)`}</bdi> <bdi class="quiet">{count}</bdi>
    </span>
  );
}

const signs: { readonly [mark in ChangeMark]: { readonly sign: string; readonly name: string } } = {
  same: { sign: "", name: "" },
  added: { sign: "+", name: "added" },
  removed: { sign: "−", name: "removed" },
  unlisted: { sign: "○", name: "not listed here now" },
  "moved-in": { sign: "⇥", name: "moved here" },
  "moved-out": { sign: "⇤", name: "moved away" },
  changed: { sign: "~", name: "changed" },
};

export interface NodeRowProps {
  readonly node: MergedNode;
  readonly edition: string;
  readonly goToTwin: (() => void) | undefined;
}

export function NodeRow({ node, edition, goToTwin }: NodeRowProps): VNode {
  const { linkTo, summary } = usePreview();
  const { basePath = "" } = summary.overview?.site ?? {};
  const { kind, label, address, mark, facts } = node;
  const isGone = mark === "removed" || mark === "moved-out";
  const { sign, name } = signs[mark];
  const text = label || (kind === "page" ? "(no title)" : `(${kind} without a label)`);
  return (
    <>
      <span class="sign" aria-hidden="true" title={name}>
        {sign}
      </span>
      <span class="change-text">
        {name !== "" && <span class="unseen">{name}: </span>}
        {isGone ? (
          <s class="label" dir="auto">
            {text}
          </s>
        ) : kind === "page" ? (
          <a
            class="label"
            dir="auto"
            tabIndex={-1}
            href={linkTo({ view: "site", href: `${basePath}${address}`, edition, node: "" })}
          >
            {text}
          </a>
        ) : (
          <bdi class="label">{text}</bdi>
        )}
        {kind !== "page" && kind !== "group" && <span class="quiet"> {kind}</span>}{" "}
        {kind === "page" && mark !== "same" && <code class="quiet"> {address}</code>}
        {facts.map(({ verb, before, after }, index) => (
          <span key={index} class="fact">
            <span class="quiet">{verb}</span> {before !== undefined && <s dir="auto">{before || "(none)"}</s>}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <span class="value" dir="auto">
                {after || "(none)"}
              </span>
            )}
          </span>
        ))}
      </span>
      {goToTwin !== undefined && (
        <button type="button" class="twin" tabIndex={-1} onClick={goToTwin}>
          <kbd>m</kbd> {mark === "moved-out" ? "where it is" : "where it was"}
        </button>
      )}
    </>
  );
}
