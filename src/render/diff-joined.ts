// Which changes are one sentence for a reader?
import { groupBy } from "../text/group-by.ts";
import type { Change, DivisionRef } from "../diff/navigation-diff.ts";
import { prefixChange } from "../diff/moved-folders.ts";

/** Changes that differ only in their page or division. */
export interface JoinedChange {
  readonly first: Change;
  readonly members: readonly Change[];
}

// Below it, rows of their own say more.
const fewest = 3;
// A row of its own says where an element stands now.
const fewestReordered = 6;

/** Joins pages that moved with their folder, or from one division to another; keeps the order of their first ones. */
export function joinChanges(changes: readonly Change[]): readonly JoinedChange[] {
  const groups = groupBy(changes, (change) => commonOf(change) ?? change);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first !== undefined && members.length >= fewestOf(first)) return [{ first, members }];
    return members.map((member) => ({ first: member, members: [member] }));
  });
}

function fewestOf({ kind }: Change): number {
  return kind.endsWith("-reordered") ? fewestReordered : fewest;
}

/** What changes have in common that are joined; undefined for one that always stands alone. */
function commonOf(change: Change): string | undefined {
  const detail = detailOf(change);
  return detail === undefined ? undefined : [change.kind, ...detail, ...change.editions].join("\n");
}

function detailOf(change: Change): readonly string[] | undefined {
  const { kind } = change;
  if (kind === "page-moved") {
    const [move] = change.moves;
    const prefix = move && prefixChange(move.from, move.to);
    const { before, after } = change.divisions ?? {};
    return prefix && [prefix.from, prefix.to, before?.id ?? "", after?.id ?? ""];
  }
  if (kind === "page-relocated") return [change.before.id, change.after.id];
  if (kind === "division-moved") return [placeAbove(change.before), placeAbove(change.after)];
  if (kind === "page-listed" || kind === "page-unlisted" || kind === "page-reordered") return [change.division.id];
  if (kind === "division-reordered") return [placeAbove(change.division)];
  return kind === "page-hidden" || kind === "page-shown" ? [] : undefined;
}

function placeAbove({ above }: DivisionRef): string {
  return above.join("\n");
}
