// Finds the addresses of the pages that a plan moves.
import { isPageFileName, pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { EditPlan, PlannedFile, RepairPlan } from "../../../project/change/edit-plan.ts";

/** The old and the new address of each page that moves, or that has moved before, without the base path. */
export function movedAddresses(
  files: readonly PlannedFile[],
  plan?: EditPlan | RepairPlan,
): readonly (readonly [from: string, to: string])[] {
  const moves = [
    ...files.filter((file) => file.kind === "move"),
    ...(plan !== undefined && "moved" in plan ? plan.moved : []),
  ];
  return moves
    .filter(({ from, to }) => isPageFileName(from) && isPageFileName(to))
    .map(({ from, to }) => [addressOf(from), addressOf(to)] as const);
}

function addressOf(file: string): string {
  return pageHref(withoutPageExtension(file), "");
}
