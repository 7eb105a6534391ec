// Writes sentences that readers need in addition to a difference, in every printed form.
import { isExternalHref, writtenPath } from "../../compiler/contract/href.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { targetOf } from "../diff/lost-hrefs.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import {
  isForPathsWithoutPage,
  matchSource,
  readRedirectSource,
  segmentsOf,
  sourceKey,
} from "../../compiler/links/redirect-source.ts";
import { sourcesByForm } from "../../compiler/links/sources-by-form.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { arrowed } from "./arrowed.ts";
import { resultNotes, sideNotes, type NotedSide, type SideNotes } from "./side-notes.ts";

/** What is not part of the difference but affects its meaning. */
export interface DiffNotes extends SideNotes {
  /** A sentence about existing redirects that lead to the source of a proposed one. */
  readonly chains?: string | undefined;
}

export const noNotes: DiffNotes = { cautions: [] };

/** The notes of a difference; `redirects` are those of the new side, and `removed` is the number of the files whose page it does not have. */
export function diffNotes(
  diff: NavigationDiff,
  sides: readonly [NotedSide, NotedSide],
  { redirects, removed }: { readonly redirects: readonly Redirect[]; readonly removed: number },
): DiffNotes {
  const { cautions, standing } = sideNotes(sides, diff);
  const notes = { cautions: [...cautions, ...resultNotes(sides[1], removed)], standing };
  return { ...notes, chains: chainsNote(diff, redirects) };
}

/**
 * A sentence about existing redirects that lead to the source of a proposed one, or else about those with wildcards that lead to another lost
 * address: it names one and says how many there are; undefined if there are none.
 */
export function chainsNote(diff: NavigationDiff, redirects: readonly Redirect[]): string | undefined {
  const proposed = new Set(
    diff.redirects.flatMap(({ source }) => readRedirectSource(source)?.exact ?? []).map(addressOf),
  );
  const find = redirectFinder(diff.redirects);
  const saved = new Set(diff.lost.flatMap(({ href }) => (find(href) === undefined ? [] : [addressOf(href)])));
  const filled = filledDestinations(redirects, saved);
  const chained = redirects.filter((redirect) => {
    const { source, destination } = redirect;
    const exact = readRedirectSource(source)?.exact;
    if (isExternalHref(destination)) return false;
    if (exact === undefined) return filled.has(redirect) || saved.has(addressOf(destination));
    // One with the source of a proposed one is replaced by it.
    return saved.has(addressOf(destination)) && !proposed.has(addressOf(exact));
  });
  const [first] = chained;
  if (first === undefined) return unsavedNote(diff, redirects);
  const isFixable = chained.every(
    ({ source, destination }) =>
      readRedirectSource(source)?.exact !== undefined &&
      !/[?#]/.test(destination) &&
      proposed.has(addressOf(destination)),
  );
  const isOne = chained.length === 1;
  const how = isFixable
    ? `navc check --fix then leads ${isOne ? "it" : "them"} to the end`
    : `${isOne ? "it then leads" : "they then lead"} on through these to a page`;
  return `${leadOf(first, chained)}: add the redirects that are proposed, and ${how}`;
}

function leadOf(first: Redirect, { length }: readonly Redirect[]): string {
  return length === 1
    ? `The redirect ${arrowed(first)} of docs.json leads to a lost address`
    : `${count(length, "redirect")} of docs.json, such as ${arrowed(first)}, lead to lost addresses`;
}

/** The source of a redirect without wildcards is a lost address of its own, and has a row. */
function unsavedNote({ lost }: NavigationDiff, redirects: readonly Redirect[]): string | undefined {
  const filled = filledDestinations(redirects, new Set(lost.map(({ href }) => addressOf(href))));
  const leading = redirects.filter(
    (redirect) => filled.has(redirect) && readRedirectSource(redirect.source)?.exact === undefined,
  );
  const [first] = leading;
  if (first === undefined) return undefined;
  const isOne = leading.length === 1;
  return `${leadOf(first, leading)}: correct ${isOne ? "its destination" : "their destinations"}, or add redirects from there`;
}

/** The redirects whose destination has wildcards and becomes one of these addresses. */
function filledDestinations(redirects: readonly Redirect[], addresses: ReadonlySet<string>): ReadonlySet<Redirect> {
  const patterns = sourcesByForm();
  const numbers = new Map<string, Redirect[]>();
  redirects.forEach((redirect, index) => {
    const source = isExternalHref(redirect.destination)
      ? undefined
      : readRedirectSource(writtenPath(redirect.destination));
    // One that can become any address says nothing about the lost ones.
    if (source === undefined || source.exact !== undefined || isForPathsWithoutPage(source)) return;
    const alike = madeOnce(numbers, sourceKey(source), () => [] as Redirect[]);
    if (alike.length === 0) patterns.add({ source, index });
    alike.push(redirect);
  });
  if (numbers.size === 0) return new Set();
  return new Set(
    [...addresses].flatMap((address) => {
      const segments = segmentsOf(address);
      const found = patterns
        .candidatesFor(segments)
        .filter(({ source }) => matchSource(source, segments) !== undefined);
      return found.flatMap(({ source }) => numbers.get(sourceKey(source)) ?? []);
    }),
  );
}

/** An address in the form for comparing; anything else is compared as written. */
function addressOf(written: string): string {
  return targetOf(written) ?? written;
}

/** Each note about what may be missing. */
export function missingNotes({ cautions, standing }: DiffNotes): readonly string[] {
  return standing === undefined ? cautions : [...cautions, standing];
}
