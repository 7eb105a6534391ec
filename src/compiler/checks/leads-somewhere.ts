// Says whether a link has a target, at its own address or where redirects of the site end. (D115, D419)
import { pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import type { Redirect } from "../links/find-redirect.ts";
import { perKey, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import {
  isCertainTarget,
  isPublishedPageFile,
  isUnknownFolder,
  pagesByRoute,
  reasonOfFolders,
} from "./link-targets.ts";
import { pathsOfAddress, redirectEnd, type MissingEnd, type ReachedAddress } from "./redirect-end.ts";
import { isReportedForTarget } from "./redirect-target-missing.ts";
import { unknownAt } from "./unknown-addresses.ts";
import { unpublishedPage } from "./unpublished-page.ts";

/** What is at the target of a link. */
export type TargetState =
  /** A page or file, or what another check reports. */
  | { readonly kind: "there" }
  /** Nothing; `end` if redirects lead from there to an address with nothing. */
  | { readonly kind: "missing"; readonly end?: MissingEnd }
  /** It is not known. The reason is the end of a sentence; `address` is the one that could not be judged. */
  | { readonly kind: "unknown"; readonly reason: string; readonly address?: string };

/** What is at a path. */
export const targetState: (site: CheckedSite) => (path: PagePath) => TargetState = perObject((site) =>
  perKey((path) => (isThere(path, site) ? { kind: "there" } : stateAtEnd(path, site, (atEnd) => isThere(atEnd, site)))),
);

/** True if the target exists, or is reported as missing by another check. */
export function leadsSomewhere(path: PagePath, site: CheckedSite): boolean {
  return targetState(site)(path).kind === "there";
}

/** The best of the states of the paths that a link may lead to; "missing" if there are none. */
export function bestState(states: readonly TargetState[]): TargetState {
  const found = (["there", "unknown"] as const).map((kind) => states.find((each) => each.kind === kind));
  return found.find((state) => state !== undefined) ?? states[0] ?? { kind: "missing" };
}

/** Documents and archives: a build does not make them. */
const document = /\.(?:pdf|csv|zip|gz|tgz)$/i;

function isThere(path: PagePath, site: CheckedSite): boolean {
  if (document.test(path)) return site.files.isFile(path);
  return (
    isCertainTarget(path, site) ||
    isPublishedPageFile(path, site, unpublishedPage) ||
    pagesByRoute(site).has(routeOf(path))
  );
}

/** What is where redirects of a path end at which nothing is. `isThere`: whether a page or file is at a path. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function stateAtEnd(path: PagePath, site: CheckedSite, isThere: (path: PagePath) => boolean): TargetState {
  const end = redirectEnd(site)(path);
  switch (end.kind) {
    case "none":
      return stateOfAbsent(path, site) ?? { kind: "missing" };
    case "outside":
    case "loop":
      return { kind: "there" };
    case "uncertain":
      return pathsOfAddress(end.at, site).some(isThere) ? { kind: "there" } : uncertain(path, end.redirect);
    case "address":
      return stateOfReached(end, site, isThere) ?? uncertain(path, end.passed.at(-1));
  }
}

/** What is at an address to which redirects certainly lead; undefined if a wildcard was filled with what no path of a page has. */
function stateOfReached(
  { to, passed, isLasting }: ReachedAddress,
  site: CheckedSite,
  isThere: (path: PagePath) => boolean,
): TargetState | undefined {
  const paths = pathsOfAddress(to, site);
  if (paths.some(isThere) || passed.some((each) => isReportedForTarget(each, site))) return { kind: "there" };
  const unknown = paths.map((path) => stateOfAbsent(path, site)).find((state) => state !== undefined);
  return unknown ?? (paths[0] && { kind: "missing", end: { path: paths[0], isLasting } });
}

function uncertain(path: PagePath, redirect: Redirect | undefined): TargetState {
  const reason =
    redirect === undefined
      ? "more redirects follow one another than navc follows"
      : `where the redirect of "${redirect.source}" leads depends on the platform`;
  return { kind: "unknown", reason, address: pageHref(path, "") };
}

/** Why something may be at a path where nothing was found. */
function stateOfAbsent(path: PagePath, site: CheckedSite): TargetState | undefined {
  if (isUnknownFolder(path, site)) return { kind: "unknown", reason: reasonOfFolders, address: pageHref(path, "") };
  const reason = unknownAt(path, site);
  return reason === undefined ? undefined : { kind: "unknown", reason };
}
