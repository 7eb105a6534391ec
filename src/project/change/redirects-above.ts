// Finds what has to stand before a redirect with wildcards that leads elsewhere, so that each old address leads where it led. (D556)
import { isExternalHref } from "../../compiler/contract/href.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { isWildcard, readRedirectSource, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { prefixesOf } from "../../outputs/diff/moved-folders.ts";
import { exactRedirect } from "../../outputs/diff/redirects-for.ts";
import type { AddressChanges } from "./led-elsewhere.ts";
import {
  endAddress,
  filledAddress,
  readPattern,
  sourceName,
  type LedAddress,
  type RedirectPattern,
} from "./redirect-pattern.ts";

/** A redirect and where it leads after the change; undefined if it goes. */
export interface LedRedirect<Kind extends Redirect> {
  readonly redirect: Kind;
  readonly destination: string | undefined;
  /** Whether somebody asked for this destination. */
  readonly isWanted?: boolean;
}

/** A redirect that has to stand before the one with this index. */
export interface RedirectAbove<Kind extends Redirect> {
  readonly redirect: Redirect;
  readonly before: number;
  /** The redirect of the list that it is; undefined for a new one. */
  readonly moved: Kind | undefined;
  /** Set if the one below was asked for: the address without a page to which that would lead, and what led on from there. */
  readonly kept?: { readonly lacking: string; readonly by: Kind };
}

/** An address, or a source with wildcards, and where its readers go. */
interface Way<Kind extends Redirect> {
  readonly segments: readonly string[];
  readonly destination: string;
  /** Undefined for a page that leaves its address. */
  readonly redirect: Kind | undefined;
}

interface LedPattern<Kind extends Redirect> extends LedRedirect<Kind> {
  readonly pattern: RedirectPattern;
  readonly before: number;
}

/** An address that a redirect with wildcards leads on to a way, and where that redirect leads it now. */
interface LedWay<Kind extends Redirect> {
  readonly led: LedPattern<Kind>;
  readonly way: Way<Kind>;
  readonly middle: readonly string[];
  readonly source: string;
  readonly now: LedAddress | undefined;
}

/** The redirects that have to stand before those with wildcards that lead elsewhere than before. */
export function redirectsAbove<Kind extends Redirect>(
  all: readonly LedRedirect<Kind>[],
  changes: AddressChanges,
): readonly RedirectAbove<Kind>[] {
  const { basePath = "", sentTo, unpublished, missing = new Set() } = changes;
  const patterns = all.flatMap((each, before): readonly LedPattern<Kind>[] => {
    const pattern = each.destination === each.redirect.destination ? undefined : readPattern(each.redirect, basePath);
    return pattern === undefined ? [] : [{ ...each, pattern, before }];
  });
  if (patterns.length === 0) return [];
  const isNeeded = neededTest(all, changes);
  const inUse = new Set([...changes.taken, ...sentTo.keys()].flatMap(prefixesOf));
  const bySource = new Map(all.toReversed().map((each) => [sourceName(each.redirect.source), each]));
  const indexes = new Map(all.map(({ redirect }, index) => [redirect, index]));
  const ways = [
    ...waysOf(all).filter(({ destination }) => !missing.has(destination)),
    ...waysOfPages<Kind>(sentTo, unpublished),
  ];
  const above = new Map<string, RedirectAbove<Kind>>();
  for (const led of patterns) {
    const folders = new Map<string, RedirectAbove<Kind>>();
    for (const each of ways.flatMap((way) => ledWay(led, way, basePath) ?? [])) {
      const { way, source } = each;
      if (above.has(sourceName(source)) || !isNeeded(each)) continue;
      const folder = way.redirect === undefined ? folderAbove(each, changes, inUse) : undefined;
      if (folder !== undefined) folders.set(folder.redirect.source, folder);
      if (folder !== undefined) continue;
      const there = bySource.get(sourceName(source));
      const moved = there?.destination === undefined ? undefined : there;
      if (moved !== undefined && indexes.get(moved.redirect)! < led.before) continue;
      const added = newAbove(each, changes);
      const redirect = moved === undefined ? added.redirect : { source, destination: moved.destination! };
      above.set(sourceName(source), { ...added, redirect, moved: moved?.redirect });
    }
    // Behind the redirects of single addresses below these folders.
    for (const [source, each] of folders) above.set(source, each);
  }
  return [...above.values()];
}

function ledWay<Kind extends Redirect>(
  led: LedPattern<Kind>,
  way: Way<Kind>,
  basePath: string,
): LedWay<Kind> | undefined {
  const middle = led.pattern.middleOf(way.segments);
  const source = middle && led.pattern.sourceWith(middle);
  if (middle === undefined || source === undefined) return undefined;
  const now = led.destination === undefined ? undefined : filledAddress(led.destination, middle, basePath);
  return { led, way, middle, source, now };
}

/** A test for addresses that would lead elsewhere than they led. */
function neededTest<Kind extends Redirect>(
  all: readonly LedRedirect<Kind>[],
  { taken, sentTo, isPage }: AddressChanges,
): (each: LedWay<Kind>) => boolean {
  const find = redirectFinder(all.map(({ redirect }) => redirect));
  const findAfter = redirectFinder(
    all.flatMap(({ redirect: { source }, destination }) =>
      destination === undefined ? [] : [{ source, destination }],
    ),
  );
  return ({ led: { redirect, isWanted = false }, way, source, now }) => {
    const [address, end] = [endAddress(source), endAddress(way.destination)];
    if (taken.has(address) || sentTo.has(address)) return false;
    if (now !== undefined) {
      const next = findAfter(now.address);
      if (now.address === end || (next?.certain === true && endAddress(next.destination) === end)) return false;
      // A page that has come there is what readers of its address want.
      if (now.isFilled && way.redirect !== undefined && taken.has(now.address)) return false;
      // Who asks for a destination wants all addresses to lead there, if something is there.
      if (isWanted && (next !== undefined || isExternalHref(now.address) || isPage?.(now.address) === true))
        return false;
    }
    return source.split("/").some(isWildcard) ? source !== redirect.source : find(address)?.redirect === redirect;
  };
}

/** The new redirect of one address. That of a page which the new folder has, too, leads to that one if somebody asked for the folder. */
function newAbove<Kind extends Redirect>(
  { led, way, source, now }: LedWay<Kind>,
  { basePath = "", isPage }: AddressChanges,
): RedirectAbove<Kind> {
  const inFolder = led.isWanted === true ? led.pattern.middleOf(segmentsOf(endAddress(way.destination))) : undefined;
  const there = inFolder && filledAddress(led.destination!, inFolder, basePath).address;
  const destination = there !== undefined && isPage?.(there) === true ? there : way.destination;
  const kept =
    led.isWanted === true && now !== undefined && way.redirect !== undefined
      ? { kept: { lacking: now.address, by: way.redirect } }
      : {};
  return {
    redirect: { source, destination, ...keptDuration(led.redirect, way.redirect) },
    before: led.before,
    moved: undefined,
    ...kept,
  };
}

/** The redirect with the same wildcard for the outermost folder with which a page has moved; undefined if addresses below it are `inUse`. (D577) */
function folderAbove<Kind extends Redirect>(
  { led, way, middle }: LedWay<Kind>,
  { basePath = "", folderAfter }: AddressChanges,
  inUse: ReadonlySet<string>,
): RedirectAbove<Kind> | undefined {
  for (let size = 1; size < middle.length; size++) {
    const inside = led.pattern.insideOf(middle.slice(0, size), folderAfter);
    if (inside === undefined) continue;
    const { address } = filledAddress(inside.destination, middle.slice(size), basePath);
    const isFree = !inUse.has(endAddress(led.pattern.sourceWith(middle.slice(0, size))!));
    if (address !== endAddress(way.destination) || !isFree) return undefined;
    return { redirect: { ...inside, ...keptDuration(led.redirect) }, before: led.before, moved: undefined };
  }
  return undefined;
}

/** Whether browsers may keep a redirect that stands for these: not if they might not keep one of them. (D573) */
export function keptDuration(...stoodFor: readonly (Redirect | undefined)[]): Pick<Redirect, "permanent"> {
  const written = stoodFor.flatMap((each) => each?.permanent ?? []);
  return written.length === 0 ? {} : { permanent: !written.includes(false) };
}

/** The redirects that stay. */
function waysOf<Kind extends Redirect>(all: readonly LedRedirect<Kind>[]): readonly Way<Kind>[] {
  return all.flatMap(({ redirect, destination }) =>
    destination === undefined || readRedirectSource(redirect.source) === undefined
      ? []
      : [{ segments: segmentsOf(redirect.source), destination, redirect }],
  );
}

/** The addresses of pages that readers had, and lose. */
function waysOfPages<Kind extends Redirect>(
  sentTo: AddressChanges["sentTo"],
  unpublished: AddressChanges["unpublished"] = new Set(),
): readonly Way<Kind>[] {
  return [...sentTo].flatMap(([from, destination]) => {
    const { source } = exactRedirect({ from, to: "" });
    return unpublished.has(from) ? [] : [{ segments: segmentsOf(source), destination, redirect: undefined }];
  });
}
