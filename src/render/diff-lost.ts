// Rows for the addresses that lead nowhere now.
import { count } from "../diagnostics/codes.ts";
import type { Redirect } from "../links/redirects.ts";
import type { LostHref, NavigationDiff } from "../diff/navigation-diff.ts";
import { folderChange, prefixChange } from "../diff/moved-folders.ts";
import { fewest, joinAlike } from "./diff-rows.ts";

/** One lost address, or several of a folder that should lead into one other folder. */
export interface LostRow {
  readonly from: string;
  /** Where a redirect should lead; undefined where nothing is close. */
  readonly to: string | undefined;
  /** How many addresses they are, why there, and what is wrong with the redirect there is. */
  readonly reason: string;
}

/** `2 addresses lead nowhere now`. */
export function lostTitle({ lost }: NavigationDiff): string {
  return `${count(lost.length, "address", "addresses")} ${lost.length === 1 ? "leads" : "lead"} nowhere now`;
}

/** The rows in reading order; `proposes`: whether anything was looked for. */
export function lostRows({ lost }: NavigationDiff, proposes = true): readonly LostRow[] {
  return joinAlike(lost, commonOf, () => fewest).map((members) => {
    const [first] = members;
    if (first.proposal === undefined || members.length === 1) return single(first, proposes);
    const { from, to } = folderChange(members.map(({ href, proposal }) => ({ from: href, to: proposal?.href ?? "" })));
    const reason = `${members.length} addresses; ${first.proposal.reason.replace("the page", "the pages")}`;
    return { from: `${from}/…`, to: `${to}/…`, reason: reason + faultsOf(first, "their") };
  });
}

function commonOf(lost: LostHref): string | undefined {
  const { href, proposal } = lost;
  if (proposal === undefined) return undefined;
  const { from, to } = prefixChange(href, proposal.href);
  return from === href ? undefined : JSON.stringify([from, to, proposal.reason, faultsOf(lost, "their")]);
}

function single(lost: LostHref, proposes: boolean): LostRow {
  const { href, proposal } = lost;
  const why = proposal?.reason ?? (proposes ? "no page is close to it" : "nothing is proposed yet");
  return { from: href, to: proposal?.href, reason: why + faultsOf(lost, "its") };
}

/** What is wrong with the redirects there are. */
function faultsOf({ redirect, proposal }: LostHref, whose: "its" | "their"): string {
  const caughtBy = proposal?.caughtBy;
  const broken = redirect === undefined ? "" : `; ${whose} redirect ${arrowed(redirect)} leads to no page`;
  return caughtBy === undefined
    ? broken
    : `${broken}; first remove the redirect ${arrowed(caughtBy)}, which leads away from there`;
}

/** `/old → /new`. */
export function arrowed({ source, destination }: Redirect): string {
  return `${source} → ${destination}`;
}
