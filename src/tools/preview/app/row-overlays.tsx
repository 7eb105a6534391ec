// Draws the menu of a row of the sidebar, and the dialogs that it opens.
import type { VNode } from "preact";
import type { EditionNode } from "../model/row-moves.ts";
import type { SidebarRow } from "../model/sidebar-rows.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { RowForm, type RowFormKind } from "./row-form.tsx";
import { RowMenu, type RowMenuPlace } from "./row-menu.tsx";
import type { AskedChange } from "./use-changes.ts";

/** The menu that is open, of the row at an index. */
export interface OpenMenu {
  readonly index: number;
  readonly place: RowMenuPlace;
}

/** The dialog that is open, of the row at an index. */
export interface OpenForm {
  readonly index: number;
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
  const row = menu && rows[menu.index];
  const node = form && placed.get(rows[form.index]?.node.id ?? "");
  return (
    <>
      {menu !== undefined && row !== undefined && (
        <RowMenu
          row={row}
          count={nodesFor(menu.index).length}
          place={menu.place}
          onChoose={(item) => onMenu(menu.index, item)}
        />
      )}
      {form?.kind === "move-to" && (
        <MoveToDialog
          placed={placed}
          moved={nodesFor(form.index)}
          onChoose={(division) => onPlace(form.index, division)}
        />
      )}
      {form !== undefined && form.kind !== "move-to" && node !== undefined && (
        <RowForm kind={form.kind} node={node} edition={edition} onAsk={onAsk} />
      )}
    </>
  );
}
