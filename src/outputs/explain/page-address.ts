// Explains what the address of a page is made from: the path of a file or entry, or parts of an operation (D4, D8, D40, D42).
import type { ExpandedPage } from "../../compiler/expand/expanded-tree.ts";
import { defaultDirectory } from "../../compiler/contract/spec-attachment.ts";
import { ownPath, pathWords, type PathScheme, type SegmentOrigin } from "../../compiler/routes/operation-path.ts";
import type { PathHolder, PlannedRoute, RouteCollision } from "../../compiler/routes/route-allocator.ts";
import { isUnresolvedOperation, type NamedOperation, type Operation } from "../../compiler/specs/spec-catalog.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { Origin } from "./facts.ts";

/** Where the address of a page comes from. */
export function addressOrigin({ path, file, provenance: { route } }: ExpandedPage, site: ExplainedSite): Origin {
  const { basePath } = site.navigation.site;
  const origin = file === null ? unwrittenOrigin(route, site) : { from: "the path of its file" };
  const index = /(^|\/)index$/.test(path) ? `, without "index"` : "";
  const base = basePath === "" ? "" : `, after the base path ${basePath}`;
  return { ...origin, from: `${origin.from}${index}${base}` };
}

function unwrittenOrigin(route: PlannedRoute | undefined, site: ExplainedSite): Origin {
  if (route === undefined) return { from: "the path that its entry names" };
  const { from, ...rest } = routeOrigin(route, site);
  return { from: `${from}${route.collision === undefined ? "" : collisionWords(route.collision)}`, ...rest };
}

function routeOrigin({ slot: { operation, directory, urls }, isKept }: PlannedRoute, site: ExplainedSite): Origin {
  if (isKept) return { from: "the lock: it was published at this address" };
  if (isUnresolvedOperation(operation)) return { from: "the entry's method and path: the spec was not read" };
  if (ownPath(operation) !== undefined)
    return { from: `"x-mint.href" of the operation`, at: site.at(operation, "/x-mint/href") };
  return {
    from: [`directory "${directory ?? defaultDirectory}"`, ...partsOf(operation, urls)].join(" + "),
  };
}

function partsOf(operation: Operation, urls: PathScheme): readonly string[] {
  const { folder, last } = pathWords(operation, urls);
  const folderPart = operation.kind === "channel" ? folder : `tag "${folder}"`;
  return [...(folder === "" ? [] : [folderPart]), lastPart(operation, last)];
}

function lastPart({ kind, target, summary = "", operationId = "" }: Operation, last: SegmentOrigin): string {
  if (last === "summary") return `summary "${summary}"`;
  if (last === "operationId") return `operationId "${operationId}"`;
  return kind === "path" ? "method and path" : `name "${target}"`;
}

/** How the address differs from the wanted one. */
function collisionWords({ holder, below, number }: RouteCollision): string {
  const moves = [...(below === "" ? [] : [`below "${below}"`]), ...(number === "" ? [] : [`and "${number}"`])];
  return `, ${moves.join(" ")} because ${holderWords(holder)}`;
}

function holderWords(holder: PathHolder): string {
  if (holder.kind === "removed") return `the lock keeps that address for ${holder.operation.key}`;
  const operation = holder.kind === "operation" ? holder.slot.operation : holder.operation;
  return `${operationWords(operation)} has that address`;
}

function operationWords({ kind, method, target }: NamedOperation): string {
  return kind === "path" ? `${method} ${target}` : `${kind} ${target}`;
}
