// Which path has the page of each operation, when no two may share one? (D8)
import type { BoundTree } from "../bind/bound-tree.ts";
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { editionWord } from "./edition-word.ts";
import { gatherSlots, slotName, type Slot } from "./gather-slots.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { joined, ownPath, pathFolder } from "./operation-path.ts";
import { pathsWithin, type PathsWithin } from "./paths-within.ts";
import { routeCollisions } from "./route-collisions.ts";
import { routeOf } from "./route-of.ts";
import type { SpecUse, SpecUses } from "./spec-uses.ts";

/** An operation and the path its page has. */
export interface PlannedPage {
  readonly path: string;
  readonly operation: Operation;
}

/** The path of every operation that has a page, by its document and directory. */
export interface RoutePlan {
  readonly pathOf: (use: Pick<SpecUse, "document" | "directory">, operation: Operation) => string | undefined;
  /** The operation whose generated page has the address of this path. */
  readonly pageAt: (path: string) => PlannedPage | undefined;
  /** Where a file would be the page of an operation. */
  readonly paths: readonly PagePath[];
}

interface Owner extends PlannedPage {
  readonly slot: Slot;
}

/** Gives each operation its path, the default edition before the others; every pair of specs that collides is told once. */
export function planRoutes(tree: BoundTree, uses: SpecUses, report: Report): RoutePlan {
  const within = new Map<SpecDocument, PathsWithin>();
  const paths = new Map<string, string>();
  const owners = new Map<string, Owner>();
  const free = numberedPaths();
  const collisions = routeCollisions(report);
  for (const slot of gatherSlots(tree, uses)) {
    const { document, operation, directory } = slot;
    const known = within.get(document) ?? pathsWithin(document);
    within.set(document, known);
    const plain = known.pathOf(operation, directory);
    const owner = owners.get(routeOf(plain));
    const path =
      owner === undefined || isSame(owner.slot, slot)
        ? plain
        : free(moved(plain, owner.slot, slot), (candidate) => owners.has(routeOf(candidate)));
    if (owner !== undefined && path !== plain) collisions.add(owner.slot, slot, path);
    else if (known.isMoved(operation)) collisions.add(slot, slot, path);
    paths.set(slotName(slot, operation), path);
    if (!owners.has(routeOf(path))) owners.set(routeOf(path), { slot, path, operation });
  }
  collisions.tell();
  return {
    pathOf: (use, operation) => paths.get(slotName(use, operation)),
    pageAt: (path) => owners.get(routeOf(path)),
    paths: [...owners].flatMap(([route, { path }]) => [
      ...asPagePath(path),
      ...(route === path ? [] : asPagePath(route)),
    ]),
  };
}

// A path from `x-mint.href` can be anything; one that is no page path has no file of its own.
function asPagePath(path: string): readonly PagePath[] {
  const result = toPagePath(path);
  return result.ok && result.path === path ? [result.path] : [];
}

function isSame(one: Slot, other: Slot): boolean {
  return one.document === other.document && one.operation === other.operation;
}

/** Where a page goes whose address an operation of another spec has: below its edition's word. */
function moved(plain: string, owner: Slot, slot: Slot): string {
  const word = editionWord(slot);
  if (owner.document === slot.document || ownPath(slot.operation) !== undefined || word === "") return plain;
  const folder = pathFolder(slot.directory);
  return joined(folder, word, folder === "" ? plain : plain.slice(folder.length + 1));
}
