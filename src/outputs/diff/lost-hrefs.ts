// Finds addresses that existed before but lead nowhere now.
import { addressedPath, isExternalHref } from "../../compiler/contract/href.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import { followRedirects, hopOf, type FindRedirect, type Hop } from "../../compiler/links/follow-redirects.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { type Redirect } from "../../compiler/links/find-redirect.ts";
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Page } from "../../compiler/site/page.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import type { IgnoredBy } from "./ignored-by.ts";
import { isOfHost, type HostLedHref, type RedirectsOfHosts } from "./host-redirect.ts";
import type { LostHref, ProposedTarget } from "./navigation-diff.ts";
import { exactRedirect } from "./redirects-for.ts";
import { hasAddress, isInvented, type Side } from "./side.ts";

/** An address that leads nowhere, and the redirect from it. */
export interface LostAddress {
  readonly address: string;
  /** The page that it led to. */
  readonly page: Page;
  readonly redirect: Redirect | undefined;
  /** The redirect whose source it was, if it was not the address of a page. */
  readonly via?: Redirect;
}

/** Both sites, and the redirects of each. */
export interface RedirectedSides {
  readonly before: Side;
  readonly after: Side;
  readonly redirects: readonly Redirect[];
  readonly redirectsBefore: readonly Redirect[];
}

/** Both sites, where the redirects of hosts count, too: those of docs.json are used before them. */
export function withHostRedirects(sides: RedirectedSides, { before, after }: RedirectsOfHosts): RedirectedSides {
  return {
    ...sides,
    redirects: [...sides.redirects, ...after],
    redirectsBefore: [...sides.redirectsBefore, ...before],
  };
}

/** The addresses of pages that only a redirect of a host leads on, in reading order. */
export function ledByHosts({ before, after, redirects }: RedirectedSides): readonly HostLedHref[] {
  if (!redirects.some(isOfHost)) return [];
  const find = redirectFinder(redirects);
  const follow = follower(after, find);
  return [...before.pages].flatMap(([href, page]): readonly HostLedHref[] => {
    if (!hasAddress(page) || isInvented(page) || isShown(href, after, find)) return [];
    const { leads, redirect, to } = follow(href);
    return leads && isOfHost(redirect) ? [{ href, title: page.title, to, file: redirect.file }] : [];
  });
}

/** Returns the targets for redirects from lost addresses, for each address with a similar page. */
export type ProposeTargets = (lost: readonly LostAddress[]) => ReadonlyMap<LostAddress, ProposedTarget>;

/** Returns the fact that may hide the page of a lost address; undefined if none can. */
export type HidingFact = (lostAddress: LostAddress, proposal: ProposedTarget | undefined) => UnknownFact | undefined;

/** The addresses that existed but lead nowhere now, each with the target from `propose`, or the fact because of which none is proposed. */
export function lostHrefs(
  sides: RedirectedSides,
  propose: ProposeTargets,
  hiding: HidingFact,
  leftOut?: IgnoredBy,
): readonly LostHref[] {
  const find = redirectFinder(sides.redirects);
  const all = lostAddresses(sides, find);
  const proposals = propose(all);
  const found = all.flatMap((lostAddress) =>
    lostHref(lostAddress, proposals.get(lostAddress), { sides, find, hiding, leftOut }),
  );
  return withoutSaved(found, sides);
}

interface LostBasis {
  readonly sides: RedirectedSides;
  readonly find: FindRedirect<Redirect>;
  readonly hiding: HidingFact;
  readonly leftOut: IgnoredBy | undefined;
}

/** An address that is lost as the source of a redirect has `via`. */
interface FoundLost {
  readonly lost: LostHref;
  readonly via: Redirect | undefined;
}

function lostHref(
  lostAddress: LostAddress,
  wanted: ProposedTarget | undefined,
  { sides, find, hiding, leftOut }: LostBasis,
): readonly FoundLost[] {
  const { address, page, redirect, via } = lostAddress;
  const isUnknown = wanted !== undefined && isInventedAt(wanted.href, sides.after);
  // The page is still there, and nobody knows at which address.
  if (isUnknown && (via === undefined || redirect !== undefined)) return [];
  const found = isUnknown ? undefined : wanted;
  const withheld = hiding(lostAddress, found);
  const lost = { href: address, title: page.title, redirect, ignored: leftOut?.(page) };
  if (withheld !== undefined) return [{ lost: withoutUndefined({ ...lost, withheld }), via }];
  const proposal = found !== undefined && isNameable(address) && isNameable(found.href) ? found : undefined;
  const caught = proposal && find(proposal.href);
  const target = caught?.certain === true ? { ...proposal!, caughtBy: caught.redirect } : proposal;
  return [{ lost: withoutUndefined({ ...lost, proposal: target }), via }];
}

/** Leaves out the sources of redirects that lead on over what is proposed for a lost page, and is no guess. */
function withoutSaved(found: readonly FoundLost[], { after, redirects }: RedirectedSides): readonly LostHref[] {
  const all = found.map(({ lost }) => lost);
  const proposed = found.flatMap(({ lost: { href, proposal }, via }) =>
    via !== undefined || proposal === undefined || proposal.guess === true || proposal.caughtBy !== undefined
      ? []
      : [exactRedirect({ from: href, to: proposal.href })],
  );
  if (proposed.length === 0 || found.every(({ via }) => via === undefined)) return all;
  const follow = follower(after, redirectFinder([...proposed, ...redirects]));
  return found.flatMap(({ lost, via }) => (via !== undefined && follow(lost.href).leads ? [] : [lost]));
}

function isInventedAt(address: string, { pages }: Side): boolean {
  const page = pages.get(address);
  return page !== undefined && isInvented(page);
}

/** True for an address that a redirect can name; not for `/index` of a page `index/index`, because in a redirect that means the start page. */
function isNameable(address: string): boolean {
  return targetOf(address) === address;
}

/**
 * All addresses that showed a page before, show none now and have no redirect to one, in reading order; then those from which
 * redirects led to a page before but do not now.
 */
function lostAddresses(sides: RedirectedSides, find: FindRedirect<Redirect>): readonly LostAddress[] {
  const { before, after } = sides;
  const follow = follower(after, find);
  const findBefore = redirectFinder(sides.redirectsBefore);
  const shadowed: string[] = [];
  const pages = [...before.pages].flatMap(([address, page]): readonly LostAddress[] => {
    if (!hasAddress(page) || isInvented(page) || isShown(address, after, find)) return [];
    // Readers of the address were led on, and never saw the page.
    if (isShadowed(address, findBefore)) {
      shadowed.push(address);
      return [];
    }
    const { leads, redirect } = follow(address);
    return leads ? [] : [{ address, page, redirect }];
  });
  const exact = sides.redirectsBefore.flatMap(({ source }) => readRedirectSource(source)?.exact ?? []);
  const sources = [...exact.map((source) => pageHref(source, "")), ...shadowed].filter(
    (address) => !isShown(address, before, findBefore) && !isShown(address, after, find),
  );
  return [...pages, ...lostSources([...new Set(sources)], before, follower(before, findBefore), follow)];
}

/** True for the address of a page that no redirect matches. */
function isShown(address: string, { pages }: Side, find: FindRedirect<Redirect>): boolean {
  return pages.has(address) && !isShadowed(address, find);
}

function isShadowed(address: string, find: FindRedirect<Redirect>): boolean {
  return find(address)?.matches === true;
}

/** The addresses of these that led to a page before, through a redirect, and lead nowhere now. */
function lostSources(
  sources: readonly string[],
  before: Side,
  followBefore: Follow,
  follow: Follow,
): readonly LostAddress[] {
  return sources.flatMap((address): readonly LostAddress[] => {
    const was = followBefore(address);
    const page = before.pages.get(was.to);
    if (page === undefined || isInvented(page) || !was.leads || was.redirect === undefined) return [];
    const { leads, redirect } = follow(address);
    return leads ? [] : [{ address, page, redirect, via: was.redirect }];
  });
}

/** Where the redirects from an address end. */
interface WayEnd {
  readonly to: string;
  readonly leads: boolean;
}

/** Returns where an address leads, and the first redirect on the way. */
type Follow = (address: string) => WayEnd & { readonly redirect: Redirect | undefined };

function follower({ pages }: Side, find: FindRedirect<Redirect>): Follow {
  // A redirect that matches an address is used before what is there. (D44)
  const leadsTo = (target: string): boolean =>
    isExternalHref(target) || ((pages.has(target) || isFile(target)) && !isShadowed(target, find));
  const next = (from: string): Hop<Redirect> | undefined => {
    const found = find(from);
    return found && { ...hopOf(found), to: targetOf(found.destination) ?? found.destination };
  };
  // By address, so that a chain is walked once, and not once from each of its addresses.
  const ends = new Map<string, WayEnd>();
  return (address) => {
    const start = next(address);
    if (start === undefined) return { to: address, leads: false, redirect: undefined };
    const { hops, end } = followRedirects(start, next, (to) => ends.has(to) || leadsTo(to));
    const last = hops.at(-1)!.to;
    const found = ends.get(last) ?? { to: last, leads: leadsTo(last) };
    const wildcard = hops.findIndex(({ plain }) => !plain);
    for (const [index, { to }] of hops.entries()) {
      // What is too far from here may be near enough from behind a wildcard.
      if (end.kind !== "too far" || index < wildcard) ends.set(to, found);
    }
    return { ...found, redirect: start.redirect };
  };
}

/** The address that a link inside the site names; undefined if it can't be one or is external. */
export function targetOf(destination: string): string | undefined {
  const path = isExternalHref(destination) ? undefined : addressedPath(destination);
  return path === undefined ? undefined : pageHref(path, "");
}

/** True for addresses of files, such as `/openapi.json` or `/paper.pdf`: they are not part of a navigation and are not reported. */
function isFile(address: string): boolean {
  return /\.(?!mdx?$|html?$)[a-z]+\d?$/i.test(address);
}
