// Decides how the redirects of docs.json change when pages get other addresses. (D265)
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { canMatchOnePath, isWildcard, readRedirectSource, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { exactRedirect } from "../../outputs/diff/redirects-for.ts";
import { ledAlready, type LastingRedirect } from "./led-already.ts";
import { isTaken, ledElsewhere, localAddress, type AddressChanges, type LedElsewhere } from "./led-elsewhere.ts";
import { folderHref, isEmptied, newDestination } from "./new-destination.ts";
import { sourceName } from "./redirect-pattern.ts";
import { keptDuration, redirectsAbove, type RedirectAbove } from "./redirects-above.ts";

/** What changes in the list of redirects. */
export interface PlannedRedirects<Kind extends Redirect> {
  /** Redirects that lead on to another destination. */
  readonly changed: readonly { readonly redirect: Kind; readonly destination: string }[];
  /** Redirects from the new address of a page, which would hide it, and those into folders without pages. */
  readonly removed: readonly Kind[];
  /** Redirects that leave their places, because one with wildcards would catch their addresses: each stands before the one with this index. */
  readonly moved: readonly { readonly redirect: Kind; readonly destination: string; readonly before: number }[];
  /** New redirects, each before the existing one with this index; at the end without one. */
  readonly added: readonly { readonly redirect: Redirect; readonly before: number | undefined }[];
  /** Folders that get no redirect of their own, because one with wildcards may match addresses below them. */
  readonly blocked: readonly { readonly folder: string; readonly by: Kind }[];
  /** New redirects of addresses that one with wildcards would lead to nothing, though somebody asked for it: what led on from there. */
  readonly kept: readonly KeptWay<Kind>[];
}

/** An address that does not follow the redirect with wildcards that somebody asked for. */
export interface KeptWay<Kind extends Redirect> {
  readonly redirect: Redirect;
  /** The address to which it would lead, where no page is. */
  readonly lacking: string;
  readonly by: Kind;
}

/** The redirects that keep every old address, without a chain and without a loop. */
export function planRedirects<Kind extends Redirect>(
  redirects: readonly Kind[],
  changes: AddressChanges,
  isLed: LedElsewhere = ledElsewhere(redirects, changes),
): PlannedRedirects<Kind> {
  const led = redirects.map((redirect) => {
    const wanted = wantedFrom(redirect.source, changes);
    const destination = wanted ?? newDestination(redirect.destination, changes, isLed);
    return { redirect, destination, isWanted: wanted !== undefined };
  });
  const removed = led
    .filter(
      ({ redirect: { source, destination: before }, destination }) =>
        isTaken(source, changes) ||
        isLoop(source, destination) ||
        changes.unpublished?.has(sourceName(source)) === true ||
        (destination === undefined && isEmptied(before, changes)),
    )
    .map(({ redirect }) => redirect);
  const gone = new Set(removed);
  const above = redirectsAbove(
    led.map(({ redirect, destination = redirect.destination, isWanted }) => ({
      redirect,
      destination: gone.has(redirect) ? undefined : destination,
      isWanted,
    })),
    changes,
  );
  const moved = [...above, ...wantedAbove(redirects, gone, changes)].flatMap(({ redirect, before, moved: there }) =>
    there === undefined ? [] : [{ redirect: there, destination: redirect.destination, before }],
  );
  const changed = led.flatMap(({ redirect, destination }) =>
    gone.has(redirect) || destination === undefined || destination === redirect.destination
      ? []
      : [{ redirect, destination }],
  );
  const isNew = ({ moved: there }: RedirectAbove<Kind>): boolean => there === undefined;
  const lasting = led.flatMap(({ redirect, destination = redirect.destination }) =>
    gone.has(redirect) ? [] : [{ redirect, destination }],
  );
  const added = [...above.filter(isNew), ...addedRedirects(redirects, { gone, lasting }, changes)];
  const kept = lasting.map(({ redirect }) => redirect);
  const blocked = [...(changes.patterns ?? [])].flatMap(([folder]) => {
    const by = leavesAddresses(folder, changes) ? wildcardBelow(folder, kept) : undefined;
    return by === undefined ? [] : [{ folder, by }];
  });
  const ways = above.flatMap(({ redirect, kept: way }) => (way === undefined ? [] : [{ redirect, ...way }]));
  return { changed, removed, moved, added, blocked, kept: ways };
}

/** A new redirect, before the existing one that would catch its source. */
type AddedRedirect = PlannedRedirects<Redirect>["added"][number];

/** The redirects from old addresses that no redirect leads on: neither one that stays nor a new one of a folder. */
function addedRedirects(
  redirects: readonly Redirect[],
  { gone, lasting }: { readonly gone: ReadonlySet<Redirect>; readonly lasting: readonly LastingRedirect[] },
  changes: AddressChanges,
): readonly AddedRedirect[] {
  const kept = lasting.map(({ redirect }) => redirect);
  const patterns = folderRedirects(kept, changes);
  const find = redirectFinder(kept);
  const ofPatterns = patterns.map((redirect) => ({ redirect, destination: redirect.destination }));
  const isLedBy = { all: ledAlready([...lasting, ...ofPatterns], changes), patterns: ledAlready(ofPatterns, changes) };
  const indexes = new Map(redirects.map((redirect, index) => [redirect, index]));
  const names = new Set(kept.map(({ source }) => sourceName(source)));
  const exact = new Set(kept.map(({ source }) => readRedirectSource(source)?.exact));
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
    const duration = keptDuration(find(source)?.redirect);
    return { redirect: { ...redirect, ...duration }, before: before === Infinity ? undefined : before };
  };
  const ofPages = [...changes.sentTo].filter(([source, destination]) => {
    if (changes.taken.has(source) || source === destination || changes.unpublished?.has(source) === true) return false;
    if (!changes.taken.has(destination) && localAddress(source) === localAddress(destination)) return false;
    // One that stays led readers away from the page, and still does.
    const isWanted = changes.wanted?.has(source) === true;
    if (find(source)?.plain === true || (isWanted && names.has(source))) return false;
    return !isLedBy[isWanted ? "patterns" : "all"](source, destination);
  });
  const ofIndexes = [...(changes.withIndex?.sentTo ?? [])].filter(([source, destination]) => {
    if (exact.has(readRedirectSource(source)?.exact) || changes.unpublished?.has(localAddress(source)) === true)
      return false;
    return !isLedBy.all(source, destination);
  });
  const ofFolders = [...(changes.ofFolders ?? [])].filter(([source, to]) => !isLedBy.all(source, to));
  const catching = patterns.map((redirect) => ({ redirect, before: undefined }));
  return [...[...ofPages, ...ofFolders, ...ofIndexes].map(added), ...catching];
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

/** The redirects that somebody asked for and that stand behind one with wildcards that catches their addresses. */
function wantedAbove<Kind extends Redirect>(
  redirects: readonly Kind[],
  gone: ReadonlySet<Redirect>,
  changes: AddressChanges,
): readonly RedirectAbove<Kind>[] {
  if (changes.wanted === undefined || changes.wanted.size === 0) return [];
  const kept = redirects.filter((redirect) => !gone.has(redirect));
  const find = redirectFinder(kept);
  const seen = new Set<string>();
  return kept.flatMap((redirect) => {
    const name = sourceName(redirect.source);
    const destination = wantedFrom(redirect.source, changes);
    if (destination === undefined || isWildcard(name) || seen.has(name)) return [];
    seen.add(name);
    const caught = find(name);
    if (caught === undefined || caught.plain || caught.destination === destination) return [];
    return [
      {
        redirect: { source: redirect.source, destination },
        before: redirects.indexOf(caught.redirect),
        moved: redirect,
      },
    ];
  });
}

/** A redirect from below a folder to the same folder. */
function isLoop(source: string, destination: string | undefined): boolean {
  return (
    destination !== undefined &&
    isWildcard(source) &&
    segmentsOf(source).join("/") === segmentsOf(destination).join("/")
  );
}
