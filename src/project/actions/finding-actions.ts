// Offers what can be done about a finding: its fix, a redirect, a new page, a place in a list, and accepting it.
import { hrefProblem, isExternalHref, localTarget, withoutBasePath } from "../../compiler/contract/href.ts";
import { isPageFileName, toPagePath, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { MissingTarget } from "../../compiler/diagnostics/problem-target.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { ChangeOperation } from "../change/site-change.ts";
import type { ActionSite } from "./action-site.ts";
import { placesOfAddress, placesOfCause } from "./alike-places.ts";
import type { ActionWork, OfferedAction } from "./action-work.ts";
import { listingActions, twiceListedActions } from "./listing-actions.ts";
import { knownPaths } from "./known-paths.ts";
import { redirectActions } from "./redirect-actions.ts";
import { editsEverywhere, suggestedEdit } from "./suggested-edit.ts";

/** What can be done about a finding. */
export async function findingActions(finding: Diagnostic, site: ActionSite): Promise<readonly OfferedAction[]> {
  return [
    ...fixActions(finding, site),
    ...suggestedActions(finding, site),
    ...(finding.code === "page-unlisted" ? await listingActions(finding.file, site) : []),
    ...(finding.code === "page-listed-twice" ? twiceListedActions(finding, site) : []),
    ...missingActions(finding, site),
    ...redirectActions(finding, site),
    ...acceptActions(finding, site),
  ];
}

const longestTitle = 80;

const fixableOf = perObject((found: readonly Diagnostic[]) =>
  groupBy(
    found.filter(({ edits }) => edits !== undefined),
    ({ code }) => code,
  ),
);

function fixActions(
  { code, file, subject, edits = [], range }: Diagnostic,
  site: ActionSite,
): readonly OfferedAction[] {
  const [edit] = edits;
  if (edit === undefined) return [];
  const written = visible(edit.text).slice(0, longestTitle);
  const where = edits.length === 1 ? "" : ` at ${count(edits.length, "place")}`;
  const alike = fixableOf(site.found).get(code)?.length ?? 0;
  return [
    {
      title: `Fix: write ${written === "" ? "nothing" : written}${where}`,
      work: { kind: "fix", code, file, subject, start: range.start.offset },
      isPreferred: true,
    },
    ...(alike < 2 ? [] : [{ title: `Fix all ${alike} problems "${code}"`, work: { kind: "fix-all", code } } as const]),
  ];
}

function suggestedActions(finding: Diagnostic, site: ActionSite): readonly OfferedAction[] {
  const { textOf } = site;
  const edit = suggestedEdit(finding, textOf(finding.file));
  if (edit === undefined) return [];
  const { code, file, subject, range, count: written } = finding;
  const to = visible(finding.suggestion ?? edit.text).slice(0, longestTitle);
  const work = { kind: "suggested", code, file, subject, start: range.start.offset } as const;
  const what = /^(?:link|anchor|href)-/.test(code) ? "links" : "places";
  const { problems, places } = placesOfAddress(finding, site);
  const hasMore = written === 1 ? problems > 1 : editsEverywhere(finding, textOf) !== undefined;
  return [
    { title: `Change to ${to}${whatStays(finding)}`, work },
    ...(hasMore
      ? [{ title: `Change all ${places} ${what} to ${to}`, work: { ...work, everywhere: true } } as const]
      : []),
    ...alikeActions(finding, site, work),
  ];
}

/** One decision for all problems of one cause, such as a folder that has moved. */
function alikeActions(
  finding: Diagnostic,
  site: ActionSite,
  work: Extract<ActionWork, { kind: "suggested" }>,
): readonly OfferedAction[] {
  const { cause } = finding;
  if (cause?.kind !== "other-start") return [];
  const { problems, places } = placesOfCause(finding, site);
  if (problems < 2) return [];
  const from = visible(cause.from).slice(0, longestTitle);
  const to = visible(cause.to).slice(0, longestTitle);
  const what = `all ${places} ${finding.code.startsWith("link-") ? "links" : "places"}`;
  const title =
    from === ""
      ? `Write ${to} at the start of ${what} that lack it`
      : `Change ${from} to ${to === "" ? "/" : to} at the start of ${what}`;
  return [{ title, work: { ...work, alike: true } }];
}

/** The other places that the message counts: each is a finding of its own when this one is gone. */
function whatStays({ count: places, related }: Diagnostic): string {
  const [other] = related;
  if (places < 2 || other === undefined) return "";
  const stays =
    places === 2 ? `${visible(other.file)}:${other.range.start.line} stays` : `${places - 1} other places stay`;
  return `, here only: ${stays}`;
}

/** What can be done where an address has no page. */
function missingActions(finding: Diagnostic, site: ActionSite): readonly OfferedAction[] {
  const { target, suggestion } = finding;
  if (target?.kind !== "missing" || site.navigation === undefined) return [];
  const { basePath } = site.navigation.site;
  const address = withoutBasePath(target.address, basePath);
  const to = suggestion === undefined || isExternalHref(suggestion) ? undefined : `/${suggestion.replace(/^\/+/, "")}`;
  return [
    ...movedActions(finding, target, site),
    // A redirect would hide the entry, which would be as wrong as before.
    ...(target.path === undefined ? newRedirectActions(address, to, site) : []),
    ...newPageActions(target, address, site),
    ...(target.path === undefined ? [] : [removedEntry(target.path)]),
  ];
}

/** A redirect to what is suggested, or to what somebody is asked for. */
function newRedirectActions(from: string, to: string | undefined, { canAsk }: ActionSite): readonly OfferedAction[] {
  if (to === undefined && !canAsk) return [];
  const end = to === undefined ? "" : ` to ${visible(to)}`;
  const operation = { kind: "redirect", from, to: to ?? "" } as const;
  return [{ title: `Add a redirect from ${visible(from)}${end}`, work: { kind: "change", operation } }];
}

/**
 * The page that may be meant. What names it follows. A redirect leads there, as if navc had moved it, only if its address was known: a path
 * that was misspelt has never been an address. (D509)
 */
function movedActions(
  { suggestion, related }: Diagnostic,
  { path, moved, stayed }: MissingTarget,
  site: ActionSite,
): readonly OfferedAction[] {
  if (path === undefined || moved === undefined) return [];
  const file = visible(moved);
  const follow = { kind: "move", from: path, to: moved } as const;
  const move = { kind: "move", from: moved, to: path } as const;
  const hasMoved = knownPaths(site).has(path);
  // Else its entry is all that has to change, which another action does.
  const isNeeded = hasMoved || suggestion === undefined || related.some((place) => isPageFileName(place.file));
  return [
    ...(stayed === true
      ? [{ title: `Move ${file} to ${visible(path)}`, work: { kind: "change", operation: move } } as const]
      : []),
    ...(isNeeded ? [hasMoved ? followed(file, follow) : written(file, follow)] : []),
  ];
}

function followed(file: string, operation: ChangeOperation): OfferedAction {
  return {
    title: `It has moved to ${file}: write that in its entry and its links`,
    work: { kind: "change", operation },
  };
}

function written(file: string, operation: ChangeOperation): OfferedAction {
  return {
    title: `Write ${withoutPageExtension(file)} in its entry and its links`,
    work: { kind: "change", operation, redirects: { kind: "none" } },
  };
}

/** Without the entry, its links lead nowhere: the plan says where. */
function removedEntry(page: string): OfferedAction {
  const operation = { kind: "remove", page } as const;
  return { title: `Remove the entry ${visible(page)}`, work: { kind: "change", operation } };
}

/** The page that is missing. Readers of an address that is redirected never get one, but its entry may lead where the redirect leads, outside. */
function newPageActions(
  { path, redirected }: MissingTarget,
  address: string,
  { has, canCreate }: ActionSite,
): readonly OfferedAction[] {
  const page = path ?? localTarget(address);
  const named = page === undefined ? undefined : toPagePath(page);
  const file = named?.ok === true ? (isPageFileName(named.path) ? named.path : `${named.path}.mdx`) : undefined;
  if (file === undefined || /\.[a-z]{2,5}\.mdx$/i.test(file) || has(file) || !canCreate) return [];
  const title = `Make the page ${visible(file)}`;
  if (redirected === undefined) return [{ title, work: { kind: "new-page", file } }];
  if (hrefProblem(redirected) !== undefined || !isExternalHref(redirected)) return [];
  return [
    {
      title: `${title}, a link to ${visible(redirected).slice(0, longestTitle)}`,
      work: { kind: "new-page", file, url: redirected },
    },
  ];
}

/** Nothing is accepted where no baseline is in use. */
function acceptActions({ code, file, subject }: Diagnostic, { baseline }: ActionSite): readonly OfferedAction[] {
  if (baseline === undefined) return [];
  return [{ title: `Accept in ${visible(baseline)}`, work: { kind: "accept", code, file, subject } }];
}
