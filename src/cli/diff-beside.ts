// What has to be said beside a difference, in whatever form it is printed?
import { isExternalHref } from "../contract/href.ts";
import { readSource } from "../links/redirect-source.ts";
import type { Redirect } from "../links/redirects.ts";
import { count } from "../diagnostics/codes.ts";
import { targetOf } from "../diff/lost-hrefs.ts";
import type { NavigationDiff, ProposedTarget } from "../diff/navigation-diff.ts";
import type { DiffBeside } from "../render/diff-notes.ts";
import type { ComparedSite, SideWord } from "./diff-side.ts";

/** Where a difference comes from. */
export interface ComparedSides {
  readonly sides: readonly [SideWord, SideWord];
  readonly sites: readonly [ComparedSite, ComparedSite];
  /** Those of the side after; undefined where they are not known. */
  readonly redirects: readonly Redirect[] | undefined;
}

/** What its readers have to know beside it. */
export function besideOf(diff: NavigationDiff, compared: ComparedSides): DiffBeside {
  const { sides, sites, redirects } = compared;
  const unknown = `${sides[1].word} is a result file, which has no redirects; name the docs.json that has them with --redirects`;
  return {
    notes: [...faultNotes(compared), ...(redirects === undefined && !diff.ok ? [unknown] : [])],
    proposes: !sites[1].faults.losesPages,
    chains: chainsNote(diff, redirects ?? []),
  };
}

/** One sentence for each side whose errors may keep pages from it. */
function faultNotes({ sides, sites }: ComparedSides): readonly string[] {
  return sides.flatMap((side, index) => {
    const { errors, losesPages } = sites[index]!.faults;
    if (errors === 0 && !losesPages) return [];
    const faults = errors === 0 ? "faults" : count(errors, "error");
    const them = errors === 1 ? "it" : "them";
    const isUnsure = index === 1 && losesPages;
    const until = `, and no redirects are proposed until ${errors === 1 ? "it is" : "they are"} mended`;
    const shows =
      side.kind === "folder" ? `navc check ${side.word} shows ${them}` : `navc check shows ${them} in that revision`;
    return [`${side.word} has ${faults}, so pages of it may be missing here${isUnsure ? until : ""}; ${shows}`];
  });
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
  const isMended = chained.every(
    ({ destination }) => !/[?#]/.test(destination) && proposed.has(addressOf(destination)),
  );
  const lead = `${count(chained.length, "redirect")} of docs.json ${chained.length === 1 ? "leads" : "lead"}`;
  const how = isMended
    ? `navc check --fix leads ${chained.length === 1 ? "it" : "them"} to the end`
    : `navc check names the end of each`;
  return `${lead} to these addresses: ${how}`;
}

function isSent(proposal: ProposedTarget | undefined): boolean {
  return proposal !== undefined && proposal.caughtBy === undefined;
}

/** As addresses are compared; what can't be one stands for itself. */
function addressOf(written: string): string {
  return targetOf(written) ?? written;
}
