// Follows what is dragged of an edition, and asks for the change when it is dropped. (D398)
import { useEffect, useRef, useState } from "preact/hooks";
import { moveTo, type EditionNode, type RowMove } from "../model/row-moves.ts";
import { watchDrags, type RowDrop } from "./drag-rows.ts";
import { useChanges } from "./use-changes.ts";

/** What is moved, and where it can be. */
export interface RowDragsInput {
  readonly nodeOf: (id: string) => EditionNode | undefined;
  /** What moves with a row. */
  readonly nodesFor: (id: string) => readonly EditionNode[];
  readonly ask: (move: RowMove) => void;
}

/** Where the dragged row is now; undefined if it can't be dropped there. */
export function useRowDrags(input: RowDragsInput): RowDrop | undefined {
  const changes = useChanges();
  const [drop, setDrop] = useState<RowDrop>();
  const now = useRef(input);
  now.current = input;
  useEffect(() => {
    if (changes === undefined) return undefined;
    return watchDrags({
      moveOf(id, { id: nearId, kind }) {
        const near = now.current.nodeOf(nearId);
        return near && moveTo(now.current.nodesFor(id), kind, near);
      },
      mark: setDrop,
      source: changes.source,
      say: changes.sayOfDrag,
      dropped: (move) => now.current.ask(move),
    });
  }, [changes?.source]);
  return drop;
}
