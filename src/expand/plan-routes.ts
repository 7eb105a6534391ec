// Which path has the page of each operation, when no two may share one? (D8)
import type { BoundTree } from "../bind/bound-tree.ts";
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import { gatherSlots, slotName, type Slot } from "./gather-slots.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { operationPath, pathFolder, sanitize } from "./operation-path.ts";
import { pathsWithin, useName, type PathsWithin } from "./paths-within.ts";
import { routeCollisions } from "./route-collisions.ts";
import type { SpecUse, SpecUses } from "./spec-uses.ts";

/** The path of every operation that has a page, by its document and directory. */
export interface RoutePlan {
  readonly pathOf: (use: SpecUse, operation: Operation) => string | undefined;
  /** The operation whose generated page has this path. */
  readonly operationAt: (path: string) => Slot | undefined;
  readonly paths: readonly PagePath[];
}

/** Gives each operation its path, the default edition before the others; every pair of specs that collides is told once. */
export function planRoutes(tree: BoundTree, uses: SpecUses, report: Report): RoutePlan {
  const within = new Map<string, PathsWithin>();
  const paths = new Map<string, string>();
  const owners = new Map<string, Slot>();
  const free = numberedPaths();
  const collisions = routeCollisions(report);
  for (const slot of gatherSlots(tree, uses)) {
    const name = useName(slot);
    const known = within.get(name) ?? pathsWithin(slot);
    within.set(name, known);
    const plain = known.paths.get(slot.operation) ?? operationPath(slot.operation, slot.directory);
    const owner = owners.get(plain);
    const path =
      owner === undefined || isSame(owner, slot)
        ? plain
        : free(moved(plain, slot), (candidate) => owners.has(candidate));
    if (owner !== undefined && path !== plain) collisions.add(owner, slot, path);
    else if (known.moved.has(slot.operation)) collisions.add(slot, slot, path);
    paths.set(slotName(slot, slot.operation), path);
    if (!owners.has(path)) owners.set(path, slot);
  }
  collisions.tell();
  return {
    pathOf: (use, operation) => paths.get(slotName(use, operation)),
    operationAt: (path) => owners.get(path),
    paths: [...owners.keys()].flatMap(asPagePath),
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

/** The word that a spec's pages move below: its version, else its language, else its base name. */
export function editionWord({ version, language, document }: Slot): string {
  return sanitize(version ?? language ?? (document.source.split("/").at(-1) ?? "").replace(/\.[a-z]+$/i, ""));
}

function moved(plain: string, slot: Slot): string {
  const folder = pathFolder(slot.directory);
  const word = editionWord(slot);
  if (slot.operation.mint?.href !== undefined || word === "" || !plain.startsWith(`${folder}/`)) return plain;
  return `${folder}/${word}/${plain.slice(folder.length + 1)}`;
}
