// Makes the rows for addresses that lead nowhere now.
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { LostHref, NavigationDiff, ProposedTarget } from "../diff/navigation-diff.ts";
import { folderChange, prefixChange } from "../diff/moved-folders.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { fewest, joinAlike } from "./diff-rows.ts";

/** One lost address, or several of a folder that should lead to one other folder. */
export interface LostRow {
  readonly from: string;
  /** Where a redirect should lead; undefined if nothing is similar. */
  readonly to: string | undefined;
  /** Whether the only reason is the place of the removed page; `reason` also says so. */
  readonly guess: boolean;
  /** How many addresses there are, why this target, and what is wrong with the existing redirect. */
  readonly reason: string;
}

/** `2 addresses lead nowhere now`. */
export function lostTitle({ lost }: NavigationDiff): string {
  return `${count(lost.length, "address", "addresses")} ${lost.length === 1 ? "leads" : "lead"} nowhere now`;
}

/** The rows in reading order. */
export function lostRows({ lost }: Pick<NavigationDiff, "lost">): readonly LostRow[] {
  const rows = joinAlike(lost, commonOf, () => fewest);
  const joined = rows.filter(([first, ...others]) => first.proposal !== undefined && others.length > 0);
  const froms = groupBy(joined.map(folderOfAll), ({ from }) => from);
  return rows.map((members) => {
    const [first] = members;
    if (members.length === 1) return lostRow(first);
    if (first.proposal === undefined) return joinedRow(first, members);
    const { from, to } = folderOfAll(members);
    // Several rows about one folder need an address of each.
    const example = froms.get(from)!.length > 1 ? ` such as ${first.href}` : "";
    const reason = `${members.length} addresses${example}; ${reasonOf(first.proposal).replace("the page", "each page")}`;
    const guess = first.proposal.guess === true;
    return { from: `${from}/…`, to: `${to}/…`, guess, reason: reason + faultsOf(first, "their") + linksOf(members) };
  });
}

/** The addresses of one folder for which nothing is proposed. */
function joinedRow(first: LostHref, members: readonly LostHref[]): LostRow {
  const reason = `${members.length} addresses; ${whyNone(first)}${faultsOf(first, "their")}${linksOf(members)}`;
  return { from: `${folderAbove(first)}/…`, to: undefined, guess: false, reason };
}

function folderAbove({ href }: LostHref): string {
  return href.slice(0, href.lastIndexOf("/"));
}

function folderOfAll(members: readonly LostHref[]): { readonly from: string; readonly to: string } {
  return folderChange(members.map(({ href, proposal }) => ({ from: href, to: proposal?.href ?? "" })));
}

function commonOf(lost: LostHref): string | undefined {
  const { href, proposal } = lost;
  const folder = folderAbove(lost);
  if (proposal === undefined)
    return folder === "" ? undefined : JSON.stringify([folder, whyNone(lost), faultsOf(lost, "their")]);
  const { from, to } = prefixChange({ from: href, to: proposal.href });
  return from === href ? undefined : JSON.stringify([from, to, reasonOf(proposal), faultsOf(lost, "their")]);
}

/** The row of one address. */
export function lostRow(lost: LostHref): LostRow {
  const { href, proposal } = lost;
  const why = proposal === undefined ? whyNone(lost) : reasonOf(proposal);
  return {
    from: href,
    to: proposal?.href,
    guess: proposal?.guess === true,
    reason: why + faultsOf(lost, "its") + linksOf([lost]),
  };
}

function whyNone({ withheld }: LostHref): string {
  if (withheld === undefined) return "navc proposes no page";
  return `nothing is proposed ${withheld.kind === "unfetched" ? "because" : "while"} ${unreadPart(withheld)}`;
}

function reasonOf({ guess, reason }: ProposedTarget): string {
  return guess === true ? `a guess: ${reason}` : reason;
}

/** What is not known, as a clause: `api.json can't be read`. */
export function unreadPart({ kind, file, pointer, area }: UnknownFact): string {
  // Readers know an entry by what it names, and not by its position.
  if (kind === "endpoint" && area.kind === "operation")
    return `${file} names ${area.target}, which is no known operation`;
  const place = pointer === "" ? file : `${file} at ${pointer}`;
  return stateWords[kind](area.kind === "spec" ? area.spec : file, place);
}

const stateWords: Readonly<Record<UnknownFact["kind"], (name: string, place: string) => string>> = {
  config: (_, place) => `${place} can't be read in full`,
  branch: (_, place) => `${place} has no label of its own`,
  spec: (name) => `${name} can't be read`,
  unfetched: (name) => `${name} was not fetched`,
  operation: (_, place) => `${place} can't be read in full`,
  endpoint: (_, place) => `${place} names no operation`,
  limit: (_, place) => `a limit leaves out a part of ${place}`,
  more: (name) => `so much of ${name} can't be read`,
};

/** What is wrong with the existing redirects. */
function faultsOf({ redirect, proposal }: LostHref, whose: "its" | "their"): string {
  const caughtBy = proposal?.caughtBy;
  const end = redirect !== undefined && redirect.source === redirect.destination ? "itself" : "no page";
  const broken = redirect === undefined ? "" : `; ${whose} redirect ${arrowed(redirect)} leads to ${end}`;
  return caughtBy === undefined
    ? broken
    : `${broken}; first remove the redirect ${arrowed(caughtBy)}, which leads away from there`;
}

/** The number of proposals that are guesses and have no proposed redirect. */
export function guessesLeftOut({ lost, redirects }: NavigationDiff): number {
  const find = redirectFinder(redirects);
  return lost.filter(
    ({ href, proposal }) => proposal?.guess === true && proposal.caughtBy === undefined && find(href) === undefined,
  ).length;
}

const shownLinks = 3;

/** The links in pages that still lead there. */
function linksOf(lost: readonly LostHref[]): string {
  const number = lost.reduce((sum, { links }) => sum + (links?.number ?? 0), 0);
  if (number === 0) return "";
  const places = lost.flatMap(({ links }) => links?.places ?? []);
  const first = places.slice(0, shownLinks).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const all = number > shownLinks ? [...first, "…"] : first;
  return `; ${count(number, "link in pages still leads", "links in pages still lead")} there (${all.join(", ")})`;
}

/** `/old → /new`. */
export function arrowed({ source, destination }: Redirect): string {
  return `${source} → ${destination}`;
}
