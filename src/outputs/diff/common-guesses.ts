// Drops guesses that would send unrelated addresses to one page. (D198)
import { groupBy } from "../../compiler/text/group-by.ts";
import type { Fallbacks } from "./fallback-divisions.ts";
import type { LostAddress } from "./lost-hrefs.ts";
import type { ProposedTarget } from "./navigation-diff.ts";
import type { Side } from "./side.ts";

/** Where a redirect should lead from each lost address for which a page is close. */
export type Proposals = ReadonlyMap<LostAddress, ProposedTarget>;

/** The places that the pages had. */
export interface GuessBasis {
  readonly after: Side;
  readonly fallbacks: Fallbacks;
}

type Proposal = readonly [LostAddress, ProposedTarget];

/**
 * The proposals without guesses that several removed pages share, unless the page is above them or all of them belong to one
 * removed division. For ten pages of a group, its first page is not a better target than any other.
 */
export function withoutCommonGuesses(proposals: Proposals, { after, fallbacks }: GuessBasis): Proposals {
  const isRoot = ({ page }: LostAddress, href: string): boolean => {
    const { root } = fallbacks.get(page)?.division.division ?? {};
    return root !== undefined && after.addressOf(root) === href;
  };
  const byTarget = groupBy([...proposals].filter(isCommonKind), ([, { href }]) => href);
  const dropped = new Set<LostAddress>();
  for (const guesses of byTarget.values()) {
    const others = guesses.filter(([lost, { href }]) => !isAbove(href, lost.address) && !isRoot(lost, href));
    if (areOfOne(others, fallbacks)) continue;
    for (const [lost] of others) dropped.add(lost);
  }
  return new Map([...proposals].filter(([lost]) => !dropped.has(lost)));
}

/** True for guesses that may be shared. A page can only have the place of one removed page. */
function isCommonKind([, { kind }]: Proposal): boolean {
  return kind === "division";
}

function isAbove(href: string, address: string): boolean {
  return href !== "/" && address.startsWith(`${href}/`);
}

/** True for a single page, and for pages that were removed with one division. */
function areOfOne(guesses: readonly Proposal[], fallbacks: Fallbacks): boolean {
  const pages = new Set(guesses.map(([{ page }]) => page));
  if (pages.size <= 1) return true;
  const divisions = new Set([...pages].map((page) => fallbacks.get(page)?.removed));
  return divisions.size === 1 && !divisions.has(undefined);
}
