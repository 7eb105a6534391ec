// Which rows tell of the addresses that lead nowhere now?
import type { LostHref, NavigationDiff } from "../diff/navigation-diff.ts";
import { folderChange, prefixChange } from "../diff/moved-folders.ts";
import { groupBy } from "../text/group-by.ts";

/** One lost address, or several of a folder that should lead into one other folder. */
export interface LostRow {
  readonly from: string;
  /** Where a redirect should lead; undefined where nothing is close. */
  readonly to: string | undefined;
  readonly addresses: number;
  /** Why there, and what is wrong with the redirect there is. */
  readonly reason: string;
}

// Below it, rows of their own say more.
const fewest = 3;

/** The rows in reading order. */
export function lostRows({ lost }: NavigationDiff): readonly LostRow[] {
  const groups = groupBy(lost, (each) => commonOf(each) ?? each);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first?.proposal === undefined || members.length < fewest) return members.map(single);
    const moves = members.map(({ href, proposal }) => ({ from: href, to: proposal?.href ?? "" }));
    const { from, to } = folderChange(moves);
    const reason = first.proposal.reason.replace("the page", "the pages");
    return [{ from: `${from}/…`, to: `${to}/…`, addresses: members.length, reason }];
  });
}

function commonOf({ href, proposal, redirect }: LostHref): string | undefined {
  if (proposal === undefined || redirect !== undefined) return undefined;
  const { from, to } = prefixChange(href, proposal.href);
  return from === href ? undefined : JSON.stringify([from, to, proposal.reason]);
}

function single({ href, proposal, redirect }: LostHref): LostRow {
  const why = proposal === undefined ? "no page is close to it" : proposal.reason;
  const broken =
    redirect === undefined ? "" : `; its redirect ${redirect.source} → ${redirect.destination} leads to no page`;
  return { from: href, to: proposal?.href, addresses: 1, reason: why + broken };
}
