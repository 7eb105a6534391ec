// Finds what would move in other languages when pages of one move. (D376)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { resolveMove, type FilesOfSite } from "../change/resolve-moves.ts";
import type { ChangeOperation } from "../change/site-change.ts";
import { withCounterparts } from "../change/with-counterparts.ts";
import { UsageError } from "../settings/usage-error.ts";

/** The move of a page, or of a folder. */
export type PageMove = Extract<ChangeOperation, { kind: "move" }>;

/**
 * The moves of the same pages in other languages, without those that `operations` have already. Empty if it is not clear where a page would go, or if something
 * is there. The site is the one before the move.
 */
export function translatedMoves(
  operations: readonly ChangeOperation[],
  navigation: ResolvedNavigation,
  site: FilesOfSite,
): readonly PageMove[] {
  const moves = operations.filter((each): each is PageMove => each.kind === "move");
  try {
    const filesOf = ({ from, to }: PageMove): readonly string[] => [...resolveMove(from, to, site).files.keys()];
    const named = new Set(moves.flatMap(filesOf));
    const { operations: all } = withCounterparts(
      { operations: moves, counterparts: { languages: true, versions: false } },
      // Moves name files, and no places of a configuration.
      { navigation, config: "" },
      site,
    );
    const others = all.filter(
      (each): each is PageMove =>
        each.kind === "move" && !moves.includes(each) && !filesOf(each).every((file) => named.has(file)),
    );
    const byFile = groupBy(others, ({ from }) => from);
    const isClear = [...byFile.values()].every((same) => new Set(same.map(({ to }) => to)).size === 1);
    const isFree = others.every(({ to }) => byFile.has(to) || site.host.stat(to) === undefined);
    return isClear && isFree ? [...byFile.values()].map(([first]) => first!) : [];
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}
