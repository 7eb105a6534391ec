// Finds where redirects lead when pages get other addresses. (D265)
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import { decoded, isWildcard, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { indexAddress } from "./index-address.ts";
import type { AddressChanges, IndexAddresses, LedElsewhere, LeftAddress } from "./led-elsewhere.ts";

/** Where a redirect leads now; undefined if that has not changed. */
export function newDestination(destination: string, changes: AddressChanges, isLed: LedElsewhere): string | undefined {
  if (isExternalHref(destination)) return undefined;
  const { sentTo, ledOn, taken, folderAfter, emptied, withIndex, basePath = "" } = changes;
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
  const before = wildcardFolder(path);
  if (before === undefined) return undefined;
  const folder = folderAfter(decoded(before.segments));
  const ofFolder = (href: string): string => `${href}/${before.rest.join("/")}${tail}`;
  if (folder !== undefined) return ofFolder(folderHref(folder));
  const left = emptied(decoded(before.segments)) ?? [];
  const only = onlyTarget(left);
  const instead = only === undefined ? folderInstead(folderHref(decoded(before.segments)), left) : undefined;
  return instead === undefined ? only : ofFolder(instead);
}

interface WildcardFolder {
  readonly segments: readonly string[];
  /** The first wildcard, and what follows it. */
  readonly rest: readonly string[];
}

/** The folder in which the wildcard of a destination is; undefined without one, and at the top of the site. */
function wildcardFolder(path: string): WildcardFolder | undefined {
  const segments = segmentsOf(path);
  const first = segments.findIndex(isWildcard);
  return first < 1 ? undefined : { segments: segments.slice(0, first), rest: segments.slice(first) };
}

/** Where the readers of all pages are sent that a folder had; undefined if that is not one address. */
function onlyTarget(left: readonly LeftAddress[]): string | undefined {
  const targets = new Set(left.map(({ to }) => to));
  return targets.size === 1 ? [...targets][0] : undefined;
}

/** The address of the folder that has a page in the place of each that this one had, with the same rest of the path. */
function folderInstead(folder: string, left: readonly LeftAddress[]): string | undefined {
  const folders = new Set(
    left.map(({ address, to }) => {
      const rest = address.slice(folder.length);
      return to !== undefined && !isExternalHref(to) && to.endsWith(rest)
        ? to.slice(0, to.length - rest.length)
        : undefined;
    }),
  );
  return folders.size === 1 ? [...folders][0] : undefined;
}

/** Whether a redirect with wildcards leads into a folder that has no page any more. */
export function isEmptied(destination: string, { emptied, basePath = "" }: AddressChanges): boolean {
  if (isExternalHref(destination)) return false;
  const folder = wildcardFolder(writtenPath(withoutBasePath(destination.trim(), basePath)));
  return folder !== undefined && emptied(decoded(folder.segments)) !== undefined;
}

/** The address of a page that only loses its `/index`. It has its anchors still. */
function withoutLostIndex(target: string, withIndex: IndexAddresses | undefined): string | undefined {
  return routeOf(target) === target ? undefined : withIndex?.sentTo.get(indexAddress(pageHref(target, "")));
}

/** The address of a folder, before a slash. */
export function folderHref(folder: string): string {
  return folder === "" ? "" : pageHref(folder, "");
}
