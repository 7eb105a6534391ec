// Draws a button that shows what a change would do.
import type { ComponentChildren, VNode } from "preact";
import { useChanges, type AskedChange } from "./use-changes.ts";

export interface ChangeButtonProps extends AskedChange {
  /** The text of the button; the title of the change if absent. */
  readonly children?: ComponentChildren;
  readonly isMain?: boolean;
}

export function ChangeButton({ children, isMain = false, ...asked }: ChangeButtonProps): VNode | null {
  const changes = useChanges();
  if (changes === undefined) return null;
  return (
    <button
      type="button"
      class="button small"
      data-main={isMain ? "" : undefined}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.stopPropagation();
        changes.ask(asked);
      }}
    >
      {children ?? asked.title}
    </button>
  );
}
