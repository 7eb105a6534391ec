// Finds redirects that lead to no page. (D44)
import { isExternalHref, localTarget } from "../contract/href.ts";
import { linkedPage, pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { placeOf, otherPlaces } from "../diagnostics/place.ts";
import { decoded, readRedirectSource, segmentsOf, type SourcePart } from "../links/redirect-source.ts";
import type { ConfigRedirect } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import { addressToWrite } from "./address-to-write.ts";
import type { Check, CheckedSite } from "./check.ts";
import {
  isPathOfPage,
  nearestAddress,
  isPublishedPageFile,
  missingFolderAbove,
  isUnknownFolder,
  reasonOfFolders,
  unpublishedAt,
} from "./link-targets.ts";
import { withoutLinkPrefix } from "./link-prefix.ts";
import { entryOf } from "./operation-place.ts";
import { pathsOfAddress, redirectEnd, type MissingEnd, type ReachedAddress } from "./redirect-end.ts";
import { fixedFolder, isMissingDestination, redirectGraph, tailOf, unknownDestination } from "./redirect-graph.ts";
import { unpublishedDetails } from "./unpublished-page.ts";
import { unlistedOperations } from "./unlisted-operations.ts";

/** Reports each missing destination once, with all redirects that lead there. */
export const redirectTargetMissing: Check = {
  code: "redirect-target-missing",
  needs: [],
  run: (site, report, leave) => {
    for (const redirect of lastRedirects(site)) {
      const unknown = unknownDestination(redirect.destination, site);
      const at = [{ file: placeOf(redirect.destinationAt).file, subject: [redirect.destination] }];
      if (unknown !== undefined) leave(unknown, { at });
      const folder = folderAt(redirect.destination, site);
      if (folder !== undefined) leave(reasonOfFolders, { address: pageHref(folder, ""), at });
    }
    const missing = [...redirectsToNothing(site).keys()];
    for (const [first, ...others] of groupBy(missing, ({ destination }) => targetName(destination)).values())
      reportMissing([first!, ...others], site, report);
  },
};

/** The redirects after which no other one follows. */
const lastRedirects: (site: CheckedSite) => readonly ConfigRedirect[] = perObject((site) => {
  const { plain, find, firstHop } = redirectGraph(site);
  return plain.flatMap(({ redirect, end }) =>
    end !== undefined || find(firstHop(redirect).to) !== undefined ? [] : [redirect],
  );
});

/** The redirects to a destination with nothing, each with the end if other ones lead on from there. */
const redirectsToNothing: (site: CheckedSite) => ReadonlyMap<ConfigRedirect, MissingEnd | undefined> = perObject(
  (site) => {
    const last = lastRedirects(site).filter(
      (redirect) => unfilledWildcard(redirect) !== undefined || isMissingDestination(redirect.destination, site),
    );
    const found = new Map<ConfigRedirect, MissingEnd | undefined>(last.map((redirect) => [redirect, undefined]));
    const before = redirectGraph(site).plain.flatMap(({ redirect }): readonly [ConfigRedirect, MissingEnd][] => {
      const end = missingEnd(redirect.destination, site);
      // Of several redirects that each lead to one address, the last one is at fault.
      if (end === undefined || end.passed.some((each) => found.has(each) || leadsToOne(each))) return [];
      return [[redirect, end]];
    });
    return new Map([...found, ...before]);
  },
);

/** False if the destination has a wildcard. */
function leadsToOne({ destination }: ConfigRedirect): boolean {
  return fixedFolder(destination) === undefined;
}

/** Where redirects lead from a destination, if nothing is there. */
function missingEnd(destination: string, site: CheckedSite): (MissingEnd & Pick<ReachedAddress, "passed">) | undefined {
  const end = isExternalHref(destination) ? undefined : redirectEnd(site)(destination);
  if (end?.kind !== "address" || !isMissingDestination(end.to, site)) return undefined;
  const [path] = pathsOfAddress(end.to, site);
  return path === undefined ? undefined : { path, isLasting: end.isLasting, passed: end.passed };
}

/** True for a redirect that is reported because nothing is at its destination. */
export function isReportedForTarget(redirect: ConfigRedirect, site: CheckedSite): boolean {
  return redirectsToNothing(site).has(redirect);
}

/** The folder without a page of its own that a destination leads to. */
function folderAt(destination: string, site: CheckedSite): PagePath | undefined {
  const path = isExternalHref(destination) ? undefined : localTarget(withoutLinkPrefix(destination, site));
  return path !== undefined && isUnknownFolder(path, site) ? path : undefined;
}

/** A wildcard of a destination in this site that the source lacks, so that nothing replaces it. */
function unfilledWildcard({ source, destination }: ConfigRedirect): string | undefined {
  if (isExternalHref(destination)) return undefined;
  const names = new Set(readRedirectSource(source)?.parts.map(wildcardName));
  return segmentsOf(destination).find((segment) => {
    const [, name] = /^:([A-Za-z_]\w*)[*+]?$/.exec(segment) ?? [];
    return name !== undefined && !names.has(name);
  });
}

function wildcardName(part: SourcePart): string | undefined {
  if (part.kind === "text") return undefined;
  return part.kind === "unclear" ? /^:(\w+)/.exec(part.written)?.[1] : part.name;
}

function targetName(destination: string): string {
  const folder = fixedFolder(destination);
  return folder === undefined ? decoded(segmentsOf(destination)) : `${folder}/`;
}

function reportMissing(
  redirects: readonly [ConfigRedirect, ...(readonly ConfigRedirect[])],
  site: CheckedSite,
  report: Report,
): void {
  const { source, destination } = redirects[0];
  const [first, ...others] = redirects.map(({ destinationAt }) => placeOf(destinationAt));
  const unfilled = unfilledWildcard(redirects[0]);
  const folder = fixedFolder(destination);
  const page = pageOfFile(destination, site);
  const operation = folder === undefined ? operationAt(destination, site) : undefined;
  const end = redirectsToNothing(site).get(redirects[0]);
  const at = end?.path ?? localTarget(withoutLinkPrefix(destination, site));
  const found = folder === undefined && at !== undefined ? unpublishedAt(at, site) : undefined;
  const { unpublished, leftOut } = unpublishedDetails(found);
  const isGuessed = (folder ?? operation ?? unpublished) === undefined;
  const nearest = isGuessed ? (page ?? nearestTarget(destination, end, site)) : undefined;
  const args = {
    example: source,
    destination,
    end: end && pageHref(end.path, ""),
    nearest: nearest === undefined ? undefined : nearest + tailOf(destination),
    folder: folder === undefined ? undefined : `/${folder}`,
    missingFolder:
      (unfilled ?? operation ?? nearest ?? unpublished) === undefined
        ? missingFolder(end === undefined ? destination : pageHref(end.path, ""), site)
        : undefined,
    unfilled,
    operation,
    unpublished,
    redirects: redirects.length,
  };
  const edits = redirects.map((redirect) => ({
    place: placeOf(redirect.destinationAt),
    written: `${page ?? ""}${tailOf(redirect.destination)}`,
  }));
  report("redirect-target-missing", first!, args, {
    related: [...leftOut, ...otherPlaces(others, "also led there")],
    suggestion: args.nearest,
    edits: page === undefined ? [] : edits,
  });
}

/** The outermost folder of a destination that is not there. */
function missingFolder(destination: string, site: CheckedSite): string | undefined {
  const folder = fixedFolder(destination);
  const path = folder === undefined ? localTarget(destination) : `${folder}/`;
  return path === undefined ? undefined : missingFolderAbove(path, site);
}

/** The address of the page that a destination names by its file. */
function pageOfFile(destination: string, site: CheckedSite): string | undefined {
  const path = localTarget(destination);
  const plain = path && linkedPage(path);
  if (plain === undefined || plain === path) return undefined;
  return isPathOfPage(plain, site) || isPublishedPageFile(plain, site) ? pageHref(plain, "") : undefined;
}

/** The operation whose page would be at a destination if an entry listed it. */
function operationAt(
  destination: string,
  site: CheckedSite,
): { readonly spec: string; readonly entry: string } | undefined {
  const path = localTarget(destination);
  const found = path === undefined ? undefined : unlistedOperations(site).get(routeOf(path));
  return found === undefined ? undefined : { spec: found.spec, entry: entryOf(found.operation) };
}

/** A page that is redirected itself is not suggested. */
function nearestTarget(destination: string, end: MissingEnd | undefined, site: CheckedSite): string | undefined {
  const path = localTarget(destination);
  const nearest = nearestAddress(end?.path ?? path, site);
  if (nearest === undefined || redirectGraph(site).find(nearest) !== undefined) return undefined;
  const page = localTarget(nearest);
  return path === undefined || page === undefined ? nearest : addressToWrite(page, { from: path, end }, site).address;
}
