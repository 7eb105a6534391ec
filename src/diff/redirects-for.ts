// The fewest redirects that save the lost addresses.
import { groupBy } from "../text/group-by.ts";
import { pageHref } from "../contract/page-path.ts";
import { decoded, isWildcard, segmentsOf } from "../links/redirect-source.ts";
import type { Redirect } from "../links/redirects.ts";
import { prefixChange, prefixesOf } from "./moved-folders.ts";
import { hasAddress, type Side } from "./side.ts";

/** A lost address and where it should lead. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

// Two lines say it as clearly as one with a wildcard does.
const fewest = 3;

/**
 * One redirect for a whole folder where that is right for every page that was in it, and nothing lives there now; else
 * one an address.
 */
export function redirectsFor(saved: readonly Move[], sites: Sites): readonly Redirect[] {
  const countAt = countPages(sites);
  const pages = saved.filter(({ from }) => sites.before.pages.has(from));
  const others = saved.filter(({ from }) => !sites.before.pages.has(from));
  const groups = [...groupBy(pages, changeOf)];
  return [...groups.flatMap(([, members]) => forGroup(members, prefixOfAll(members), countAt)), ...others.map(exact)];
}

/** Who inUse where, and who lives there now. */
export interface Sites {
  readonly before: Side;
  readonly after: Side;
  readonly redirects: readonly Redirect[];
}

function changeOf({ from, to }: Move): string {
  const change = prefixChange(from, to);
  return `${change.from}\0${change.to}`;
}

/** The part of each address that another one replaces. */
interface Prefix {
  readonly from: string;
  readonly to: string;
}

function prefixOfAll([first]: readonly Move[]): Prefix {
  return first === undefined ? { from: "", to: "" } : prefixChange(first.from, first.to);
}

/** The same for all in the folder if that is right for every page of it; else folder by folder; else one by one. */
function forGroup(members: readonly Move[], { from, to }: Prefix, countAt: PageCount): readonly Redirect[] {
  if (members.length < fewest) return members.map(exact);
  if (from !== "" && from !== "/" && !isWildcard(from + to) && countAt(from) === members.length) {
    // Whether `/a/:slug*` takes `/a` too is not documented anywhere.
    const itself = members.filter((member) => member.from === from).map(exact);
    return [...itself, { source: `${from}/:slug*`, destination: `${to === "/" ? "" : to}/:slug*` }];
  }
  const folders = groupBy(members, (member) => member.from.slice(from.length).split("/").slice(0, 2).join("/"));
  return [...folders].flatMap(([folder, inside]) =>
    folder === "" ? inside.map(exact) : forGroup(inside, { from: from + folder, to: to + folder }, countAt),
  );
}

/** What would be a wildcard in a source is written as its code. */
function exact({ from, to }: Move): Redirect {
  return { source: from.replaceAll(/[:*()]/g, encodeMark), destination: to };
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The number of pages that were at an address and below it; undefined where something lives there now. */
type PageCount = (prefix: string) => number | undefined;

function countPages({ before, after, redirects }: Sites): PageCount {
  const counts = new Map<string, number>();
  const inUse = new Set<string>();
  for (const [address, page] of before.pages)
    if (hasAddress(page)) for (const prefix of prefixesOf(address)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const caught = redirects.map(({ source }) => surePart(segmentsOf(source)));
  for (const address of [...after.pages.keys(), ...caught]) for (const prefix of prefixesOf(address)) inUse.add(prefix);
  return (prefix) => (inUse.has(prefix) ? undefined : counts.get(prefix));
}

/** The part before the first wildcard is the only certain one. */
function surePart(segments: readonly string[]): string {
  const index = segments.findIndex(isWildcard);
  return pageHref(decoded(index === -1 ? segments : segments.slice(0, index)), "");
}
