// Draws the menu of a row of the sidebar, and the dialogs that it opens.
import type { VNode } from "preact";
import type { EditionNode } from "../model/row-moves.ts";
import { sameRow } from "../model/followed-row.ts";
import type { SidebarRow } from "../model/sidebar-rows.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { RowForm, type RowFormKind } from "./row-form.tsx";
import { RowMenu, type RowMenuPlace } from "./row-menu.tsx";
import type { AskedChange } from "./use-changes.ts";

/** The menu that is open, and the node of its row: at another index after the site has changed. */
export interface OpenMenu {
  readonly of: SidebarRow["node"];
  readonly place: RowMenuPlace;
}

/** The dialog that is open, and the node of its row. */
export interface OpenForm {
  readonly of: SidebarRow["node"];
  readonly kind: RowFormKind | "move-to";
}

export interface RowOverlaysProps {
  readonly rows: readonly SidebarRow[];
  readonly menu: OpenMenu | undefined;
  readonly form: OpenForm | undefined;
  readonly edition: LoadedEdition;
  readonly placed: ReadonlyMap<string, EditionNode>;
  /** What is changed if the row at an index is. */
  readonly nodesFor: (index: number) => readonly EditionNode[];
  /** Each is called with undefined if nothing is chosen. */
  readonly onMenu: (index: number, item: string | undefined) => void;
  readonly onPlace: (index: number, division: EditionNode | undefined) => void;
  readonly onAsk: (asked: AskedChange | undefined) => void;
}

export function RowOverlays(props: RowOverlaysProps): VNode {
  const { rows, menu, form, edition, placed, nodesFor, onMenu, onPlace, onAsk } = props;
  // What is open for a row that is gone is closed, and so is it where another row may have taken its place.
  const menuAt = menu === undefined ? -1 : sameRow(rows, menu.of);
  const formAt = form === undefined ? -1 : sameRow(rows, form.of);
  const row = rows[menuAt];
  const node = placed.get(rows[formAt]?.node.id ?? "");
  return (
    <>
      {menu !== undefined && row !== undefined && (
        <RowMenu
          row={row}
          count={nodesFor(menuAt).length}
          place={menu.place}
          edition={edition}
          onChoose={(item) => onMenu(menuAt, item)}
        />
      )}
      {form?.kind === "move-to" && node !== undefined && (
        <MoveToDialog placed={placed} moved={nodesFor(formAt)} onChoose={(division) => onPlace(formAt, division)} />
      )}
      {form !== undefined && form.kind !== "move-to" && node !== undefined && (
        <RowForm kind={form.kind} node={node} edition={edition} onAsk={onAsk} />
      )}
    </>
  );
}
