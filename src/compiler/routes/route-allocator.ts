// Gives each operation a unique path. (D8, D42)
import { routeOf } from "../contract/page-path.ts";
import type { UrlScheme } from "../contract/dialect.ts";
import { type SpecDocument, isUnresolvedOperation, type NamedOperation } from "../specs/spec-catalog.ts";
import {
  documentPaths,
  numberedPaths,
  type DocumentPaths,
  joined,
  operationPath,
  ownPath,
  pathFolder,
  type PathScheme,
  sanitize,
} from "./operation-path.ts";
import { lockKey, type LockedOperation, type RouteLock } from "./route-lock.ts";
import type { NodeSource } from "../bind/bound-tree.ts";
import { madeOnce } from "../text/per-object.ts";

/** An operation that needs a page below a directory, and its edition. */
export interface OperationSlot {
  readonly operation: NamedOperation;
  /** Undefined if it was not read. */
  readonly document: SpecDocument | undefined;
  readonly directory: string | undefined;
  readonly urls: PathScheme;
  /** Where docs.json names the spec. */
  readonly at: NodeSource;
  readonly language: string | null;
  readonly version: string | null;
  readonly inDefault: boolean;
}

/** Why an operation did not get the wanted path. */
export type PathHolder =
  /** An operation of another spec, or of the same spec below another directory, has it. */
  | { readonly kind: "operation"; readonly slot: OperationSlot }
  /** An earlier operation of the same spec has it. */
  | { readonly kind: "earlier"; readonly operation: NamedOperation }
  /** The lock keeps it for an operation that the spec no longer has. */
  | { readonly kind: "removed"; readonly operation: LockedOperation };

/** An operation whose page moved because the path was taken. */
export interface RouteCollision {
  readonly holder: PathHolder;
  readonly slot: OperationSlot;
  readonly wanted: string;
  readonly path: string;
  /** The folder that was added to the path; "" if there is none. */
  readonly below: string;
  /** The number at the end of the path; "" if there is none. */
  readonly number: string;
}

/** The path of an operation's page, and where it comes from. */
export interface PlannedRoute {
  readonly path: string;
  readonly slot: OperationSlot;
  /** Whether the lock keeps a path for it; otherwise it is made from the words of its spec. */
  readonly isKept: boolean;
  /** Why it is not the wanted path; undefined if it is. */
  readonly collision: RouteCollision | undefined;
}

/** How paths are made if a spec does not say, and which paths are kept. */
export interface PathRules {
  readonly urls: UrlScheme;
  readonly lock: RouteLock;
}

/** Allocates paths slot by slot. If two want the same path, the first one gets it, unless the lock keeps it for another. */
export class RouteAllocator {
  readonly #lock: RouteLock;
  readonly #slots: readonly OperationSlot[];
  readonly #paths = new Map<PathScheme, Map<SpecDocument, DocumentPaths>>();
  readonly #slotByRoute = new Map<string, OperationSlot>();
  readonly #freePath = numberedPaths();
  #slotByLockName: ReadonlyMap<string, OperationSlot> | undefined;

  constructor(slots: readonly OperationSlot[], lock: RouteLock) {
    this.#slots = slots;
    this.#lock = lock;
  }

  /** The path of a slot; a second slot of the same operation may get the same one. */
  allocate(slot: OperationSlot): PlannedRoute {
    const kept = this.#lock.pathOf(slot);
    const wanted = kept ?? this.#pathWithin(slot);
    const holder = this.#holderOf(wanted, slot);
    const collision =
      holder === undefined ? this.#earlierCollision(wanted, slot) : this.#moveBeside(wanted, holder, slot);
    const path = collision?.path ?? wanted;
    if (!this.#slotByRoute.has(routeOf(path))) this.#slotByRoute.set(routeOf(path), slot);
    return { path, slot, isKept: kept !== undefined, collision };
  }

  #documentPaths(document: SpecDocument, urls: PathScheme): DocumentPaths {
    const paths = madeOnce(this.#paths, urls, () => new Map<SpecDocument, DocumentPaths>());
    return madeOnce(paths, document, () => documentPaths(document, { urls, isLocked: this.#lock.has }));
  }

  #pathWithin({ operation, document, directory, urls }: OperationSlot): string {
    return isUnresolvedOperation(operation) || document === undefined
      ? operationPath(operation, directory, urls)
      : this.#documentPaths(document, urls).pathOf(operation, directory);
  }

  #earlierCollision(path: string, slot: OperationSlot): RouteCollision | undefined {
    const { operation, document, urls } = slot;
    // What the lock keeps is no collision any more.
    if (isUnresolvedOperation(operation) || document === undefined || this.#lock.pathOf(slot) !== undefined)
      return undefined;
    const numbered = this.#documentPaths(document, urls).numberOf(operation);
    if (numbered === undefined) return undefined;
    const holder = { kind: "earlier" as const, operation: numbered.earlier };
    return { holder, slot, wanted: path, path, below: "", number: numbered.number };
  }

  #holderOf(path: string, slot: OperationSlot): PathHolder | undefined {
    const owner = this.#slotByRoute.get(routeOf(path));
    if (owner !== undefined) return isSameOperation(owner, slot) ? undefined : { kind: "operation", slot: owner };
    const keeper = this.#lock.keeperOf(path, slot);
    if (keeper === undefined) return undefined;
    const kept = this.#slotOf(keeper);
    return kept === undefined ? { kind: "removed", operation: keeper } : { kind: "operation", slot: kept };
  }

  /** The first slot of an operation, by its name in a lock. */
  #slotOf(operation: LockedOperation): OperationSlot | undefined {
    this.#slotByLockName ??= new Map(
      this.#slots
        .toReversed()
        .map((slot) => [lockName({ spec: slot.operation.spec, key: lockKey(slot.operation) }), slot]),
    );
    return this.#slotByLockName.get(lockName(operation));
  }

  #moveBeside(wanted: string, holder: PathHolder, slot: OperationSlot): RouteCollision {
    const lock = this.#lock;
    // A number that the lock gave to another is no part of the name: `list-2`, not `list-1-1`.
    const isPlain = lock.pathOf(slot) !== undefined || lock.keeperOf(wanted, slot) === undefined;
    const plain = isPlain ? wanted : operationPath(slot.operation, slot.directory, slot.urls);
    const isTaken = (path: string): boolean =>
      this.#slotByRoute.has(routeOf(path)) || lock.keeperOf(path, slot) !== undefined;
    const below = folderBeside(specOf(holder, slot), slot);
    const movedPath = below === "" ? plain : pathBelowFolder(below, plain, slot);
    const path = this.#freePath(movedPath, isTaken);
    return { holder, slot, wanted, path, below, number: path.slice(movedPath.length) };
  }
}

function lockName({ spec, key }: LockedOperation): string {
  return JSON.stringify([spec, key]);
}

function isSameOperation({ operation: one }: OperationSlot, { operation: other }: OperationSlot): boolean {
  return operationIdentity(one) === operationIdentity(other);
}

/** Identifies an operation among all specs of a site. */
export function operationIdentity({ spec, kind, method, target }: NamedOperation): string {
  return `${spec}\n${kind} ${method} ${target}`;
}

function specOf(holder: PathHolder, { operation }: OperationSlot): string {
  if (holder.kind === "earlier") return operation.spec;
  return holder.kind === "removed" ? holder.operation.spec : holder.slot.operation.spec;
}

/** The folder that is added to a path if an operation of another spec has the address: the word of the edition; "" for none. */
function folderBeside(ownerSpec: string, slot: OperationSlot): string {
  return ownerSpec === slot.operation.spec || ownPath(slot.operation) !== undefined ? "" : editionWord(slot);
}

function pathBelowFolder(word: string, plain: string, slot: OperationSlot): string {
  const folder = pathFolder(slot.directory);
  // A path from a lock need not be below the directory.
  const isBelow = folder !== "" && plain.startsWith(`${folder}/`);
  return joined(folder, word, isBelow ? plain.slice(folder.length + 1) : plain);
}

/** The version of a spec's pages, else their language, else the spec's base name, as a segment of a path. */
export function editionWord(slot: OperationSlot): string {
  return sanitize(slot.version ?? slot.language ?? "") || baseWord(slot.operation.spec);
}

/** The name of a spec's file as a segment of a path. */
export function baseWord(spec: string): string {
  return sanitize((spec.split("/").at(-1) ?? "").replace(/\.[a-z]+$/i, ""));
}
