// Plans the path of the page of each operation, so that no two share one. (D8)
import type { BoundDivision, BoundTree, Inherited } from "../bind/bound-tree.ts";
import type { UrlScheme } from "../contract/dialect.ts";
import { routeOf, type PagePath } from "../contract/page-path.ts";
import type { SpecAttachment } from "../contract/spec-attachment.ts";
import { isPagePath, pathFolder, pathScheme } from "./operation-path.ts";
import { hasPage } from "./resolve-endpoint.ts";
import {
  operationIdentity,
  RouteAllocator,
  type OperationSlot,
  type PathRules,
  type PlannedRoute,
  type RouteCollision,
} from "./route-allocator.ts";
import { openLock } from "./route-lock.ts";
import type { SpecUses } from "./spec-uses.ts";
import type { NamedOperation } from "../specs/spec-catalog.ts";

/** The path of every operation that has a page, by its directory. */
export interface RoutePlan {
  readonly routeOf: (operation: NamedOperation, directory: string | undefined) => PlannedRoute | undefined;
  /** The route of the operation whose generated page has the address of this path. */
  readonly routeAt: (path: string) => PlannedRoute | undefined;
  /** Where a file would be the page of an operation. */
  readonly paths: readonly PagePath[];
  /** All planned paths, in the order of planning. */
  readonly planned: readonly PlannedRoute[];
  /** The operations that got another path than the wanted one, in the same order. */
  readonly collisions: readonly RouteCollision[];
  /** Whether a lock keeps paths, so that new texts in a spec do not move a page. */
  readonly isLocked: boolean;
}

/** Gives each operation its path, the default edition before the others. */
export function planRoutes(tree: BoundTree, uses: SpecUses, rules: PathRules): RoutePlan {
  const slots = operationSlots(tree, uses, rules.urls);
  const allocator = new RouteAllocator(slots, rules.lock);
  const planned = slots.map((slot) => allocator.allocate(slot));
  const bySlot = new Map(planned.map((route) => [slotName(route.slot.operation, route.slot.directory), route]));
  const byRoute = new Map(planned.toReversed().map((route) => [routeOf(route.path), route]));
  return {
    routeOf: (operation, directory) => bySlot.get(slotName(operation, directory)),
    routeAt: (path) => byRoute.get(routeOf(path)),
    paths: [...new Set(planned.flatMap(({ path }) => [path, routeOf(path)]).filter(isPagePath))],
    planned,
    collisions: planned.flatMap(({ collision }) => collision ?? []),
    isLocked: rules.lock !== openLock,
  };
}

function slotName(operation: NamedOperation, directory: string | undefined): string {
  return `${operationIdentity(operation)}\n${pathFolder(directory)}`;
}

/** An operation at the place where docs.json names it or its spec. */
type NamedSlot = Pick<OperationSlot, "operation" | "document" | "directory" | "at"> & Pick<SpecAttachment, "slug">;

/** Every operation with a page once: those of the default edition first, then in reading order. */
function operationSlots(
  { root, plans }: BoundTree,
  { generates, endpoints }: SpecUses,
  urls: UrlScheme,
): readonly OperationSlot[] {
  const slots = new Map<string, OperationSlot>();
  const start = plans.editions.find((edition) => edition.default)!;
  const add = (slot: NamedSlot, inForce: Inherited): void => {
    const { operation, document, directory, slug, at } = slot;
    const { language, version } = inForce;
    const inDefault = (language ?? start.language) === start.language && (version ?? start.version) === start.version;
    const name = slotName(operation, directory);
    const known = slots.get(name);
    if (known === undefined || (inDefault && !known.inDefault))
      slots.set(name, {
        operation,
        document,
        directory,
        urls: pathScheme(slug, urls),
        at,
        language,
        version,
        inDefault,
      });
  };
  const walk = (division: BoundDivision): void => {
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (child.kind !== "endpoint") {
        walk(child);
        continue;
      }
      const named = endpoints.get(child);
      if (named !== undefined && hasPage(named))
        add({ ...named, document: named.kind === "found" ? named.document : undefined }, child.inForce);
    }
    for (const { document, directory, slug, at } of generates.get(division) ?? [])
      for (const operation of document.operations)
        if (!operation.excluded) add({ operation, document, directory, slug, at }, division.inForce);
  };
  walk(root);
  const all = [...slots.values()];
  return [...all.filter((slot) => slot.inDefault), ...all.filter((slot) => !slot.inDefault)];
}
