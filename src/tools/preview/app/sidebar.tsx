// Draws the sidebar beside a page: a tree that behaves as docs.json says. Only visible rows are drawn.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import { readingKey } from "../model/reading-direction.ts";
import { groupName, sidebarRows, type GroupRow, type SidebarRow } from "../model/sidebar-rows.ts";
import { followedRow, ownRow } from "../model/followed-row.ts";
import { treeStep } from "../model/tree-step.ts";
import { Icon } from "./icon.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { usePreview } from "./preview-context.ts";
import { Anchors } from "./site-bars.tsx";
import { SiteIcon } from "./site-icon.tsx";
import { RenameField } from "./rename-field.tsx";
import { useRowEditing, type RowEditing } from "./use-row-editing.tsx";
import { useRowFocus } from "./use-row-focus.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface SidebarProps {
  readonly view: PageView;
  readonly edition: LoadedEdition;
}

export function Sidebar({ view, edition }: SidebarProps): VNode {
  const { state } = usePreview();
  const [isShown, show] = useState(false);
  const { href } = view.page;
  useLayoutEffect(() => show(false), [href]);
  const rows = useMemo(() => sidebarRows(view, state), [view, state.settings, state.groups]);
  return (
    <div class="sidebar" data-open={isShown}>
      <button type="button" class="sidebar-button" aria-expanded={isShown} onClick={() => show(!isShown)}>
        <Icon name={isShown ? "close" : "menu"} />
        {isShown ? "Close the sidebar" : "Sidebar"}
      </button>
      <div class="sidebar-content">
        <Anchors view={view} />
        {rows.length === 0 ? (
          <p class="quiet">Nothing is listed here.</p>
        ) : (
          <Tree view={view} edition={edition} rows={rows} />
        )}
      </div>
    </div>
  );
}

interface TreeProps extends SidebarProps {
  readonly rows: readonly SidebarRow[];
}

function Tree({ view, edition, rows }: TreeProps): VNode {
  const { act } = usePreview();
  const scroller = useRef<HTMLDivElement>(null);
  const current = rows.findIndex((row) => row.current);
  const [chosen, setChosen] = useState<SidebarRow["node"]>();
  const last = useRef(0);
  // A row that was deleted is the active one again when that is undone.
  const gone = useRef<SidebarRow["node"] | undefined>(undefined);
  const choose = (node: SidebarRow["node"] | undefined): void => {
    gone.current = undefined;
    setChosen(node);
  };
  const isBack = gone.current !== undefined && ownRow(rows, gone.current) !== -1;
  const followed = isBack ? gone.current : chosen;
  const active = Math.max(followed === undefined ? current : followedRow(rows, followed, last.current), 0);
  useLayoutEffect(() => {
    last.current = active;
    if (followed === undefined) return;
    if (isBack) {
      gone.current = undefined;
      if (scroller.current?.contains(document.activeElement) === true) follow();
    } else if (ownRow(rows, followed) === -1) gone.current ??= followed;
    setChosen(rows[active]?.node);
  }, [rows, active]);
  const list = useVirtualRows({
    count: rows.length,
    rowHeight: 32,
    scroller,
    keyOf: (index) => rows[index]?.node.id ?? String(index),
    pinned: active,
  });
  const { href } = view.page;
  const sidebar = `${view.edition.id} ${view.sidebar.id}`;
  // Another page is shown where it is in the list; a reload leaves the list where it is.
  useLayoutEffect(() => {
    choose(undefined);
    if (current !== -1) list.scrollToIndex(current, { align: "auto" });
  }, [href, sidebar]);
  const { latest, moveTo, follow } = useRowFocus({
    scroller,
    active,
    list,
    choose: (index) => choose(rows[index]?.node),
  });
  const editing = useRowEditing({ view, edition, rows, moveTo });
  const setOpen = (row: GroupRow, open: boolean): void => act({ kind: "group", name: groupName(view, row.node), open });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readingKey(event.key, view.dir);
    const at = indexOf(event.target) ?? latest.current;
    choose(rows[at]?.node);
    if (editing?.onKey(event, at, key) === true) return event.preventDefault();
    const step = treeStep(rows, latest.current, key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step.kind === "group") setOpen(step.row, step.open);
    else moveTo(step.to);
  };
  return (
    <>
      <div
        class="scroller tree"
        role="tree"
        aria-label="Sidebar"
        aria-multiselectable={editing === undefined ? undefined : true}
        ref={scroller}
        // Lists that scroll take the focus by themselves in some browsers.
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div class="virtual" role="none" style={{ height: `${list.getTotalSize()}px` }}>
          {list.getVirtualItems().map(({ index, key, start }) => (
            <Row
              key={key}
              row={rows[index]!}
              index={index}
              start={start}
              measure={list.measureElement}
              active={index === active}
              onToggle={setOpen}
              editing={editing}
            />
          ))}
        </div>
      </div>
      {editing?.overlays}
    </>
  );
}

/** The row that has the focus: a click gives it to a row that is not the active one. */
function indexOf(target: EventTarget | null): number | undefined {
  const index = target instanceof Element ? target.closest<HTMLElement>("[data-index]")?.dataset["index"] : undefined;
  return index === undefined ? undefined : Number(index);
}

interface RowProps {
  readonly row: SidebarRow;
  readonly index: number;
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly active: boolean;
  readonly onToggle: (row: GroupRow, open: boolean) => void;
  readonly editing: RowEditing | undefined;
}

function Row({ row, index, start, measure, active, onToggle, editing }: RowProps): VNode {
  const { linkTo, go } = usePreview();
  const { node, level, current } = row;
  const element = useRef<HTMLElement | null>(null);
  const latest = useRef(row);
  latest.current = row;
  const isEdited = editing !== undefined;
  useLayoutEffect(
    () => (element.current === null ? undefined : editing?.drag(element.current, () => latest.current)),
    [isEdited],
  );
  const label = <RowLabel row={row} index={index} editing={editing} />;
  const all = {
    class: "row",
    role: "treeitem" as const,
    "aria-level": level,
    "aria-current": current ? ("page" as const) : undefined,
    tabIndex: active ? 0 : -1,
    ref: (drawn: HTMLElement | null) => {
      element.current = drawn;
      measure(drawn);
    },
    "aria-selected": editing?.chosen.has(node.id),
    "data-drop": editing?.drop?.id === node.id ? editing.drop.kind : undefined,
    onClickCapture: (event: MouseEvent) => {
      if (editing?.onClick(event, index) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (editing === undefined) return;
      event.preventDefault();
      editing.openMenu(index, { x: event.clientX, y: event.clientY });
    },
    "data-index": index,
    "data-kind": row.kind,
    "data-id": node.id,
    "data-hidden": node.hidden === true ? "" : undefined,
    style: { transform: `translateY(${start}px)`, "--level": level },
  };
  if (row.kind === "page")
    return (
      <a {...all} href={linkTo({ href: row.node.href, node: "" })} data-missing={row.node.missing ? "" : undefined}>
        {label}
      </a>
    );
  const expanded = { "aria-expanded": row.open, "data-title": row.collapsible ? undefined : "" };
  const { click } = row;
  const toggle = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (row.collapsible) onToggle(row, !row.open);
  };
  const sign = row.collapsible && (
    <span class="fold-sign" data-open={row.open} onClick={toggle}>
      <Icon name="chevron" />
    </span>
  );
  if (click.kind === "navigate")
    return (
      <a {...all} {...expanded} href={linkTo(click.external ? { node: node.id } : { href: click.href, node: "" })}>
        {label}
        {sign}
      </a>
    );
  const press = (event: Event): void => {
    toggle(event);
    go({ node: node.id }, true);
  };
  return (
    <div
      {...all}
      {...expanded}
      onClick={press}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && press(event)}
    >
      {label}
      {sign}
    </div>
  );
}

interface RowLabelProps extends Pick<RowProps, "row" | "index" | "editing"> {}

function RowLabel({ row, index, editing }: RowLabelProps): VNode {
  const { node } = row;
  if (editing?.renamed === node.id) return <RenameField label={node.label} onEnd={editing.rename} />;
  return (
    <>
      {row.kind === "page" && row.node.method !== undefined && (
        <span class="method" data-method={row.node.method}>
          {row.node.method}
        </span>
      )}
      <SiteIcon icon={node.icon} />
      <span class="label" data-deprecated={row.kind === "page" && row.node.deprecated ? "" : undefined}>
        {node.label || "(no label)"}
      </span>
      {node.tag !== undefined && <span class="tag">{node.tag}</span>}
      {node.external === true && <Icon name="out" />}
      {node.hidden === true && <Icon name="hidden" />}
      {editing !== undefined && (
        // For the mouse: the keyboard has the key for menus.
        <span
          class="row-more"
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            editing.openMenu(index, { x: event.clientX, y: event.clientY });
          }}
        >
          ⋯
        </span>
      )}
    </>
  );
}
