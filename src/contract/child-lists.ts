// Which lists a division may hold: the rule that checks and the schema go by (§2.2, §2.4, §2.5, §2.13, D13, D28).
import {
  isSelectorKind,
  listFields,
  listRow,
  type DivisionKind,
  type ListField,
  type SelectorKind,
} from "./divisions.ts";
import type { Dialect } from "./dialect.ts";

/** Why a list is misplaced in its division. `selector in itself`: another selector of its kind is around it. */
export type Misplacement = "not in a group" | "menu outside a tab" | "not in a menu item" | "selector in itself";

/** Why a division of this kind may not hold a list; undefined where it may. `around` are the kinds of all divisions above it. */
export function misplacement(
  list: ListField,
  kind: DivisionKind | "root",
  around: readonly (DivisionKind | "root")[],
  dialect: Dialect,
): Misplacement | undefined {
  if (kind === "group" && list !== "pages") return "not in a group";
  if (list === "menu" && kind !== "tab" && kind !== "product") return "menu outside a tab";
  // The live platform allows any division in an item (D28).
  if (kind === "item" && list !== "groups" && list !== "pages" && dialect === "contract") return "not in a menu item";
  const held = listRow(list)?.kind;
  return held !== undefined && isSelectorKind(held) && (kind === held || around.includes(held))
    ? "selector in itself"
    : undefined;
}

/** The lists that a division may hold by the contract; each other one is misplaced there. */
export function allowedLists(kind: DivisionKind | "root", around: readonly SelectorKind[]): readonly ListField[] {
  return listFields.filter((list) => misplacement(list, kind, around, "contract") === undefined);
}
