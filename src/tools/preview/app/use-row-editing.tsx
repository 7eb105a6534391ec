// Lets a person change the rows of the sidebar: choose several, move, rename, hide, remove and add. (D398)
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import {
  moveBy,
  moveInto,
  editionNodes,
  stepOfKey,
  whyNoStep,
  type EditionNode,
  type RowMove,
} from "../model/row-moves.ts";
import type { SidebarRow } from "../model/sidebar-rows.ts";
import { useChanges } from "./use-changes.ts";
import { dragRow, type RowDrop } from "./drag-rows.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import type { RowMenuPlace } from "./row-menu.tsx";
import { RowOverlays, type OpenMenu } from "./row-overlays.tsx";
import { rowWork, type RowWork } from "./row-work.ts";
import { useChosenRows } from "./use-chosen-rows.ts";
import { useRowDrags } from "./use-row-drags.ts";
import { useSteps } from "./use-steps.ts";

export interface RowEditingInput {
  readonly view: PageView;
  readonly edition: LoadedEdition;
  readonly rows: readonly SidebarRow[];
  readonly moveTo: (index: number) => void;
}

/** What rows need to be changed. */
export interface RowEditing {
  readonly chosen: ReadonlySet<string>;
  /** The id of the row whose name is written anew. */
  readonly renamed: string | undefined;
  readonly drop: RowDrop | undefined;
  /** True if the key was for this. `mirrored`: the key as if texts were written from left to right. */
  readonly onKey: (event: KeyboardEvent, index: number, mirrored: string) => boolean;
  /** True if the click chose rows, and opened nothing. */
  readonly onClick: (event: MouseEvent, index: number) => boolean;
  readonly openMenu: (index: number, place: RowMenuPlace) => void;
  readonly rename: (text: string | undefined) => void;
  readonly drag: (element: HTMLElement, row: () => SidebarRow) => () => void;
  /** The menu and the dialogs. */
  readonly overlays: VNode;
}

/** What changes the rows of the sidebar; undefined if nothing can be changed. */
export function useRowEditing({ view, edition, rows, moveTo: focus }: RowEditingInput): RowEditing | undefined {
  const changes = useChanges();
  const placed = editionNodes(view.edition);
  const { chosen, anchorOr, chooseRange, toggle, chooseNone } = useChosenRows(rows, placed);
  const [renamed, setRenamed] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [moved, setMoved] = useState<SidebarRow["node"]>();
  const now = useRef({ placed, chosen, edition });
  now.current = { placed, chosen, edition };

  /** The chosen rows if this one is among them, and otherwise it alone; in reading order. */
  const nodesFor = (id: string): readonly EditionNode[] => {
    const all = now.current;
    const ids = all.chosen.has(id) ? all.chosen : new Set([id]);
    return [...all.placed].flatMap(([each, node]) => (ids.has(each) ? [node] : []));
  };
  const ask = (move: RowMove | undefined, otherwise: string): void => {
    if (move === undefined) return changes?.say(otherwise);
    changes?.ask({ title: move.title, wanted: { kind: "operations", operations: move.operations } });
  };
  const soon = useSteps(edition.revision);
  const drop = useRowDrags({ nodeOf: (id) => placed.get(id), nodesFor, ask: (move) => ask(move, "") });
  if (changes === undefined) return undefined;
  const idOf = (index: number): string => rows[index]?.node.id ?? "";
  const work: RowWork = (...what) => rowWork({ ...now.current, changes })(...what);
  const openMenu = (index: number, place: RowMenuPlace): void => {
    const of = rows[index]?.node;
    if (of !== undefined) setMenu({ of, place });
  };
  const doItem = (index: number, item: string): void => {
    const id = idOf(index);
    if (item === "rename") setRenamed(id);
    else if (item === "move-to") setMoved(rows[index]?.node);
    else if (item === "add" || item === "path") void work(item, nodesFor(id));
    else
      soon(() => {
        const nodes = nodesFor(id);
        if (item === "up" || item === "down" || item === "in" || item === "out")
          ask(moveBy(nodes, item), whyNoStep(nodes, item) ?? "");
        else if (nodes.length > 0) void work(item, nodes);
      });
  };
  return {
    chosen,
    renamed,
    drop,
    onKey(event, index, key) {
      if (rows[index] === undefined) return false;
      const item = itemOfKey(event, key);
      if (item !== undefined) doItem(index, item);
      else if (event.shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
        const to = Math.max(0, Math.min(index + (key === "ArrowDown" ? 1 : -1), rows.length - 1));
        chooseRange(chosen.size === 0 ? index : anchorOr(index), to);
        focus(to);
      } else if (key === " " && event.ctrlKey) toggle(index);
      else if (key === "Escape" && chosen.size > 0) chooseNone();
      else if (key === "ContextMenu" || (key === "F10" && event.shiftKey)) {
        const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
        openMenu(index, { x: left + 16, y: bottom });
      } else return false;
      return true;
    },
    onClick(event, index) {
      if (event.shiftKey) chooseRange(anchorOr(index), index);
      else if (event.ctrlKey || event.metaKey) toggle(index);
      else {
        chooseNone(index);
        return false;
      }
      return true;
    },
    openMenu,
    rename(text) {
      const node = renamed === undefined ? undefined : placed.get(renamed);
      const at = rows.findIndex((row) => row.node.id === renamed);
      setRenamed(undefined);
      if (at !== -1) focus(at);
      if (node === undefined || text === undefined || text === node.node.label) return;
      if (text === "") changes.say(`An empty name can’t be written: “${node.node.label}” stays.`);
      else void work("rename", [node], text);
    },
    drag: (element, row) =>
      dragRow(
        element,
        () => row().node.id,
        () => row().kind === "group",
      ),
    overlays: (
      <RowOverlays
        rows={rows}
        menu={menu}
        moved={moved}
        edition={edition}
        placed={placed}
        nodesFor={(index) => nodesFor(idOf(index))}
        onMenu={(index, item) => {
          setMenu(undefined);
          focus(index);
          if (item !== undefined) doItem(index, item);
        }}
        onPlace={(index, division) => {
          setMoved(undefined);
          if (division !== undefined) ask(moveInto(nodesFor(idOf(index)), division), "It can’t be moved there.");
        }}
      />
    ),
  };
}

function itemOfKey(event: KeyboardEvent, key: string): string | undefined {
  if (event.altKey) return stepOfKey(key);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (key === "F2") return "rename";
  return key === "Delete" ? "delete" : undefined;
}
