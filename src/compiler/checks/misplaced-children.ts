// Checks that each list is allowed in its division (§2.2, §2.4, §2.5, §2.9, D13, D28).
import { misplacement, type Misplacement, listRow, type ListField } from "../contract/divisions.ts";
import type { ConfigDivision, ConfigList } from "../syntax/config-tree.ts";
import {
  divisionCheck,
  fieldPlace,
  filledLists,
  placeOfList,
  titleOf,
  type DivisionContext,
  type DivisionCheck,
} from "./division-check.ts";
import { pageMaker } from "../syntax/page-maker.ts";

/** Reports each list that is not allowed in its division; such lists are kept, except those of a global anchor. */
export const misplacedChildren: DivisionCheck = divisionCheck("misplaced-children", (division, report, context) => {
  const owner = titleOf(division);
  for (const list of filledLists(division)) {
    const allowed = allowedInstead(division, list, context);
    if (allowed !== undefined)
      report(
        "misplaced-children",
        placeOfList(list),
        { owner, field: list.field, allowed },
        {
          suggestion: renamed(division, list),
        },
      );
  }
  const field = context.isGlobal ? pageMaker(division) : undefined;
  if (field !== undefined)
    report("misplaced-children", fieldPlace(division, field), { owner, field, allowed: globalAnchor });
});

// A group without other pages holds those groups, once their list has its right name.
function renamed({ kind, lists }: ConfigDivision, { field }: ConfigList): string | undefined {
  return kind === "group" && field === "groups" && lists.length === 1 ? "pages" : undefined;
}

const globalAnchor =
  `An anchor of "global" is a link on every page, so what it holds is not shown. ` +
  `Move it into an anchor outside "global".`;

/** What the division may hold instead; undefined where the list is allowed. */
export function allowedInstead(
  { kind }: ConfigDivision,
  { field }: ConfigList,
  { ancestors, dialect, isGlobal }: DivisionContext,
): string | undefined {
  if (isGlobal) return globalAnchor;
  const above = ancestors.map((ancestor) => ancestor.kind);
  const why = misplacement(field, kind, above, dialect);
  return why === undefined ? undefined : allowedByReason[why](field);
}

const allowedByReason: Readonly<Record<Misplacement, (list: ListField) => string>> = {
  "not in a group": () => `A group holds "pages", and a group inside it is an element of that list. Move them there.`,
  "menu outside a tab": () => `A menu belongs in a tab or a product. Move it there, or write its items as "groups".`,
  "not in a menu item": () =>
    `A menu item holds groups, pages, or a link. Move them to the tab, write them as "groups", or compile with the dialect "mintlify", which allows any list there.`,
  "selector in itself": (list) =>
    `A page has one ${listRow(list)!.noun}, and this list is inside one already: the inner one counts. Remove one of the two.`,
};
