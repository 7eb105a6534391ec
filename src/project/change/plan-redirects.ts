// Decides how the redirects of docs.json change when pages get other addresses. (D265)
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import {
  canMatchOnePath,
  decoded,
  isWildcard,
  readRedirectSource,
  segmentsOf,
} from "../../compiler/links/redirect-source.ts";
import { exactRedirect } from "../../outputs/diff/redirects-for.ts";

/** The addresses that change, all without a base path. */
export interface AddressChanges {
  /** A destination may begin with it. */
  readonly basePath?: string;
  /** Where the readers of an old address are sent now, by the old address. */
  readonly sentTo: ReadonlyMap<string, string>;
  /** Where redirects lead the readers of addresses that lose their page and get no other: redirects to these lead to the end. */
  readonly ledOn?: ReadonlyMap<string, string>;
  /** The redirects that somebody asked for: destinations by their sources. They are in `sentTo`, too. */
  readonly wanted?: ReadonlyMap<string, string>;
  /** The addresses that pages have after the change and did not have before. */
  readonly taken: ReadonlySet<string>;
  /** Those of the old addresses that readers never had: the page moves back before anybody has committed that it moved. (D512) */
  readonly unpublished?: ReadonlySet<string> | undefined;
  /** Where a folder is now; undefined unless all pages below it have moved with it. */
  readonly folderAfter: (folder: string) => string | undefined;
  /** The folders that have moved as a whole and get one redirect each, by their old paths. */
  readonly patterns?: ReadonlyMap<string, string>;
  /** Where the readers of a folder are sent whose pages were all removed; undefined if they are not all sent to one address. */
  readonly folderSentTo: (folder: string) => string | undefined;
  /** The addresses that end in `/index`, if the site has these beside those without (D459). */
  readonly withIndex?: IndexAddresses | undefined;
}

/** Addresses of page files named `index`, as the platform has them: `/guides/index` beside `/guides`. */
export interface IndexAddresses {
  readonly sentTo: ReadonlyMap<string, string>;
  /** Those of files that are there after the change and were not there before. */
  readonly taken: ReadonlySet<string>;
}

/** What changes in the list of redirects. */
export interface PlannedRedirects<Kind extends Redirect> {
  /** Redirects that lead on to another destination. */
  readonly changed: readonly { readonly redirect: Kind; readonly destination: string }[];
  /** Redirects from the new address of a page, which would hide it. */
  readonly removed: readonly Kind[];
  /** New redirects, each before the existing one with this index; at the end without one. */
  readonly added: readonly { readonly redirect: Redirect; readonly before: number | undefined }[];
  /** Folders that get no redirect of their own, because one with wildcards may match addresses below them. */
  readonly blocked: readonly { readonly folder: string; readonly by: Kind }[];
}

/** The redirects that keep every old address, without a chain and without a loop. */
export function planRedirects<Kind extends Redirect>(
  redirects: readonly Kind[],
  changes: AddressChanges,
  isLed: LedElsewhere = ledElsewhere(redirects, changes),
): PlannedRedirects<Kind> {
  const led = redirects.map((redirect) => ({
    redirect,
    destination: wantedFrom(redirect.source, changes) ?? newDestination(redirect.destination, changes, isLed),
  }));
  const removed = led
    .filter(({ redirect: { source }, destination }) => isTaken(source, changes) || isLoop(source, destination))
    .map(({ redirect }) => redirect);
  const gone = new Set(removed);
  const changed = led.flatMap(({ redirect, destination }) =>
    gone.has(redirect) || destination === undefined || destination === redirect.destination
      ? []
      : [{ redirect, destination }],
  );
  const added = addedRedirects(redirects, gone, changes);
  const kept = redirects.filter((redirect) => !gone.has(redirect));
  const blocked = [...(changes.patterns ?? [])].flatMap(([folder]) => {
    const by = leavesAddresses(folder, changes) ? wildcardBelow(folder, kept) : undefined;
    return by === undefined ? [] : [{ folder, by }];
  });
  return { changed, removed, added, blocked };
}

/** Whether readers of an address never get to what is there and goes to `moved`: an exact redirect that stays leads them elsewhere. */
export type LedElsewhere = (address: string, moved: string) => boolean;

/** A test for addresses from which redirects lead. */
export function ledElsewhere(redirects: readonly Redirect[], changes: AddressChanges): LedElsewhere {
  const find = redirectFinder(redirects);
  return (address, moved) => {
    const found = find(address);
    if (found?.plain !== true || isTaken(found.redirect.source, changes)) return false;
    const end = addressOf(withoutBasePath(found.destination.trim(), changes.basePath ?? ""));
    return (changes.sentTo.get(end) ?? end) !== moved;
  };
}

/** A new redirect, before the existing one that would catch its source. */
type AddedRedirect = PlannedRedirects<Redirect>["added"][number];

/** The redirects from old addresses that no redirect leads on: neither one that stays nor a new one of a folder. */
function addedRedirects(
  redirects: readonly Redirect[],
  gone: ReadonlySet<Redirect>,
  changes: AddressChanges,
): readonly AddedRedirect[] {
  const kept = redirects.filter((redirect) => !gone.has(redirect));
  const patterns = folderRedirects(kept, changes);
  const find = redirectFinder(kept);
  const findPattern = redirectFinder(patterns);
  const indexes = new Map(redirects.map((redirect, index) => [redirect, index]));
  const names = new Set(kept.map(({ source }) => sourceName(source)));
  const exact = new Set(kept.map(({ source }) => readRedirectSource(source)?.exact));
  const catchingPattern = (source: string): string | undefined => {
    const found = findPattern(source);
    return found?.certain === true ? found.destination : undefined;
  };
  const goneWays = new Map([...gone].map((each) => [`${sourceName(each.source)}\n${each.destination}`, each]));
  const added = ([source, destination]: readonly [string, string]): AddedRedirect => {
    // The reverse of one that goes has its place, so that a page that moves back leaves the list as it was.
    const reversed = goneWays.get(`${destination}\n${source}`);
    const places = [find(source)?.redirect, reversed].map((each) =>
      each === undefined ? undefined : indexes.get(each),
    );
    const before = places.reduce((one, other) => Math.min(one ?? Infinity, other ?? Infinity));
    const isWanted = changes.wanted?.has(source) === true;
    const redirect = isWanted ? { source, destination } : exactRedirect({ from: source, to: destination });
    return { redirect, before: before === Infinity ? undefined : before };
  };
  const ofPages = [...changes.sentTo].filter(([source, destination]) => {
    if (changes.taken.has(source) || source === destination || changes.unpublished?.has(source) === true) return false;
    if (!changes.taken.has(destination) && addressOf(source) === addressOf(destination)) return false;
    // One that stays led readers away from the page, and still does.
    if (find(source)?.plain === true || (changes.wanted?.has(source) === true && names.has(source))) return false;
    return catchingPattern(source) !== destination;
  });
  const ofIndexes = [...(changes.withIndex?.sentTo ?? [])].filter(([source, destination]) => {
    if (exact.has(readRedirectSource(source)?.exact) || changes.unpublished?.has(addressOf(source)) === true)
      return false;
    const caught = catchingPattern(source);
    return caught === undefined || addressOf(caught) !== destination;
  });
  const ofFolders = patterns.map((redirect) => ({ redirect, before: undefined }));
  return [...ofPages.map(added), ...ofIndexes.map(added), ...ofFolders];
}

/** The redirects for all addresses below folders, if no other redirect can match one of these addresses, and no page has one. */
function folderRedirects(kept: readonly Redirect[], changes: AddressChanges): readonly Redirect[] {
  return [...(changes.patterns ?? [])].flatMap(([from, to]) => {
    const [source, destination] = [from, to].map((folder) => `${folderHref(folder)}/:slug*`);
    const isFree =
      !isWildcard(from) &&
      !isWildcard(to) &&
      ![...changes.taken].some((address) => address.startsWith(`${pageHref(from, "")}/`)) &&
      leavesAddresses(from, changes) &&
      wildcardBelow(from, kept) === undefined;
    return isFree ? [{ source: source!, destination: destination! }] : [];
  });
}

/** Whether readers have had an address below a folder that leads elsewhere. */
function leavesAddresses(folder: string, { sentTo, unpublished }: AddressChanges): boolean {
  const start = `${pageHref(folder, "")}/`;
  return [...sentTo.keys()].some((each) => each.startsWith(start) && unpublished?.has(each) !== true);
}

/** The first redirect with wildcards that may match an address below a folder. */
function wildcardBelow<Kind extends Redirect>(folder: string, redirects: readonly Kind[]): Kind | undefined {
  const own = readRedirectSource(`${pageHref(folder, "")}/:slug*`);
  return redirects.find(({ source }) => {
    const other = readRedirectSource(source);
    return own !== undefined && other !== undefined && other.exact === undefined && canMatchOnePath(own, other);
  });
}

/** The new destination of a redirect from an address for which somebody asked for another one. */
function wantedFrom(source: string, { wanted, taken }: AddressChanges): string | undefined {
  const name = sourceName(source);
  const found = wanted?.get(exactRedirect({ from: name, to: "" }).source) ?? wanted?.get(name);
  return found === undefined || taken.has(name) ? undefined : found;
}

/** The source of a redirect in one form, however it is written. */
function sourceName(source: string): string {
  const exact = readRedirectSource(source)?.exact;
  return exact === undefined ? `/${segmentsOf(source).join("/")}` : pageHref(routeOf(exact), "");
}

/** A redirect from below a folder to the same folder. */
function isLoop(source: string, destination: string | undefined): boolean {
  return (
    destination !== undefined &&
    isWildcard(source) &&
    segmentsOf(source).join("/") === segmentsOf(destination).join("/")
  );
}

function isTaken(source: string, { taken, withIndex }: AddressChanges): boolean {
  const exact = readRedirectSource(source)?.exact;
  if (exact === undefined) return false;
  const route = routeOf(exact);
  if (withIndex !== undefined && route !== exact) return withIndex.taken.has(indexAddress(pageHref(route, "")));
  return taken.has(pageHref(route, ""));
}

/** The address of a page file named `index` that ends so: `/guides/index` for the address `/guides`. */
export function indexAddress(address: string): string {
  return `${address === "/" ? "" : address}/index`;
}

/** Where a redirect leads now; undefined if that has not changed. */
function newDestination(destination: string, changes: AddressChanges, isLed: LedElsewhere): string | undefined {
  if (isExternalHref(destination)) return undefined;
  const { sentTo, ledOn, taken, folderAfter, folderSentTo, withIndex, basePath = "" } = changes;
  const inside = basePath === "" ? destination.trim() : withoutBasePath(destination.trim(), basePath);
  if (inside !== destination.trim()) {
    const now = newDestination(inside, { ...changes, basePath: "" }, isLed);
    return now === undefined || isExternalHref(now) ? now : basePath + now;
  }
  const path = writtenPath(inside);
  const tail = inside.slice(path.length);
  const target = localTarget(path);
  const folderNow = target === undefined ? undefined : folderAfter(target);
  const moved =
    target === undefined
      ? undefined
      : (sentTo.get(pageHref(routeOf(target), "")) ??
        ledOn?.get(pageHref(routeOf(target), "")) ??
        (folderNow === undefined ? undefined : pageHref(folderNow, "")));
  if (target !== undefined && moved !== undefined && isLed(pageHref(routeOf(target), ""), moved)) return undefined;
  if (moved !== undefined) {
    if (isExternalHref(moved) || moved.includes("#")) return moved;
    // Another page does not have the anchors of a removed one.
    return moved + (taken.has(moved) || folderNow !== undefined ? tail : tail.split("#", 1)[0]!);
  }
  const withoutIndex = target === undefined ? undefined : withoutLostIndex(target, withIndex);
  if (withoutIndex !== undefined) return withoutIndex + tail;
  const segments = segmentsOf(path);
  const first = segments.findIndex(isWildcard);
  if (first < 1) return undefined;
  const before = decoded(segments.slice(0, first));
  const folder = folderAfter(before);
  return folder === undefined
    ? folderSentTo(before)
    : `${folderHref(folder)}/${segments.slice(first).join("/")}${tail}`;
}

/** The address of a folder, before a slash. */
function folderHref(folder: string): string {
  return folder === "" ? "" : pageHref(folder, "");
}

/** The address of a page that only loses its `/index`. It has its anchors still. */
function withoutLostIndex(target: string, withIndex: IndexAddresses | undefined): string | undefined {
  return routeOf(target) === target ? undefined : withIndex?.sentTo.get(indexAddress(pageHref(target, "")));
}

function addressOf(address: string): string {
  const target = isExternalHref(address) ? undefined : localTarget(address);
  return target === undefined ? address : pageHref(routeOf(target), "");
}
