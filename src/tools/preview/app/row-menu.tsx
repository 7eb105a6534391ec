// Draws the menu of a row of the sidebar: all that can be done to it, also with the keyboard.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNoStep, type EditionNode, type RowStep } from "../model/row-moves.ts";
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
  /** What is changed if this row is. */
  readonly chosen: readonly EditionNode[];
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
  /** Why it is not possible here. */
  readonly reason?: string | undefined;
}

export function RowMenu({ row, chosen, place, edition, onChoose }: RowMenuProps): VNode {
  const { node } = row;
  const count = chosen.length;
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
      {itemsOf(row, chosen).map(({ name, text, keys, isOfFile, reason: ofItem }) => {
        const isOff = ofItem !== undefined || (isOfFile === true && reason !== undefined);
        return (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isOff}
            onClick={() => (isOff ? undefined : onChoose(name))}
          >
            <span>
              {text}
              {ofItem !== undefined && <small>{ofItem}</small>}
            </span>
            {keys !== undefined && <kbd>{keys}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

function itemsOf({ kind, node }: SidebarRow, chosen: readonly EditionNode[]): readonly Item[] {
  const isPage = kind === "page";
  const step = (name: RowStep): Pick<Item, "name" | "reason"> => ({ name, reason: whyNoStep(chosen, name) });
  const one: readonly Item[] =
    chosen.length > 1
      ? []
      : [
          { name: "rename", text: "Rename…", keys: "F2", isOfFile: isPage },
          ...(isPage ? [{ name: "path", text: "Change its address…", isOfFile: true }] : []),
          { name: "add", text: isPage ? "Add a page after it…" : "Add a page in it…" },
        ];
  return [
    { ...step("up"), text: "Move up", keys: "Alt+↑" },
    { ...step("down"), text: "Move down", keys: "Alt+↓" },
    { ...step("in"), text: "Move into the group above", keys: "Alt+→" },
    { ...step("out"), text: "Move out of its group", keys: "Alt+←" },
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
