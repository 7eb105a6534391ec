// Draws the merged tree of an edition: what changed, with its context. Only visible rows are drawn.
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { count } from "../../../compiler/diagnostics/codes.ts";
import { changeRows, countStops, stepToChange, twinOf, type ChangeRow } from "../model/change-rows.ts";
import { changeStep } from "../model/change-step.ts";
import type { MergedEdition } from "../model/merged-tree.ts";
import { directionOf, readingKey } from "../model/reading-direction.ts";
import { NodeRow, UnchangedLabel } from "./change-row.tsx";
import { Icon } from "./icon.tsx";
import { usePreview } from "./preview-context.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface ChangeTreeProps {
  readonly edition: MergedEdition;
  /** The names of the rows of unchanged nodes that were opened. */
  readonly opened: ReadonlySet<string>;
  readonly open: (opened: ReadonlySet<string>) => void;
  /** Goes from the last change to the next edition, or from the first change to the previous one; undefined if there is no other edition. */
  readonly leave: ((direction: Direction) => void) | undefined;
  /** The direction of the step that led from another edition to this one. */
  readonly entered: Direction | undefined;
}

/** To the next change, or to the one before. */
export type Direction = 1 | -1;

export function ChangeTree({ edition, opened, open, leave, entered }: ChangeTreeProps): VNode {
  const dir = directionOf(usePreview().summary.overview, edition.id);
  const rows = useMemo(() => changeRows(edition.tree, opened), [edition, opened]);
  const stops = useMemo(() => rows.flatMap((row, at) => (row.kind === "node" && row.stop ? [at] : [])), [rows]);
  const whole = useRef<HTMLDivElement>(null);
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
  const hasMoved = useRef(false);
  const focus = useRowFocus({ scroller, active, whole, list, choose: (index) => choose(rows[index]!.name) });
  const moveTo = (index: number): void => {
    if (index < 0 || index >= rows.length) return;
    hasMoved.current = true;
    focus.moveTo(index);
  };
  useLayoutEffect(() => {
    if (entered !== undefined) moveTo(stops.at(entered === 1 ? 0 : -1) ?? -1);
  }, []);
  const step = (direction: Direction): void => {
    const isFirst = chosen === "" && !hasMoved.current && direction === 1;
    const from = isFirst ? -1 : focus.latest.current;
    const to = stepToChange(rows, from, direction);
    if (leave !== undefined && (to - from) * direction <= 0) leave(direction);
    else moveTo(to);
  };
  const fold = (name: string, isOpen: boolean): void => {
    choose(name);
    focus.follow();
    open(new Set(isOpen ? [...opened, name] : [...opened].filter((each) => each !== name)));
  };
  useStepKeys(step);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = focus.latest.current;
    const step = changeStep(rows, at, readingKey(event.key, dir));
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // A button or link in a row has its own Enter.
    if (event.key === "Enter" && event.target instanceof HTMLElement && event.target.matches("a, button")) return;
    event.preventDefault();
    switch (step.kind) {
      case "move":
        return moveTo(step.to);
      case "fold":
        return fold(step.name, step.open);
      case "page":
        return scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`)?.click();
    }
  };
  return (
    <div class="change-tree" ref={whole}>
      <ChangeBar step={step}>
        {stops.includes(found)
          ? `Place ${stops.indexOf(found) + 1} of ${stops.length}`
          : changesAt(countStops(edition.tree), stops.length)}{" "}
        in {edition.id}
      </ChangeBar>
      <div
        class="scroller tree"
        role="tree"
        aria-label="Changes"
        dir={dir}
        ref={scroller}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        style={{ maxHeight: `${list.getTotalSize() + 18}px` }}
      >
        <ChangeRows
          rows={rows}
          edition={edition.id}
          active={active}
          list={list}
          choose={choose}
          fold={fold}
          moveTo={moveTo}
        />
      </div>
    </div>
  );
}

interface ChangeRowsProps {
  readonly rows: readonly ChangeRow[];
  readonly edition: string;
  readonly active: number;
  readonly list: ReturnType<typeof useVirtualRows>;
  readonly choose: (name: string) => void;
  readonly fold: (name: string, isOpen: boolean) => void;
  readonly moveTo: (index: number) => void;
}

function ChangeRows({ rows, edition, active, list, choose, fold, moveTo }: ChangeRowsProps): VNode {
  return (
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
        if (row.kind === "unchanged")
          return (
            <div
              key={key}
              {...shared}
              class="change unchanged"
              aria-expanded={row.open}
              onClick={() => fold(row.name, !row.open)}
            >
              <Icon name="chevron" />
              <UnchangedLabel row={row} />
            </div>
          );
        const twin = twinOf(rows, index);
        return (
          <div key={key} {...shared} class="change" data-mark={row.node.mark} data-kind={row.node.kind}>
            <NodeRow node={row.node} edition={edition} goToTwin={twin === -1 ? undefined : () => moveTo(twin)} />
          </div>
        );
      })}
    </div>
  );
}

interface ChangeBarProps {
  readonly step: (direction: Direction) => void;
  readonly children: ComponentChildren;
}

function ChangeBar({ step, children }: ChangeBarProps): VNode {
  return (
    <div class="change-bar">
      <span class="quiet" role="status">
        {children}
      </span>
      <button type="button" class="step" onClick={() => step(-1)}>
        Previous <kbd>p</kbd>
      </button>
      <button type="button" class="step" onClick={() => step(1)}>
        Next <kbd>n</kbd>
      </button>
    </div>
  );
}

/** The keys "n" and "p" step wherever the focus is, except in a field. */
function useStepKeys(step: (direction: Direction) => void): void {
  useLayoutEffect(() => {
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
}

/** The number of changes; something that moved is one change at two places. */
function changesAt(changes: number, places: number): string {
  return places === changes ? count(changes, "change") : `${count(changes, "change")}, at ${places} places`;
}
