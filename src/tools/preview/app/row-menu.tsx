// Draws the menu of a row of the sidebar: all that can be done to it, also with the keyboard.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SidebarRow } from "../model/sidebar-rows.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { whyNoFile } from "./row-work.ts";

/** Where a menu is, in pixels of the window. */
export interface RowMenuPlace {
  readonly x: number;
  readonly y: number;
}

export interface RowMenuProps {
  readonly row: SidebarRow;
  /** How many rows are chosen. */
  readonly count: number;
  readonly place: RowMenuPlace;
  readonly edition: LoadedEdition;
  /** Called with what was chosen, and with undefined if the menu is closed. */
  readonly onChoose: (item: string | undefined) => void;
}

interface Item {
  readonly name: string;
  readonly text: string;
  readonly keys?: string;
  /** Whether it changes the file of a page. */
  readonly isOfFile?: boolean;
}

export function RowMenu({ row, count, place, edition, onChoose }: RowMenuProps): VNode {
  const { node } = row;
  const [reason, setReason] = useState<string>();
  useLayoutEffect(() => {
    // Of a page that can't be loaded, the plan says what is wrong.
    if (node.kind === "page" && count === 1) whyNoFile(node, edition).then(setReason, () => undefined);
  }, []);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(place.x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(place.y, innerHeight - height - 8))}px`;
    // The reason makes it higher.
  }, [reason]);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    element.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const close = ({ target }: Event): void => {
      if (!(target instanceof Node) || !element.contains(target)) onChoose(undefined);
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === "Escape" || event.key === "Tab") onChoose(undefined);
    else if (Object.hasOwn(steps, event.key)) items[steps[event.key]!]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      class="row-menu"
      role="menu"
      aria-label={count > 1 ? `${count} entries` : row.node.label}
      ref={menu}
      onKeyDown={onKeyDown}
    >
      {reason !== undefined && <p class="quiet">{reason}</p>}
      {itemsOf(row, count).map(({ name, text, keys, isOfFile }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isOfFile === true && reason !== undefined}
          onClick={() => (isOfFile === true && reason !== undefined ? undefined : onChoose(name))}
        >
          {text}
          {keys !== undefined && <kbd>{keys}</kbd>}
        </button>
      ))}
    </div>
  );
}

function itemsOf({ kind, node }: SidebarRow, count: number): readonly Item[] {
  const isPage = kind === "page";
  const one: readonly Item[] =
    count > 1
      ? []
      : [
          { name: "rename", text: "Rename…", keys: "F2", isOfFile: isPage },
          ...(isPage ? [{ name: "path", text: "Change its address…", isOfFile: true }] : []),
          { name: "add", text: isPage ? "Add a page after it…" : "Add a page in it…" },
        ];
  return [
    { name: "up", text: "Move up", keys: "Alt+↑" },
    { name: "down", text: "Move down", keys: "Alt+↓" },
    { name: "in", text: "Move into the group above", keys: "Alt+→" },
    { name: "out", text: "Move out of its group", keys: "Alt+←" },
    { name: "move-to", text: "Move to…" },
    ...one,
    {
      ...(node.hidden === true
        ? { name: "show", text: "Show to readers" }
        : { name: "hide", text: "Hide from readers" }),
      isOfFile: isPage,
    },
    ...(isPage ? [{ name: "unlist", text: "Take out of the list…" }] : []),
    {
      name: "delete",
      text: isPage ? "Delete the page…" : "Delete with its pages…",
      keys: "Del",
      // An entry goes without a file, too.
      isOfFile: node.kind === "page" && node.missing !== true,
    },
  ];
}
