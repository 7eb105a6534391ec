// Draws the merged tree of an edition: what changed with its surroundings, of which only the visible rows are drawn.
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { changeRows, stepToChange } from "../change-rows.ts";
import type { Mark, MergedEdition, MergedNode } from "../merged-tree.ts";
import { Icon } from "./icon.tsx";
import { usePreview } from "./preview-context.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface ChangeTreeProps {
  readonly edition: MergedEdition;
  /** The names of the folded rows that were opened. */
  readonly opened: ReadonlySet<string>;
  readonly open: (opened: ReadonlySet<string>) => void;
}

export function ChangeTree({ edition, opened, open }: ChangeTreeProps): VNode {
  const rows = useMemo(() => changeRows(edition.tree, opened), [edition, opened]);
  const stops = useMemo(() => rows.flatMap((row, at) => (row.kind === "node" && row.stop ? [at] : [])), [rows]);
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState("");
  const found = rows.findIndex(({ name }) => name === chosen);
  const active = found === -1 ? (stops[0] ?? 0) : found;
  const list = useVirtualRows({
    count: rows.length,
    rowHeight: 32,
    scroller,
    keyOf: (index) => rows[index]?.name ?? String(index),
    pinned: active,
  });
  // Keys may be faster than the next drawing.
  const latest = useRef(active);
  latest.current = active;
  const hasMoved = useRef(false);
  const moving = useRef(false);
  const focusOn = (index: number): void => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
    row?.focus({ preventScroll: true });
    // On a narrow screen the tree may begin below the screen.
    row?.closest(".change-tree")?.scrollIntoView({ block: "nearest" });
    moving.current = row === null;
  };
  const moveTo = (index: number): void => {
    if (index < 0 || index >= rows.length) return;
    latest.current = index;
    hasMoved.current = true;
    choose(rows[index]!.name);
    list.scrollToIndex(index, { align: "auto" });
    focusOn(index);
  };
  useLayoutEffect(() => {
    if (moving.current) focusOn(active);
  });
  const step = (direction: 1 | -1): void => {
    const isFirst = chosen === "" && !hasMoved.current && direction === 1;
    moveTo(stepToChange(rows, isFirst ? -1 : latest.current, direction));
  };
  /** The first unfolded row takes the place of the folded one. */
  const unfold = (name: string, index: number): void => {
    const unfolded = new Set([...opened, name]);
    const first = changeRows(edition.tree, unfolded)[index];
    latest.current = index;
    if (first !== undefined) choose(first.name);
    moving.current = true;
    open(unfolded);
  };
  const twinOf = (index: number): number => {
    const row = rows[index];
    return row === undefined || row.kind === "folded" || row.node.move === 0
      ? -1
      : rows.findIndex((other) => other.kind === "node" && other !== row && other.node.move === row.node.move);
  };
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== "n" && event.key !== "p") return;
      event.preventDefault();
      step(event.key === "n" ? 1 : -1);
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  });
  const openRow = (index: number): void => {
    const row = rows[index];
    if (row?.kind === "folded") unfold(row.name, index);
    else scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.click();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = latest.current;
    const to = event.key === "m" ? twinOf(at) : keySteps[event.key]?.(at, rows.length - 1);
    const opens = event.key === "Enter" || (event.key === "ArrowRight" && rows[at]?.kind === "folded");
    if ((to === undefined && !opens) || event.altKey || event.ctrlKey || event.metaKey) return;
    // A button or link in a row has its own Enter.
    if (opens && event.target instanceof HTMLElement && event.target.matches("a, button")) return;
    event.preventDefault();
    if (to === undefined) openRow(at);
    else moveTo(to);
  };
  return (
    <div class="change-tree">
      <div class="change-bar">
        <span class="quiet" role="status">
          {stops.includes(found) ? `${stops.indexOf(found) + 1} of ` : ""}
          {stops.length} marked {stops.length === 1 ? "place" : "places"} in {edition.id}
        </span>
        <button type="button" class="step" onClick={() => step(-1)}>
          Previous <kbd>p</kbd>
        </button>
        <button type="button" class="step" onClick={() => step(1)}>
          Next <kbd>n</kbd>
        </button>
      </div>
      <div
        class="scroller tree"
        role="tree"
        aria-label="Changes"
        ref={scroller}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        style={{ maxHeight: `${list.getTotalSize() + 18}px` }}
      >
        <div class="virtual" role="none" style={{ height: `${list.getTotalSize()}px` }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]!;
            const shared = {
              role: "treeitem" as const,
              "aria-level": row.level,
              tabIndex: index === active ? 0 : -1,
              ref: list.measureElement,
              "data-index": index,
              style: { transform: `translateY(${start}px)`, "--level": row.level },
              onFocus: () => choose(row.name),
            };
            if (row.kind === "folded")
              return (
                <div
                  key={key}
                  {...shared}
                  class="change folded"
                  aria-expanded={false}
                  onClick={() => unfold(row.name, index)}
                >
                  <Icon name="chevron" />
                  <span class="label">
                    {row.label !== "" && `${row.label}: `}
                    {row.pages} unchanged {row.pages === 1 ? "page" : "pages"}
                  </span>
                </div>
              );
            const twin = twinOf(index);
            return (
              <div key={key} {...shared} class="change" data-mark={row.node.mark} data-kind={row.node.kind}>
                <NodeRow node={row.node} edition={edition.id} goToTwin={twin === -1 ? undefined : () => moveTo(twin)} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const keySteps: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const signs: { readonly [mark in Mark]: { readonly sign: string; readonly name: string } } = {
  same: { sign: "", name: "" },
  added: { sign: "+", name: "added" },
  removed: { sign: "−", name: "removed" },
  "moved-in": { sign: "⇥", name: "moved here" },
  "moved-out": { sign: "⇤", name: "moved away" },
  changed: { sign: "~", name: "changed" },
};

interface NodeRowProps {
  readonly node: MergedNode;
  readonly edition: string;
  readonly goToTwin: (() => void) | undefined;
}

function NodeRow({ node, edition, goToTwin }: NodeRowProps): VNode {
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
          <s class="label">{text}</s>
        ) : kind === "page" ? (
          <a
            class="label"
            tabIndex={-1}
            href={linkTo({ view: "site", href: `${basePath}${address}`, edition, node: "" })}
          >
            {text}
          </a>
        ) : (
          <span class="label">{text}</span>
        )}
        {kind !== "page" && kind !== "group" && <span class="quiet"> {kind}</span>}
        {kind === "page" && mark !== "same" && <code class="quiet"> {address}</code>}
        {facts.map(({ verb, before, after }, index) => (
          <span key={index} class="fact">
            <span class="quiet">{verb}</span> {before !== undefined && <s>{before || "(none)"}</s>}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && <span class="value">{after || "(none)"}</span>}
          </span>
        ))}
      </span>
      {goToTwin !== undefined && (
        <button type="button" class="twin" tabIndex={-1} onClick={goToTwin}>
          {mark === "moved-out" ? "where it is" : "where it was"} <kbd>m</kbd>
        </button>
      )}
    </>
  );
}
