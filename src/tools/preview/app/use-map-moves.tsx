// Lets a person move pages and divisions on the map: with the mouse, step by step with keys, or to a division by its name. (D398)
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Edition } from "../../../compiler/site/navigation.ts";
import { editionNodes, moveBy, moveInto, stepOfKey, type EditionNode, type RowMove } from "../model/row-moves.ts";
import { dragRow, type RowDrop } from "./drag-rows.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { useChanges } from "./use-changes.ts";
import { useRowDrags } from "./use-row-drags.ts";
import { useSteps } from "./use-steps.ts";

/** What the cells of the map need to be moved. */
export interface MapMoves {
  readonly drop: RowDrop | undefined;
  readonly drag: (element: HTMLElement, id: string, isPage: boolean) => () => void;
  /** True if the key was for this. `key`: the key as if texts were read from left to right. */
  readonly onKey: (event: KeyboardEvent, id: string, key: string) => boolean;
  readonly overlays: VNode | undefined;
}

/** What moves the pages and divisions of the map of a tree with this number; undefined if nothing can be changed. */
export function useMapMoves(edition: Edition, tree: number): MapMoves | undefined {
  const changes = useChanges();
  const now = useRef(edition);
  now.current = edition;
  const soon = useSteps(tree);
  // Made when something is moved: of a large edition it takes as long as the map.
  const nodeOf = (id: string): EditionNode | undefined => editionNodes(now.current).get(id);
  const [moved, setMoved] = useState<string>();
  const nodesFor = (id: string): readonly EditionNode[] => {
    const node = nodeOf(id);
    return node === undefined ? [] : [node];
  };
  const ask = ({ title, operations }: RowMove): void =>
    changes?.ask({ title, wanted: { kind: "operations", operations } });
  const drop = useRowDrags({ nodeOf, nodesFor, ask });
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
      if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
      const asksForPlace = key === "m" && !event.altKey;
      const step = event.altKey ? stepOfKey(key) : undefined;
      if ((step === undefined && !asksForPlace) || nodeOf(id) === undefined) return false;
      if (step === undefined) {
        setMoved(id);
        return true;
      }
      soon(() => {
        const move = moveBy(nodesFor(id), step);
        if (move === undefined) changes.say(`Nothing can be moved ${step} from here.`);
        else ask(move);
      });
      return true;
    },
    overlays:
      moved === undefined || nodeOf(moved) === undefined ? undefined : (
        <MoveToDialog
          placed={editionNodes(edition)}
          moved={nodesFor(moved)}
          onChoose={(division) => {
            setMoved(undefined);
            const move = division && moveInto(nodesFor(moved), division);
            if (move !== undefined) ask(move);
          }}
        />
      ),
  };
}
