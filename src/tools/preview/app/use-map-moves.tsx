// Lets a person move pages and divisions on the map: with the mouse, step by step with keys, or to a division by its name. (D398)
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Edition } from "../../../compiler/site/navigation.ts";
import { editionNodes, moveBy, moveTo, stepOfKey, type EditionNode, type RowMove } from "../model/row-moves.ts";
import { dragRow, type RowDrop } from "./drag-rows.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { useChanges } from "./use-changes.ts";
import { useRowDrags } from "./use-row-drags.ts";

/** What the cells of the map need to be moved. */
export interface MapMoves {
  readonly drop: RowDrop | undefined;
  readonly drag: (element: HTMLElement, id: string, isPage: boolean) => () => void;
  /** True if the key was for this. `key`: the key as if texts were read from left to right. */
  readonly onKey: (event: KeyboardEvent, id: string, key: string) => boolean;
  readonly overlays: VNode | undefined;
}

/** Undefined if nothing can be changed. */
export function useMapMoves(edition: Edition): MapMoves | undefined {
  const changes = useChanges();
  const placed = useMemo(() => editionNodes(edition), [edition]);
  const [moved, setMoved] = useState<string>();
  const nodesFor = (id: string): readonly EditionNode[] => {
    const node = placed.get(id);
    return node === undefined ? [] : [node];
  };
  const ask = ({ title, operations }: RowMove): void =>
    changes?.ask({ title, wanted: { kind: "operations", operations } });
  const drop = useRowDrags({ placed, nodesFor, ask });
  if (changes === undefined) return undefined;
  return {
    drop,
    drag: (element, id, isPage) =>
      dragRow(
        element,
        () => id,
        () => !isPage,
      ),
    onKey(event, id, key) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !placed.has(id)) return false;
      if (key === "m" && !event.altKey) {
        setMoved(id);
        return true;
      }
      const step = event.altKey ? stepOfKey(key) : undefined;
      if (step === undefined) return false;
      const move = moveBy(nodesFor(id), step);
      if (move === undefined) changes.say(`Nothing can be moved ${step} from here.`);
      else ask(move);
      return true;
    },
    overlays:
      moved === undefined || !placed.has(moved) ? undefined : (
        <MoveToDialog
          placed={placed}
          moved={nodesFor(moved)}
          onChoose={(near) => {
            setMoved(undefined);
            const move = near && moveTo(nodesFor(moved), "into", near);
            if (move !== undefined) ask(move);
          }}
        />
      ),
  };
}
