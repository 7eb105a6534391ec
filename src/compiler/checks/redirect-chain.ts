// Finds redirects that lead to another redirect. (D44, D134)
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import type { Leave } from "../diagnostics/not-judged.ts";
import { placeOf } from "../diagnostics/place.ts";
import { followRedirects, type ChainEnd } from "../links/follow-redirects.ts";
import { canMatchOnePath, readRedirectSource, writtenSample, type RedirectSource } from "../links/redirect-source.ts";
import { readAskedSource } from "../links/unasked-path.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pagesByRoute } from "./link-targets.ts";
import { pathLanguage } from "./path-language.ts";
import { isMissingDestination, redirectGraph, routeOfAddress, tailOf, unknownDestination } from "./redirect-graph.ts";

/** A redirect to another redirect, and the address at the end of the chain. */
interface Chained {
  readonly redirect: ConfigRedirect;
  /** The end, written as a destination. */
  readonly end: string;
  readonly edits: readonly StringEdit[];
  /** Whether the end is in another language than the source. */
  readonly isForeign: boolean;
  /** The redirects that send some of its addresses to another target. */
  readonly narrower: readonly ReadRedirect[];
}

/** Reports together all redirects whose chains have one end: the same change repairs them. */
export const redirectChain: Check = {
  code: "redirect-chain",
  needs: [],
  run: (site, report, leave) => {
    for (const chained of groupBy(chainedRedirects(site, leave), changeOf).values()) {
      const { redirect, end, narrower } = chained[0]!;
      const { source, destination } = redirect;
      const [place, ...others] = chained.map((each) => placeOf(each.redirect.destinationAt));
      const isForeign = chained.some((each) => each.isForeign);
      const isOneAnswer = !isForeign && narrower.length === 0;
      const args = {
        source,
        destination,
        end,
        redirects: chained.length,
        isForeign,
        narrower:
          narrower.length === 0
            ? undefined
            : {
                redirects: narrower.length,
                example: narrower[0]!.redirect.source,
                toAdd: redirectToAdd(redirect, narrower),
              },
      };
      const related = narrower.map(({ redirect: { sourceAt } }) => ({
        message: "leads elsewhere",
        place: placeOf(sourceAt),
      }));
      const alsoAt = others.map((other) => ({ message: "leads there, too", place: other }));
      const edits = isOneAnswer ? chained.flatMap((each) => each.edits) : [];
      report("redirect-chain", place!, args, { related, suggestion: isOneAnswer ? end : undefined, edits, alsoAt });
    }
  },
};

/** Equal for redirects that the same change repairs. */
function changeOf({ end, isForeign, narrower }: Chained): string {
  return JSON.stringify([end, narrower.length === 0 ? isForeign : narrower.map((each) => each.redirect.source)]);
}

function chainedRedirects(site: CheckedSite, leave: Leave): readonly Chained[] {
  const languageOf = pathLanguage(site);
  return redirectGraph(site).plain.flatMap(({ redirect, end }): readonly Chained[] => {
    const { source, destination, destinationAt } = redirect;
    if (end === undefined) return [];
    // A missing end is reported where the last redirect leads to it.
    if (isPage(destination, site) || isMissingDestination(writtenSample(end.to), site)) return [];
    const unknown = unknownDestination(writtenSample(end.to), site);
    const tail = tailOf(destination);
    const written = writtenSample(end.to) + (tailOf(end.to) === "" ? tail : "");
    if (unknown !== undefined) {
      leave(unknown, { at: [{ file: placeOf(destinationAt).file, subject: [written] }] });
      return [];
    }
    const edits = end.plain && tail === "" ? [{ place: placeOf(destinationAt), written }] : [];
    const isForeign = ![undefined, languageOf(written)].includes(languageOf(source));
    const narrower = end.plain ? [] : narrowerRedirects(redirect, end, site);
    return [{ redirect, end: written, edits, isForeign, narrower }];
  });
}

/** The redirects that match some addresses of a chain with wildcards, and send them to another target. */
function narrowerRedirects(redirect: ConfigRedirect, end: ChainEnd, site: CheckedSite): readonly ReadRedirect[] {
  const { firstHop, nextHop } = redirectGraph(site);
  const { hops } = followRedirects(firstHop(redirect), nextHop, () => false);
  const onTheWay = new Set(hops.map((hop) => hop.redirect));
  const passed = hops.slice(0, -1).flatMap(({ to }) => readRedirectSource(writtenSample(to)) ?? []);
  const { all, byStart } = sourcesOf(site);
  const candidates = passed.flatMap((path) => {
    const start = startOf(path);
    const alike = start === undefined ? all : [...(byStart.get(start) ?? []), ...(byStart.get(undefined) ?? [])];
    return alike.filter(({ source }) => canMatchOnePath(path, source));
  });
  const elsewhere = candidates.filter((other) => !onTheWay.has(other.redirect) && other.to !== end.to);
  return [...new Map(elsewhere.map((other) => [other.redirect, other])).values()];
}

/** The redirect that one of the narrower ones needs before the chain can be cut; undefined if that takes more than to put one path for another. */
function redirectToAdd(
  { source, destination }: ConfigRedirect,
  narrower: readonly ReadRedirect[],
): { readonly source: string; readonly destination: string } | undefined {
  const [, from, name] = endsInWildcard.exec(source) ?? [];
  const [, to, same] = endsInWildcard.exec(destination) ?? [];
  if (from === undefined || to === undefined || name !== same) return undefined;
  const one = narrower.find(({ redirect, source: { exact } }) => redirect.source.startsWith(to) && exact !== undefined);
  return one && { source: from + one.redirect.source.slice(to.length), destination: writtenSample(one.to) };
}

const endsInWildcard = /^([^:*({]*\/):(\w+)\*$/;

/** A redirect with an effect, its source, and where it leads in the end. */
interface ReadRedirect {
  readonly redirect: ConfigRedirect;
  readonly source: RedirectSource;
  readonly to: string;
}

/** All of them in order, and by the first segment of their source, which is undefined for a wildcard. */
interface ReadRedirects {
  readonly all: readonly ReadRedirect[];
  readonly byStart: ReadonlyMap<string | undefined, readonly ReadRedirect[]>;
}

const sourcesOf: (site: CheckedSite) => ReadRedirects = perObject((site) => {
  const { plain, firstHop } = redirectGraph(site);
  const all = plain.flatMap(({ redirect, end }): readonly ReadRedirect[] => {
    const source = readAskedSource(redirect.source);
    return source === undefined ? [] : [{ redirect, source, to: (end ?? firstHop(redirect)).to }];
  });
  return { all, byStart: groupBy(all, ({ source }) => startOf(source)) };
});

function startOf({ parts: [first] }: RedirectSource): string | undefined {
  return first?.kind === "text" ? first.text : undefined;
}

/** False for a page that is listed and has no file: its entry is one fault, and that readers are redirected twice another. */
function isPage(address: string, site: CheckedSite): boolean {
  const route = routeOfAddress(address);
  const page = route === undefined ? undefined : pagesByRoute(site).get(route);
  return page !== undefined && page.missing !== true;
}
