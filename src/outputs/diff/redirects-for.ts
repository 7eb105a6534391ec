// Makes the smallest list of redirects for the lost addresses.
import { groupBy } from "../../compiler/text/group-by.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import { decoded, isWildcard, segmentsOf } from "../../compiler/links/redirect-source.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { prefixChange, prefixesOf, type AddressChange } from "./moved-folders.ts";
import { hasAddress, type Side } from "./side.ts";

interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly redirects: readonly Redirect[];
}

// Two lines are as clear as one with a wildcard.
const fewest = 3;

/**
 * One redirect for a folder of at least three pages if it is right for every page that was in it and nothing is there now;
 * otherwise that for each inner folder, and one for each address that is left.
 */
export function redirectsFor(saved: readonly AddressChange[], sides: Sides): readonly Redirect[] {
  const countAt = countPages(sides);
  const isPage = ({ from }: AddressChange): boolean => sides.before.pages.has(from);
  const folders = groupBy(saved.filter(isPage), (each) => JSON.stringify(prefixChange(each)));
  return [
    ...[...folders.values()].flatMap((members) => forGroup(members, prefixChange(members[0]!), countAt)),
    ...saved.filter((each) => !isPage(each)).map(exactRedirect),
  ];
}

/** One redirect for the folder if it is right for all its pages; else one for each inner folder; else one for each page. */
function forGroup(
  members: readonly AddressChange[],
  { from, to }: AddressChange,
  countAt: PageCount,
): readonly Redirect[] {
  if (members.length < fewest) return members.map(exactRedirect);
  if (from !== "" && from !== "/" && !isWildcard(from + to) && countAt(from) === members.length) {
    // Whether `/a/:slug*` takes `/a` too is not documented anywhere.
    const itself = members.filter((member) => member.from === from).map(exactRedirect);
    return [...itself, { source: `${from}/:slug*`, destination: `${to === "/" ? "" : to}/:slug*` }];
  }
  const folders = groupBy(members, (member) => member.from.slice(from.length).split("/").slice(0, 2).join("/"));
  return [...folders].flatMap(([folder, members]) =>
    folder === "" ? members.map(exactRedirect) : forGroup(members, { from: from + folder, to: to + folder }, countAt),
  );
}

/** A source in which the characters of wildcards are percent-encoded. */
export function exactRedirect({ from, to }: AddressChange): Redirect {
  return { source: from.replaceAll(/[:*()]/g, encodeMark), destination: to };
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The number of pages that were at an address and below it; undefined if something is there now. */
type PageCount = (prefix: string) => number | undefined;

function countPages({ before, after, redirects }: Sides): PageCount {
  const counts = new Map<string, number>();
  const inUse = new Set<string>();
  for (const [address, page] of before.pages)
    if (hasAddress(page)) for (const prefix of prefixesOf(address)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const caught = redirects.map(({ source }) => surePart(segmentsOf(source)));
  for (const address of [...after.pages.keys(), ...caught]) for (const prefix of prefixesOf(address)) inUse.add(prefix);
  return (prefix) => (inUse.has(prefix) ? undefined : counts.get(prefix));
}

/** The part of a path before the first wildcard, which is the only certain part. */
function surePart(segments: readonly string[]): string {
  const index = segments.findIndex(isWildcard);
  return pageHref(decoded(index === -1 ? segments : segments.slice(0, index)), "");
}
