// Sentences that readers need beside a difference, in whatever form it is printed.
import { isExternalHref } from "../contract/href.ts";
import { hidesAddresses, type UnknownFact } from "../contract/unknown-fact.ts";
import { count } from "../diagnostics/codes.ts";
import { targetOf } from "../diff/lost-hrefs.ts";
import type { NavigationDiff, ProposedTarget } from "../diff/navigation-diff.ts";
import { readSource } from "../links/redirect-source.ts";
import type { Redirect } from "../links/redirect-finder.ts";

/** What is not part of the difference, and changes how it has to be read. */
export interface DiffNotes {
  /** Sentences about the sides: which pages may be missing in them. */
  readonly cautions: readonly string[];
  /** A sentence about existing redirects that lead to the source of a proposed one. */
  readonly chains?: string | undefined;
}

export const noNotes: DiffNotes = { cautions: [] };

/** A side of a difference, as the user wrote it, and what was found on it. */
export interface NotedSide {
  readonly word: string;
  readonly kind: "folder" | "file" | "git";
  readonly faults: SideFaults;
}

/** What was found on a side that can make the difference wrong. */
export interface SideFaults {
  readonly errors: number;
  /** What is not known of the site. */
  readonly unknown: readonly UnknownFact[];
}

/** The notes of a difference; `redirects` are those of the side after, undefined where they are not known. */
export function diffNotes(
  diff: NavigationDiff,
  sides: readonly [NotedSide, NotedSide],
  redirects: readonly Redirect[] | undefined,
): DiffNotes {
  const [, after] = sides;
  const unknown = `${after.word} is a result file, which has no redirects; name the docs.json that has them with --redirects`;
  return {
    cautions: [
      ...sides.flatMap((side) => faultNote(side, side === after ? diff.lost : [])),
      ...(redirects === undefined && !diff.ok ? [unknown] : []),
    ],
    chains: chainsNote(diff, redirects ?? []),
  };
}

/** A sentence for a side whose errors may hide pages of it; `lost` are the addresses that it lost. */
function faultNote(
  { word, kind, faults: { errors, unknown } }: NotedSide,
  lost: NavigationDiff["lost"],
): readonly string[] {
  if (errors === 0 && !unknown.some(hidesAddresses)) return [];
  const faults = errors === 0 ? "faults" : count(errors, "error");
  const them = errors === 1 ? "it" : "them";
  const withheld = lost.filter((each) => each.withheld !== undefined).length;
  const whom = withheld === lost.length ? "" : ` for ${withheld} of the lost addresses`;
  const until = `, and no redirects are proposed${whom} until ${errors === 1 ? "it is" : "they are"} fixed`;
  const shows = kind === "folder" ? `navc check ${word} shows ${them}` : `navc check shows ${them} in that revision`;
  return [`${word} has ${faults}, so pages of it may be missing here${withheld === 0 ? "" : until}; ${shows}`];
}

/** Says how many exact redirects lead to an address that a proposed one sends on; undefined where none does. */
export function chainsNote(diff: NavigationDiff, redirects: readonly Redirect[]): string | undefined {
  const proposed = new Set(diff.redirects.flatMap(({ source }) => readSource(source)?.exact ?? []).map(addressOf));
  const saved = new Set(diff.lost.flatMap(({ href, proposal }) => (isSent(proposal) ? [addressOf(href)] : [])));
  const chained = redirects.filter(({ source, destination }) => {
    const exact = readSource(source)?.exact;
    if (exact === undefined || isExternalHref(destination)) return false;
    // One with the source of a proposed one is replaced by it.
    return saved.has(addressOf(destination)) && !proposed.has(addressOf(exact));
  });
  if (chained.length === 0) return undefined;
  const isFixable = chained.every(
    ({ destination }) => !/[?#]/.test(destination) && proposed.has(addressOf(destination)),
  );
  const lead = `${count(chained.length, "redirect")} of docs.json ${chained.length === 1 ? "leads" : "lead"}`;
  const how = isFixable
    ? `navc check --fix leads ${chained.length === 1 ? "it" : "them"} to the end`
    : `navc check names the end of each`;
  return `${lead} to these addresses: ${how}`;
}

function isSent(proposal: ProposedTarget | undefined): boolean {
  return proposal !== undefined && proposal.caughtBy === undefined;
}

/** As addresses are compared; what can't be one is compared as it is written. */
function addressOf(written: string): string {
  return targetOf(written) ?? written;
}
