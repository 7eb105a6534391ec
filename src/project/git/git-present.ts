// Finds which contents of a folder in a revision a clone has: one made with `--filter` lacks some.
import { askGit } from "./git-repository.ts";

/** How to get the contents that a clone lacks, as a clause. */
export const howToFetch =
  'run "git fetch --refetch --no-filter", or clone without a filter (without "filter" in actions/checkout)';

/**
 * The existing contents, with their sizes in bytes. Nothing is fetched. Undefined if git does not say it: it is too
 * old, the answer is longer than `mostBytes`, or a folder is missing, too.
 */
export function findPresent(top: string, tree: string, mostBytes: number): ReadonlyMap<string, number> | undefined {
  // The names of those that are missing begin with "?".
  const listing = askGit(top, ["rev-list", "--objects", "--no-object-names", "--missing=print", tree], { mostBytes });
  if (!listing.ok) return undefined;
  const present = listing.output.toString("latin1").split("\n").filter(isName);
  // For a missing one git would print nothing and end.
  const answer = askGit(top, ["cat-file", "--batch-check"], { input: `${present.join("\n")}\n`, mostBytes });
  if (!answer.ok) return undefined;
  const lines = answer.output.toString("latin1").split("\n");
  return new Map(
    lines.flatMap((line): readonly (readonly [string, number])[] => {
      const [, name, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(size)]];
    }),
  );
}

function isName(line: string): boolean {
  return /^[0-9a-f]+$/.test(line);
}
