// Draws the field in a row in which its name is written anew.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface RenameFieldProps {
  readonly label: string;
  /** Called with the new name, which may be empty, or with undefined if the old one stays. */
  readonly onEnd: (text: string | undefined) => void;
}

export function RenameField({ label, onEnd }: RenameFieldProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (text: string | undefined): void => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(text);
  };
  return (
    <input
      class="rename"
      type="text"
      ref={field}
      aria-label={`New name of ${label}`}
      defaultValue={label}
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={() => end(undefined)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") {
          event.preventDefault();
          end(event.currentTarget.value.trim());
        } else if (event.key === "Escape") end(undefined);
      }}
    />
  );
}
