// Drags rows of the sidebar. While a row is over a place, a message says what the drop would do. (D398)
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
  type ElementEventBasePayload,
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
  /** The move that a drop would ask for; undefined if nothing can be dropped there. */
  readonly moveOf: (id: string, target: RowDrop) => RowMove | undefined;
  /** Shows where the row is; undefined where it can't be dropped. */
  readonly mark: (target: RowDrop | undefined) => void;
  readonly dropped: (move: RowMove) => void;
  /** Says what a drop would do; undefined takes back what was said. */
  readonly say: (text: string | undefined) => void;
  readonly source: ChangeSource;
}

/** Follows what is dragged; returns what ends it. What is said is about the place of now, and is gone with the drag. (D611) */
export function watchDrags({ moveOf, mark, dropped, say, source }: DragListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An object of its own for each stay at a place: the answer to an earlier one counts no more, also about the same place.
  let asked: { readonly name: string } | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    asked = undefined;
    mark(undefined);
    say(undefined);
  };
  const follow = ({ source: { data }, location }: ElementEventBasePayload): RowMove | undefined => {
    const place = location.current.dropTargets[0]?.data;
    const target = place && { id: String(place["id"]), kind: place["kind"] as RowDrop["kind"] };
    const move = target && moveOf(String(data[draggedRow]), target);
    const name = JSON.stringify(move);
    if (name === asked?.name) return move;
    leave();
    if (move === undefined) return undefined;
    const question = { name };
    asked = question;
    mark(target);
    say(`${move.title}…`);
    const answer = (text: string): void => {
      if (asked === question) say(`${move.title}: ${text}`);
    };
    timer = setTimeout(() => {
      source.plan({ kind: "operations", operations: move.operations }).then(
        (plan) => answer(planWords(plan)),
        (error: unknown) => answer(messageOf(error)),
      );
    }, pause);
    return move;
  };
  const end = monitorForElements({
    canMonitor: ({ source: { data } }) => draggedRow in data,
    onDrag: follow,
    // What is dragged out of the window leaves its place without a move of the pointer.
    onDropTargetChange: follow,
    onDrop(drag) {
      const move = follow(drag);
      leave();
      if (move !== undefined) dropped(move);
    },
  });
  addEventListener("blur", leave);
  return () => {
    leave();
    end();
    removeEventListener("blur", leave);
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
