// Draws what was written or undone last, with the button that undoes it.
import type { VNode } from "preact";
import { Icon } from "./icon.tsx";

/** What is said. */
export type ShownNotice =
  | { readonly kind: "done"; readonly text: string; readonly undo: string | null }
  | { readonly kind: "failed" | "said"; readonly text: string };

export interface ChangeNoticeProps {
  readonly notice: ShownNotice | undefined;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

export function ChangeNotice({ notice, onUndo, onClose }: ChangeNoticeProps): VNode {
  return (
    // It is always there: a screen reader reads what changes in it.
    <div class="change-notice" role="status" data-kind={notice?.kind}>
      {notice !== undefined && (
        <>
          <span class="change-said">{notice.text}</span>
          {notice.kind === "done" && notice.undo !== null && (
            <button type="button" class="button" title={notice.undo} onClick={onUndo}>
              Undo
            </button>
          )}
          <button type="button" class="plain" aria-label="Close the message" onClick={onClose}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
