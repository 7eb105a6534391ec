// Finds the page that a redirect from a lost address should lead to.
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { withoutCommonGuesses } from "./common-guesses.ts";
import { isMostOf, type TextPart } from "./divided-pages.ts";
import type { Fallbacks } from "./fallback-divisions.ts";
import type { IgnoredBy } from "./ignored-by.ts";
import type { LostAddress, ProposeTargets } from "./lost-hrefs.ts";
import type { PageMatches } from "./match-pages.ts";
import type { ProposedTarget } from "./navigation-diff.ts";
import { sharesOf, shareWords } from "./shares-of-text.ts";
import { hasAddress, isInvented, type DivisionNode, type Side } from "./side.ts";

/** What is needed to choose the target of a removed page. */
export interface ProposalBasis {
  readonly after: Side;
  readonly pages: PageMatches;
  /** The new code of each language that still exists. */
  readonly languages: ReadonlyMap<string | null, string | null>;
  /** What has the place of a page now. */
  readonly fallbacks: Fallbacks;
  readonly leftOut: IgnoredBy;
}

/** Finds the targets of all lost addresses; a guess that many share is dropped (D198). */
export function targetProposer(basis: ProposalBasis): ProposeTargets {
  const closest = closestPage(basis);
  return (lost) => {
    const found = lost.flatMap((lostAddress): readonly (readonly [LostAddress, ProposedTarget])[] => {
      const proposal = closest(lostAddress);
      return proposal === undefined ? [] : [[lostAddress, proposal]];
    });
    return withoutCommonGuesses(new Map(found), basis);
  };
}

/**
 * A look-up of the page closest to a removed one: the page itself at its new address, the one with most of its text, the page at its place, the same page in
 * another version, then the first page of the nearest division above it that still exists. Readers are sent to another language
 * only if theirs was removed (D50).
 */
function closestPage(basis: ProposalBasis): (lostAddress: LostAddress) => ProposedTarget | undefined {
  const { after, pages, fallbacks, leftOut } = basis;
  const sameKey = counterparts(basis);
  return ({ address, page, via }) => {
    // A page is there, and only a redirect takes readers away from it: another one can't help.
    const there = after.pages.get(address);
    if (there !== undefined && hasAddress(there)) return undefined;
    const moved = pages.to.get(page);
    const parts = pages.divided.get(page);
    if (moved !== undefined) {
      const reason = via === undefined ? movedReason({ address, moved, parts }, after) : "a redirect led there before";
      return { href: after.addressOf(moved.href), kind: "moved", reason };
    }
    const [largest] = parts ?? [];
    if (parts !== undefined && largest !== undefined && isTarget(largest.page))
      return {
        href: after.addressOf(largest.page.href),
        kind: "part",
        reason: `the page was split: ${sharesIn(parts, after)}`,
        guess: true,
      };
    const joined = pages.joined.get(page);
    if (joined !== undefined && isTarget(joined.page))
      return {
        href: after.addressOf(joined.page.href),
        kind: "part",
        reason: `${Math.round(joined.share * 100)} % of its text is there`,
        guess: true,
      };
    const successor = pages.successors.get(page);
    if (successor !== undefined && isTarget(successor))
      return {
        href: after.addressOf(successor.href),
        kind: "successor",
        reason: "this page is in its place",
        guess: true,
      };
    const why = leftOut(page) === undefined ? "the page was removed; " : "";
    return sameKey(page) ?? fallbackTarget(fallbacks.get(page)?.division, after, why);
  };
}

/** True for a page to which a redirect can lead instead of to the page itself. */
function isTarget(page: Page): boolean {
  return hasAddress(page) && !isInvented(page);
}

interface MovedAddress {
  readonly address: string;
  readonly moved: Page;
  readonly parts: readonly TextPart[] | undefined;
}

function movedReason({ address, moved, parts }: MovedAddress, after: Side): string {
  const isCaseOnly = after.addressOf(moved.href).toLowerCase() === address.toLowerCase();
  if (parts !== undefined) {
    const isMost = isMostOf(parts) && parts[0]!.page === moved;
    return `${isMost ? "most of the page" : "the page"} is there now, and it was split: ${sharesIn(parts, after)}`;
  }
  if (!isCaseOnly) return "the page is there now";
  return "only upper and lower case differ; leave this redirect out if your host ignores case";
}

/** `58 % of its text is in /install/docker, 42 % in /install/source`. */
function sharesIn(parts: readonly TextPart[], after: Side): string {
  return shareWords(sharesOf(parts, after));
}

/** A look-up of the same page in another edition of its language; if the language was removed, of the same version, the default first. */
function counterparts({ after, pages, languages }: ProposalBasis): (page: Page) => ProposedTarget | undefined {
  let byKey: ReadonlyMap<string, readonly Page[]> | undefined;
  const ranks = new Map(after.editions.map(({ id }, index) => [id, index]));
  const rankOf = ({ placements }: Page): number =>
    placements
      .flatMap(({ editions }) => editions.map((id) => ranks.get(id) ?? Infinity))
      .reduce((least, rank) => Math.min(least, rank), Infinity);
  return (page) => {
    byKey ??= pagesByKey(after, pages);
    const isLeft = languages.has(page.language);
    const language = languages.get(page.language) ?? null;
    const distance = (other: Page): number => Number(!isLeft && other.version !== page.version);
    const [nearest] = (byKey.get(page.key) ?? [])
      .filter((other) => !isLeft || other.language === language)
      .toSorted((a, b) => distance(a) - distance(b) || rankOf(a) - rankOf(b));
    if (nearest === undefined) return undefined;
    return {
      href: after.addressOf(nearest.href),
      kind: "counterpart",
      reason: `the same page${whereIs(nearest, page, after)}`,
    };
  };
}

/** Pages by their new and old keys, because in another version the page may have moved. */
function pagesByKey({ pages }: Side, { from }: PageMatches): ReadonlyMap<string, readonly Page[]> {
  const named = [...pages.values()].filter(isTarget).flatMap((page) => {
    const keys = new Set([page.key, from.get(page)?.key ?? page.key]);
    return [...keys].map((key) => ({ key, page }));
  });
  const groups = groupBy(named, ({ key }) => key);
  return new Map([...groups].map(([key, members]) => [key, members.map(({ page }) => page)]));
}

function whereIs(found: Page, page: Page, { navigation }: Side): string {
  const language = navigation.languages.find(({ code }) => code === found.language);
  const words = [
    ...(found.language === page.language || language === undefined ? [] : [`in ${language.label}`]),
    ...(found.version === page.version || found.version === null ? [] : [`in ${versionName(found.version)}`]),
  ];
  return words.length === 0 ? "" : ` ${words.join(", ")}`;
}

function versionName(label: string): string {
  return /^version\b/i.test(label) ? label : `version ${label}`;
}

function fallbackTarget(fallback: DivisionNode | undefined, after: Side, why: string): ProposedTarget | undefined {
  for (let node = fallback; node?.above !== undefined; node = node.above) {
    const { href, external, label, kind } = node.division;
    const page = href === undefined || external === true ? undefined : after.pageAt(href);
    if (page === undefined || !isTarget(page)) continue;
    return {
      href: after.addressOf(page.href),
      kind: "division",
      reason: `${why}the ${kind} "${label}" begins there`,
      guess: true,
    };
  }
  return undefined;
}
