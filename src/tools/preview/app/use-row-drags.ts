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
    const moveOf = (id: string, target: RowDrop | undefined): RowMove | undefined => {
      const near = target && now.current.nodeOf(target.id);
      return near === undefined ? undefined : moveTo(now.current.nodesFor(id), target!.kind, near);
    };
    return watchDrags({
      isAllowed: (id, target) => moveOf(id, target) !== undefined,
      over: (id, target) => {
        setDrop(target);
        return moveOf(id, target);
      },
      source: changes.source,
      say: changes.say,
      dropped: (move) => move !== undefined && now.current.ask(move),
    });
  }, [changes?.source]);
  return drop;
}
