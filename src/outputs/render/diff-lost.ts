// Makes the rows for addresses that lead nowhere now.
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { IgnoredFile, LostHref, NavigationDiff, ProposedTarget } from "../diff/navigation-diff.ts";
import { folderChange, prefixChange, type AddressChange } from "../diff/moved-folders.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { arrowed } from "./arrowed.ts";
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
    const { proposal } = first;
    if (proposal === undefined) return joinedRow(first, members);
    const { from, to } = folderOfAll(members);
    // Several rows about one folder need an address of each.
    const example = froms.get(from)!.length > 1 || !isFolderChange(first) ? ` such as ${first.href}` : "";
    const reason = `${members.length} addresses${example}; ${causeOf(first, members)}${reasonOf(proposal).replace("the page", "each page")}`;
    const guess = proposal.guess === true;
    return { from: `${from}/…`, to: `${to}/…`, guess, reason: reason + faultsOfAll(members) + linksOf(members) };
  });
}

/** The addresses of one folder for which nothing is proposed. */
function joinedRow(first: LostHref, members: readonly LostHref[]): LostRow {
  const reason = `${members.length} addresses; ${whyNone(first, members)}${faultsOfAll(members)}${linksOf(members)}`;
  return { from: `${folderAboveAll(members)}/…`, to: undefined, guess: false, reason };
}

function folderAbove({ href }: Pick<LostHref, "href">): string {
  return href.slice(0, href.lastIndexOf("/"));
}

/** The folder of all: what has one cause can be in several. */
function folderAboveAll(members: readonly LostHref[]): string {
  return members.map(folderAbove).reduce((common, folder) => {
    const [ours, theirs] = [common.split("/"), folder.split("/")];
    const end = ours.findIndex((name, index) => name !== theirs[index]);
    return end === -1 ? common : ours.slice(0, end).join("/");
  });
}

function folderOfAll(members: readonly LostHref[]): AddressChange {
  const [first] = members;
  if (first?.proposal !== undefined && !isFolderChange(first))
    return { from: folderAbove(first), to: folderAbove(first.proposal) };
  return folderChange(members.map(({ href, proposal }) => ({ from: href, to: proposal?.href ?? "" })));
}

/** Whether only the folder of an address differs from what is proposed. */
function isFolderChange({ href, proposal }: LostHref): boolean {
  return proposal !== undefined && prefixChange({ from: href, to: proposal.href }).from !== href;
}

function commonOf(lost: LostHref): string | undefined {
  const { href, proposal, ignored } = lost;
  const folder = folderAbove(lost);
  const faults = faultNames(lost);
  const cause = ignored === undefined ? "" : `${ignored.file}:${ignored.line}`;
  if (proposal === undefined && ignored !== undefined) return JSON.stringify(["ignored", cause, ...faults]);
  if (proposal === undefined)
    return folder === "" ? undefined : JSON.stringify([folder, whyNone(lost, [lost]), ...faults]);
  if (isFolderChange(lost)) {
    const { from, to } = prefixChange({ from: href, to: proposal.href });
    return JSON.stringify([from, to, reasonOf(proposal), cause, ...faults]);
  }
  // With nothing to say about its redirects a row is short, and says where its address leads.
  if (faults.length === 0 || folder === "") return undefined;
  return JSON.stringify([folder, folderAbove(proposal), "names", reasonOf(proposal), cause, ...faults]);
}

/** What is equal where redirects are wrong in the same way: each address has one of its own, or all have one. */
function faultNames({ href, redirect, proposal }: LostHref): readonly string[] {
  const ends = redirect === undefined ? [] : [redirect.source === href ? endOf(redirect) : arrowed(redirect)];
  return proposal?.caughtBy === undefined ? ends : [...ends, arrowed(proposal.caughtBy)];
}

/** The row of one address. */
export function lostRow(lost: LostHref): LostRow {
  const { href, proposal } = lost;
  const why = proposal === undefined ? whyNone(lost, [lost]) : causeOf(lost, [lost]) + reasonOf(proposal);
  return {
    from: href,
    to: proposal?.href,
    guess: proposal?.guess === true,
    reason: why + faultsOf(lost) + linksOf([lost]),
  };
}

function whyNone({ withheld, ignored }: LostHref, members: readonly LostHref[]): string {
  if (ignored !== undefined) return ignoredWords(ignored, members);
  if (withheld === undefined) return "navc proposes no page";
  return `nothing is proposed ${withheld.kind === "unfetched" ? "because" : "while"} ${unreadPart(withheld)}`;
}

/** What comes before the reason of a proposal: a page that is still there can also be published again. */
function causeOf({ ignored }: LostHref, members: readonly LostHref[]): string {
  return ignored === undefined ? "" : `${ignoredWords(ignored, members)}, or redirect readers: `;
}

function ignoredWords({ page, file, line }: IgnoredFile, { length }: readonly LostHref[]): string {
  const [what, it] = length > 1 ? ["their pages", "them"] : [page, "it"];
  return `${file}:${line} leaves out ${what}; change that line to publish ${it} again`;
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

/** What is wrong with the existing redirects of an address. */
function faultsOf({ redirect, proposal }: LostHref): string {
  const broken = redirect === undefined ? "" : `; its redirect ${arrowed(redirect)} leads to ${endOf(redirect)}`;
  return broken + catcherOf(proposal);
}

/** The same for addresses that are joined. */
function faultsOfAll(members: readonly LostHref[]): string {
  const redirects = [...new Set(members.flatMap(({ redirect }) => redirect ?? []).map(arrowed))];
  const [first] = members;
  if (first?.redirect === undefined) return catcherOf(first?.proposal);
  const end = endOf(first.redirect);
  const broken =
    redirects.length === 1
      ? `; their redirect ${redirects[0]!} leads to ${end}`
      : `; their ${redirects.length} redirects, such as ${redirects[0]!}, lead to ${end}`;
  return broken + catcherOf(first.proposal);
}

function endOf({ source, destination }: Redirect): string {
  return source === destination ? "itself" : "no page";
}

function catcherOf(proposal: ProposedTarget | undefined): string {
  const caughtBy = proposal?.caughtBy;
  return caughtBy === undefined ? "" : `; first remove the redirect ${arrowed(caughtBy)}, which leads away from there`;
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
