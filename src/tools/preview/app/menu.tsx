// Draws a button with a list of links below it.
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { waitForRow } from "./drag-rows.ts";
import { Icon } from "./icon.tsx";
import { useChanges } from "./use-changes.ts";

export interface MenuProps {
  readonly name: string;
  readonly title: ComponentChildren;
  readonly active?: boolean;
  readonly children: ComponentChildren;
}

export function Menu({ name, title, active = false, children }: MenuProps): VNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const changes = useChanges();
  // A row can be dropped on an entry only if the list is open.
  useEffect(() => {
    if (changes === undefined || button.current === null) return undefined;
    return waitForRow(button.current, () => setOpen(true));
  }, [changes?.source]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const close = ({ target }: Event): void => {
      if (!(target instanceof Node) || root.current?.contains(target) !== true) setOpen(false);
    };
    addEventListener("pointerdown", close);
    addEventListener("focusin", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("focusin", close);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    switch (event.key) {
      case "Escape":
        setOpen(false);
        button.current?.focus();
        break;
      case "ArrowDown":
        if (!open) setOpen(true);
        links[Math.min(at + 1, links.length - 1)]?.focus();
        break;
      case "ArrowUp":
        if (at > 0) links[at - 1]?.focus();
        else button.current?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="menu" data-name={name} ref={root} onKeyDown={onKeyDown}>
      <button type="button" ref={button} aria-expanded={open} data-active={active} onClick={() => setOpen(!open)}>
        <span class="unseen">{name}: </span>
        {title}
        <Icon name="down" />
      </button>
      {open && (
        <ul onClick={({ target }) => target instanceof Element && target.closest("a") !== null && setOpen(false)}>
          {children}
        </ul>
      )}
    </div>
  );
}
