// Drags rows of the sidebar. While a row is over a place, a message says what the drop would do. (D398)
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import type { ElementTarget } from "../../../project/change/site-change.ts";
import type { RowMove } from "../model/row-moves.ts";
import type { ShownPlan } from "../model/wanted-change.ts";
import type { ChangeSource } from "./change-source.ts";
import { messageOf } from "./use-loaded.ts";

/** Where a row would be dropped. */
export interface RowDrop {
  readonly id: string;
  readonly kind: ElementTarget["kind"];
}

const draggedRow = "navc-row";
/** A place that a row only passes is not asked about. */
const pause = 250;

/** Makes a row one that can be dragged, and a place for others. */
export function dragRow(element: HTMLElement, idOf: () => string, isGroup: () => boolean): () => void {
  return combine(
    draggable({ element, getInitialData: () => ({ [draggedRow]: idOf() }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedRow in source.data,
      getData: ({ input }) => {
        const { top, height } = element.getBoundingClientRect();
        return { id: idOf(), kind: placeAt((input.clientY - top) / height, isGroup()) };
      },
      // The place in a row changes while the pointer is over it.
      getIsSticky: () => false,
    }),
  );
}

/** Makes an element a place for rows, which puts them into a division. `mark` is called while a row is over it. */
export function dropIntoDivision(element: HTMLElement, id: string, mark: (isOver: boolean) => void): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedRow in source.data,
    getData: () => ({ id, kind: "into" }),
    onDragEnter: () => mark(true),
    onDragLeave: () => mark(false),
    onDrop: () => mark(false),
  });
}

/** Calls a function when a row stays over an element for a moment. Nothing can be dropped there. */
export function waitForRow(element: HTMLElement, stays: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  const leave = dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedRow in source.data,
    onDragEnter: () => (timer = setTimeout(stays, pause)),
    onDragLeave: end,
    onDrop: end,
  });
  return () => {
    end();
    leave();
  };
}

/** Groups take what is dropped on their middle. */
function placeAt(share: number, isGroup: boolean): RowDrop["kind"] {
  if (isGroup && share > 0.25 && share < 0.75) return "into";
  return share < 0.5 ? "before" : "after";
}

/** What is done while rows are dragged. */
export interface DragListener {
  readonly isAllowed: (id: string, target: RowDrop) => boolean;
  /** Shows where the row is; gives the move that a drop would ask for. */
  readonly over: (id: string, target: RowDrop | undefined) => RowMove | undefined;
  readonly dropped: (move: RowMove | undefined) => void;
  readonly say: (text: string) => void;
  readonly source: ChangeSource;
}

/** Follows what is dragged; returns what ends it. */
export function watchDrags({ isAllowed, over, dropped, say, source }: DragListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const targetOf = (id: string, data: Record<string | symbol, unknown> | undefined): RowDrop | undefined => {
    if (data === undefined) return undefined;
    const target = { id: String(data["id"]), kind: data["kind"] as RowDrop["kind"] };
    return isAllowed(id, target) ? target : undefined;
  };
  const end = monitorForElements({
    canMonitor: ({ source: { data } }) => draggedRow in data,
    onDrag({ source: { data }, location }) {
      const id = String(data[draggedRow]);
      const target = targetOf(id, location.current.dropTargets[0]?.data);
      const name = JSON.stringify(target);
      if (name === last) return;
      last = name;
      const move = over(id, target);
      clearTimeout(timer);
      if (move === undefined) return;
      timer = setTimeout(() => {
        source.plan({ kind: "operations", operations: move.operations }).then(
          (plan) => name === last && say(`${move.title}: ${planWords(plan)}`),
          (error: unknown) => name === last && say(messageOf(error)),
        );
      }, pause);
    },
    onDrop({ source: { data }, location }) {
      clearTimeout(timer);
      last = "";
      const id = String(data[draggedRow]);
      const target = targetOf(id, location.current.dropTargets[0]?.data);
      const move = over(id, target);
      over(id, undefined);
      if (target !== undefined) dropped(move);
    },
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** What a plan does, in a few words. */
function planWords({ refusals, files, addresses, redirectsAdded }: ShownPlan): string {
  const [refusal] = refusals;
  if (refusal !== undefined) return refusal.message;
  if (files.length === 0) return "nothing changes.";
  const lines = files.reduce((sum, file) => sum + file.added + file.removed, 0);
  const where = files.length === 1 ? files[0]!.file : `${files.length} files`;
  const moved = addresses === 0 ? "no address changes" : `${addresses} addresses change, ${redirectsAdded} redirects`;
  return `${lines} lines of ${where}; ${moved}.`;
}
