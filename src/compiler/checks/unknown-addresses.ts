// Says where in the site unknown pages may be, and why. (D9, D189)
import { boundDivisions } from "../bind/bound-divisions.ts";
import { referenceFolder, type ApiReference } from "../contract/api-reference.ts";
import { routeOf } from "../contract/page-path.ts";
import type { SpecAttachment } from "../contract/spec-attachment.ts";
import type { UnknownFact } from "../contract/unknown-fact.ts";
import type { BoundEndpoint } from "../bind/bound-tree.ts";
import { pathFolder } from "../routes/operation-path.ts";
import type { EndpointResolution } from "../routes/resolve-endpoint.ts";
import { perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { pageFolders } from "./link-targets.ts";
import { unreadLists, unreadRedirectAt } from "./lost-parts.ts";

import { unlistedOperations } from "./unlisted-operations.ts";

/** Why something may be at an address although nothing was found there; undefined if it is known that there is nothing. */
export function unknownAt(path: string, site: CheckedSite): string | undefined {
  const { byFolder, byRoute, open } = unknownPages(site);
  const route = routeOf(path);
  const folder = ["", route, ...foldersAbove(route)].find((each) => byFolder.has(each));
  if (folder !== undefined) return byFolder.get(folder);
  const inFolder = isInNewFolder(route, site) ? open : undefined;
  return byRoute.get(route) ?? inFolder ?? elsewhereAt(route, site) ?? unreadRedirectAt(path, site);
}

/** The same for all addresses below a folder. */
export function unknownBelow(folder: string, site: CheckedSite): string | undefined {
  const { byFolder, byRoute } = unknownPages(site);
  const start = `${folder}/`;
  for (const [at, reason] of [...byFolder, ...byRoute]) if (at.startsWith(start)) return reason;
  return unknownAt(folder, site);
}

/** Why a part of docs.json may make the page of an operation at a path, which the file there would replace. */
export function unreadSpecAbove(path: string, site: CheckedSite): string | undefined {
  const byFolder = foldersOfUnreadLists(site);
  const folder = foldersAbove(routeOf(path)).find((each) => byFolder.has(each));
  return folder === undefined ? undefined : byFolder.get(folder);
}

/** The folders where unread parts of docs.json may have pages. */
const foldersOfUnreadLists: (site: CheckedSite) => ReadonlyMap<string, string> = perObject((site) => {
  const byFolder = new Map<string, string>();
  for (const { texts, makesPages, reason } of unreadLists(site)) {
    if (!makesPages) continue;
    const named = [...texts].map(pathFolder).filter((folder) => folder !== "");
    for (const folder of [...allFolders(site), ...named]) if (!byFolder.has(folder)) byFolder.set(folder, reason);
  }
  return byFolder;
});

interface UnknownPages {
  /** Folders that may have unknown pages; "" stands for any address. */
  readonly byFolder: ReadonlyMap<string, string>;
  /** Addresses that may have an unknown page. */
  readonly byRoute: ReadonlyMap<string, string>;
  /** Why a folder without files may have pages. */
  readonly open: string | undefined;
}

const unknownPages: (site: CheckedSite) => UnknownPages = perObject((site) => {
  const byFolder = new Map<string, string>();
  const byRoute = new Map<string, string>();
  const add = (folders: readonly string[], reason: string): void => {
    for (const folder of folders) if (!byFolder.has(folder)) byFolder.set(folder, reason);
  };
  for (const fact of site.unknown)
    if (fact.area.kind === "spec")
      add(
        fact.area.folders.map((each) => each.slice(1)),
        reasonOf(fact, fact.area.spec),
      );
  for (const { folder, reason } of [...foldersOfUnread(site), ...foldersMadeElsewhere(site)]) add([folder], reason);
  for (const [entry, resolution] of site.uses.endpoints) {
    const reason = `"${entry.written}" names no operation that is there`;
    const routes = routesMeant(resolution, site);
    for (const route of routes ?? []) byRoute.set(route, reason);
    if (routes === undefined) add(foldersInForce(entry, site), reason);
  }
  for (const [folder, reason] of foldersOfUnreadLists(site)) add([folder], reason);
  return { byFolder, byRoute, open: unreadLists(site).find(({ isOpen }) => isOpen)?.reason };
});

function reasonOf({ kind }: UnknownFact, spec: string): string {
  if (kind === "limit") return `a limit left out a part of ${spec}`;
  if (kind === "unfetched") return `${spec} was not fetched`;
  return kind === "spec" ? `${spec} could not be read` : `a part of ${spec} could not be read`;
}

/** Why a page of another repository may be at an address: it is in no folder of this one, because the addresses of both never overlap. */
function elsewhereAt(route: string, site: CheckedSite): string | undefined {
  const [part] = site.config.elsewhere;
  const [first = ""] = route.split("/");
  if (part === undefined || pageFolders(site).has(first) || site.files.isFolder(first)) return undefined;
  return `${part.source} is another repository, whose folder was not given`;
}

/** An unread part may set a spec with a folder of its own, but such a folder hardly contains page files. */
function isInNewFolder(route: string, site: CheckedSite): boolean {
  const [first = "", ...others] = route.split("/");
  return others.length > 0 && !pageFolders(site).has(first) && !site.files.isFolder(first);
}

interface UnknownFolder {
  readonly folder: string;
  readonly reason: string;
}

/** The folders of specs that were not read or not fetched. */
function foldersOfUnread(site: CheckedSite): readonly UnknownFolder[] {
  return attachmentsOf(site).flatMap(({ source, file, kind, directory }) => {
    const state = site.specs.resolve({ word: source, file, kind });
    if (state.kind === "read") return [];
    const what = state.kind === "remote" ? "was not fetched" : "could not be read";
    return [{ folder: pathFolder(directory), reason: `${state.source} ${what}` }];
  });
}

/** The folders of pages that only the platform makes. */
function foldersMadeElsewhere(site: CheckedSite): readonly UnknownFolder[] {
  return boundDivisions(site.bound).flatMap(({ graphql, sdk }) =>
    [graphql, sdk].flatMap((reference) => {
      // navc makes the pages of a schema that it has read.
      if (reference === undefined || isRead(reference, site)) return [];
      return [
        { folder: referenceFolder(reference), reason: `only the platform makes the pages of ${reference.source}` },
      ];
    }),
  );
}

function isRead(reference: ApiReference, { graphql, sdk }: CheckedSite): boolean {
  return (reference.kind === "graphql" ? graphql.of(reference) : sdk.of(reference)).kind === "read";
}

/** The addresses that an entry without a known operation may mean; undefined if they are not known. */
function routesMeant(resolution: EndpointResolution, site: CheckedSite): readonly string[] | undefined {
  if (resolution.kind === "without-spec") return undefined;
  if (resolution.kind !== "unknown" && resolution.kind !== "unknown-method") return [];
  const { documents } = resolution;
  const planned = new Set(site.routes.planned.map(({ slot }) => slot.document));
  if (site.routes.isLocked || documents.length === 0 || !documents.every((each) => planned.has(each))) return undefined;
  const sources = new Set(documents.map(({ source }) => source));
  return [...unlistedOperations(site)].flatMap(([route, { spec }]) => (sources.has(spec) ? [route] : []));
}

function foldersInForce({ inForce }: BoundEndpoint, site: CheckedSite): readonly string[] {
  const attachments = inForce.openapi?.attachments ?? [];
  return attachments.length === 0 ? allFolders(site) : attachments.map(({ directory }) => pathFolder(directory));
}

/** All folders in which pages of specs are made. */
const allFolders: (site: CheckedSite) => readonly string[] = perObject((site) => [
  ...new Set([pathFolder(undefined), ...attachmentsOf(site).map(({ directory }) => pathFolder(directory))]),
]);

/** Every spec that is in force somewhere. */
const attachmentsOf: (site: CheckedSite) => readonly SpecAttachment[] = perObject((site) => {
  // Divisions share the specs in force above them.
  const lists = new Set(
    boundDivisions(site.bound).flatMap(({ inForce: { openapi, asyncapi } }) => [openapi, asyncapi]),
  );
  return [...new Set([...lists].flatMap((inForce) => inForce?.attachments ?? []))];
});
