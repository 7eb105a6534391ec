// Draws the menu of a row of the sidebar, and the search for the division where the row goes.
import type { VNode } from "preact";
import type { MoveTarget } from "../model/move-targets.ts";
import type { EditionNode } from "../model/row-moves.ts";
import { sameRow } from "../model/followed-row.ts";
import type { SidebarRow } from "../model/sidebar-rows.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { MoveToDialog } from "./move-to-dialog.tsx";
import { RowMenu, type RowMenuPlace } from "./row-menu.tsx";

/** The menu that is open, and the node of its row: at another index after the site has changed. */
export interface OpenMenu {
  readonly of: SidebarRow["node"];
  readonly place: RowMenuPlace;
}

export interface RowOverlaysProps {
  readonly rows: readonly SidebarRow[];
  readonly menu: OpenMenu | undefined;
  /** The node of the row for which a division is searched. */
  readonly moved: SidebarRow["node"] | undefined;
  readonly edition: LoadedEdition;
  readonly placed: ReadonlyMap<string, EditionNode>;
  /** What is changed if the row at an index is. */
  readonly nodesFor: (index: number) => readonly EditionNode[];
  /** Each is called with undefined if nothing is chosen. */
  readonly onMenu: (index: number, item: string | undefined) => void;
  readonly onPlace: (index: number, division: MoveTarget | undefined) => void;
}

export function RowOverlays(props: RowOverlaysProps): VNode {
  const { rows, menu, moved, edition, placed, nodesFor, onMenu, onPlace } = props;
  // What is open for a row that is gone is closed, and so is it where another row may have taken its place.
  const menuAt = menu === undefined ? -1 : sameRow(rows, menu.of);
  const movedAt = moved === undefined ? -1 : sameRow(rows, moved);
  const row = rows[menuAt];
  return (
    <>
      {menu !== undefined && row !== undefined && (
        <RowMenu
          row={row}
          chosen={nodesFor(menuAt)}
          place={menu.place}
          edition={edition}
          onChoose={(item) => onMenu(menuAt, item)}
        />
      )}
      {rows[movedAt] !== undefined && (
        <MoveToDialog placed={placed} moved={nodesFor(movedAt)} onChoose={(division) => onPlace(movedAt, division)} />
      )}
    </>
  );
}
