// Which path has the page of each operation, when no two may share one? (D8)
import type { BoundTree } from "../bind/bound-tree.ts";
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import { gatherSlots, slotName, type Slot } from "./gather-slots.ts";
import { pathChooser, type PathRules } from "./choose-path.ts";
import { routeOf } from "./route-of.ts";
import type { SpecUse, SpecUses } from "./spec-uses.ts";

/** An operation and the path its page has. */
export interface PlannedPage {
  readonly path: string;
  readonly operation: Operation;
}

/** The same, with the place that needs the page. */
export interface PlannedSlot extends PlannedPage {
  readonly slot: Slot;
}

/** The path of every operation that has a page, by its document and directory. */
export interface RoutePlan {
  readonly pathOf: (use: Pick<SpecUse, "document" | "directory">, operation: Operation) => string | undefined;
  /** The operation whose generated page has the address of this path. */
  readonly pageAt: (path: string) => PlannedPage | undefined;
  /** Where a file would be the page of an operation. */
  readonly paths: readonly PagePath[];
  /** Every path given, in the order of giving. */
  readonly planned: readonly PlannedSlot[];
}

/** Gives each operation its path, the default edition before the others; every pair of specs that collides is told once. */
export function planRoutes(tree: BoundTree, uses: SpecUses, rules: PathRules): RoutePlan {
  const slots = gatherSlots(tree, uses);
  const owners = new Map<string, PlannedSlot>();
  const choose = pathChooser(slots, (path) => owners.get(routeOf(path))?.slot, rules);
  const paths = new Map<string, string>();
  const planned = slots.map((slot): PlannedSlot => {
    const { operation } = slot;
    const page = { slot, path: choose.pathFor(slot), operation };
    paths.set(slotName(slot, operation), page.path);
    if (!owners.has(routeOf(page.path))) owners.set(routeOf(page.path), page);
    return page;
  });
  choose.tell();
  return {
    pathOf: (use, operation) => paths.get(slotName(use, operation)),
    pageAt: (path) => owners.get(routeOf(path)),
    paths: [...owners].flatMap(([route, { path }]) => [
      ...asPagePath(path),
      ...(route === path ? [] : asPagePath(route)),
    ]),
    planned,
  };
}

// A path from `x-mint.href` can be anything; one that is no page path has no file of its own.
function asPagePath(path: string): readonly PagePath[] {
  const result = toPagePath(path);
  return result.ok && result.path === path ? [result.path] : [];
}
