// Finds what has to stand before a redirect with wildcards that leads elsewhere, so that each old address leads where it led. (D556)
import { addressedHref, isExternalHref, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import {
  decoded,
  isWildcard,
  readRedirectSource,
  segmentsOf,
  type SourcePart,
} from "../../compiler/links/redirect-source.ts";
import { exactRedirect } from "../../outputs/diff/redirects-for.ts";
import type { AddressChanges } from "./led-elsewhere.ts";

/** A redirect and where it leads after the change; undefined if it goes. */
export interface LedRedirect<Kind extends Redirect> {
  readonly redirect: Kind;
  readonly destination: string | undefined;
}

/** A redirect that has to stand before the one with this index. */
export interface RedirectAbove<Kind extends Redirect> {
  readonly redirect: Redirect;
  readonly before: number;
  /** The redirect of the list that it is; undefined for a new one. */
  readonly moved: Kind | undefined;
}

/** An address, or a source with wildcards, and where its readers go. */
interface Way {
  readonly segments: readonly string[];
  readonly destination: string;
  readonly isPage: boolean;
}

/** The redirects that have to stand before those with wildcards that lead elsewhere than before. */
export function redirectsAbove<Kind extends Redirect>(
  led: readonly LedRedirect<Kind>[],
  changes: AddressChanges,
): readonly RedirectAbove<Kind>[] {
  const { basePath = "", taken, sentTo, unpublished, missing = new Set() } = changes;
  const patterns = led.flatMap((each, before) => {
    const pattern = each.destination === each.redirect.destination ? undefined : readPattern(each.redirect, basePath);
    return pattern === undefined ? [] : [{ ...each, pattern, before }];
  });
  if (patterns.length === 0) return [];
  const find = redirectFinder(led.map(({ redirect }) => redirect));
  const findAfter = redirectFinder(
    led.flatMap(({ redirect: { source }, destination }) =>
      destination === undefined ? [] : [{ source, destination }],
    ),
  );
  const bySource = new Map(led.toReversed().map((each) => [sourceName(each.redirect.source), each]));
  const indexes = new Map(led.map(({ redirect }, index) => [redirect, index]));
  const ways = [
    ...waysOf(led).filter(({ destination }) => !missing.has(destination)),
    ...waysOfPages(sentTo, unpublished),
  ];
  const above = new Map<string, RedirectAbove<Kind>>();
  for (const { redirect, destination, pattern, before } of patterns) {
    const isNeeded = ({ destination: end, isPage }: Way, source: string, now: LedAddress | undefined): boolean => {
      const address = addressOf(source);
      if (above.has(sourceName(source)) || taken.has(address) || sentTo.has(address)) return false;
      if (now !== undefined && now.address === addressOf(end)) return false;
      const next = now === undefined ? undefined : findAfter(now.address);
      if (next?.certain === true && addressOf(next.destination) === addressOf(end)) return false;
      // A page that has come there is what readers of its address want.
      if (now !== undefined && now.isFilled && !isPage && taken.has(now.address)) return false;
      return source.split("/").some(isWildcard) ? source !== redirect.source : find(address)?.redirect === redirect;
    };
    for (const way of ways) {
      const middle = pattern.middleOf(way.segments);
      const source = middle && pattern.sourceWith(middle);
      if (middle === undefined || source === undefined) continue;
      const now = destination === undefined ? undefined : nowAt(destination, middle, basePath);
      if (!isNeeded(way, source, now)) continue;
      const there = bySource.get(sourceName(source));
      const moved = there?.destination === undefined ? undefined : there;
      if (moved !== undefined && indexes.get(moved.redirect)! < before) continue;
      const end = moved?.destination ?? way.destination;
      above.set(sourceName(source), { redirect: { source, destination: end }, before, moved: moved?.redirect });
    }
  }
  return [...above.values()];
}

/** The redirects that stay. */
function waysOf(led: readonly LedRedirect<Redirect>[]): readonly Way[] {
  return led.flatMap(({ redirect: { source }, destination }) =>
    destination === undefined || readRedirectSource(source) === undefined
      ? []
      : [{ segments: segmentsOf(source), destination, isPage: false }],
  );
}

/** The addresses of pages that readers had, and lose. */
function waysOfPages(
  sentTo: AddressChanges["sentTo"],
  unpublished: AddressChanges["unpublished"] = new Set(),
): readonly Way[] {
  return [...sentTo].flatMap(([from, destination]) => {
    const { source } = exactRedirect({ from, to: "" });
    return unpublished.has(from) ? [] : [{ segments: segmentsOf(source), destination, isPage: true }];
  });
}

/** A redirect whose only wildcard stands for whole segments of its destination, too. */
interface Pattern {
  /** What stands for the wildcard if the redirect leads to an address; undefined if it leads to no such address. */
  readonly middleOf: (target: readonly string[]) => readonly string[] | undefined;
  /** Its source with these segments; undefined for the home of the site. */
  readonly sourceWith: (middle: readonly string[]) => string | undefined;
}

function readPattern({ source, destination }: Redirect, basePath: string): Pattern | undefined {
  if (isExternalHref(destination)) return undefined;
  const inside = writtenPath(withoutBasePath(destination.trim(), basePath));
  const [from, to] = [source, inside].map((each) => onlyWildcard(each));
  if (from === undefined || to === undefined || from.part.name !== to.part.name) return undefined;
  const { least, most } = from.part.kind === "rest" ? from.part : { least: 1, most: 1 };
  return {
    middleOf: (target) => {
      const size = target.length - to.before.length - to.after.length;
      const middle = target.slice(to.before.length, to.before.length + size);
      if (size < least || size > most || !isSame(target.slice(0, to.before.length), to.before)) return undefined;
      if (!isSame(target.slice(to.before.length + size), to.after)) return undefined;
      return most === 1 && middle.some(isWildcard) ? undefined : middle;
    },
    sourceWith: (middle) => {
      const segments = [...from.before, ...middle, ...from.after];
      return segments.length === 0 ? undefined : `/${segments.join("/")}`;
    },
  };
}

interface OnlyWildcard {
  readonly part: Extract<SourcePart, { readonly kind: "one" | "rest" }>;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The wildcard of a source or destination that has one, for one or several whole segments. */
function onlyWildcard(written: string): OnlyWildcard | undefined {
  const wildcards = (readRedirectSource(written)?.parts ?? []).flatMap((part, at) =>
    part.kind === "text" ? [] : [{ part, at }],
  );
  const [first, ...others] = wildcards;
  if (first === undefined || others.length > 0 || first.part.kind === "unclear") return undefined;
  if (first.part.kind === "one" && first.part.before + first.part.after !== "") return undefined;
  const segments = segmentsOf(written);
  return { part: first.part, before: segments.slice(0, first.at), after: segments.slice(first.at + 1) };
}

function isSame(segments: readonly string[], others: readonly string[]): boolean {
  return !segments.some(isWildcard) && decoded(segments) === decoded(others);
}

/** Where an address leads, and whether a wildcard of the destination was filled in. */
interface LedAddress {
  readonly address: string;
  readonly isFilled: boolean;
}

function nowAt(destination: string, middle: readonly string[], basePath: string): LedAddress {
  if (isExternalHref(destination)) return { address: destination, isFilled: false };
  const inside = writtenPath(withoutBasePath(destination.trim(), basePath));
  const segments = segmentsOf(inside);
  const filled = segments.flatMap((segment) => (isWildcard(segment) ? middle : [segment]));
  return { address: addressOf(`/${filled.join("/")}`), isFilled: segments.some(isWildcard) };
}

function addressOf(written: string): string {
  return isExternalHref(written) ? written : addressedHref(written, "");
}

/** A source in one form, however it is written. */
export function sourceName(source: string): string {
  const exact = readRedirectSource(source)?.exact;
  return exact === undefined ? `/${segmentsOf(source).join("/")}` : pageHref(routeOf(exact), "");
}
