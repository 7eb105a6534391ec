// Draws what was written or undone last, with the button that undoes it; and what a drop would do.
import type { VNode } from "preact";
import type { UndoableChange } from "../model/wanted-change.ts";
import { Icon } from "./icon.tsx";

/** What is said. */
export type ShownNotice =
  | { readonly kind: "done"; readonly text: string; readonly undo: UndoableChange | null }
  /** "drag": what a drop would do, as long as a row is over a place. */
  | { readonly kind: "failed" | "drag"; readonly text: string }
  /** `at`: when it was said. */
  | { readonly kind: "said"; readonly text: string; readonly at: number };

export interface ChangeNoticeProps {
  readonly notice: ShownNotice | undefined;
  readonly onUndo: (id: string) => void;
  readonly onClose: () => void;
}

export function ChangeNotice({ notice, onUndo, onClose }: ChangeNoticeProps): VNode {
  const undo = notice?.kind === "done" ? notice.undo : null;
  return (
    // It is always there: a screen reader reads what changes in it.
    <div class="change-notice" role="status" data-kind={notice?.kind}>
      {notice !== undefined && (
        <>
          {/* What is said again is a new element: a screen reader reads it again. */}
          <span class="change-said" key={notice.kind === "said" ? notice.at : notice.kind}>
            {notice.text}
          </span>
          {undo !== null && (
            <button type="button" class="button" title={undo.title} onClick={() => onUndo(undo.id)}>
              Undo
            </button>
          )}
          {notice.kind !== "drag" && (
            <button type="button" class="plain" aria-label="Close the message" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </>
      )}
    </div>
  );
}
