// Which path gets an operation when others have theirs, or a lock keeps it for them? (D8, D42)
import type { UrlScheme } from "../contract/url-scheme.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { SpecDocument } from "../specs/spec-catalog.ts";
import { editionWord } from "./edition-word.ts";
import type { Slot } from "./gather-slots.ts";
import { lockKey } from "./lock-key.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { joined, ownPath, pathFolder } from "./operation-path.ts";
import { pathsWithin, type PathsWithin } from "./paths-within.ts";
import { routeCollisions } from "./route-collisions.ts";
import { openLock, type LockedOperation, type RouteLock } from "./route-lock.ts";

/** How paths are made, and which are kept. */
export interface PathRules {
  readonly urls: UrlScheme;
  readonly lock: RouteLock;
  readonly report: Report;
}

/** Chooses paths one by one; `tell` reports the collisions of all. */
export interface PathChooser {
  readonly pathFor: (slot: Slot) => string;
  readonly tell: () => void;
}

/** Who has a path: a place of this compile, or an operation that only the lock knows. */
type Holder = { readonly slot: Slot } | { readonly gone: LockedOperation };

/** A chooser for `slots`; `ownerOf` names the one that has got the address of a path. */
export function pathChooser(
  slots: readonly Slot[],
  ownerOf: (path: string) => Slot | undefined,
  { urls, lock, report }: PathRules,
): PathChooser {
  const within = new Map<SpecDocument, PathsWithin>();
  const free = numberedPaths();
  const collisions = routeCollisions(report, lock !== openLock);
  const slotOf = slotFinder(slots);
  const pathsOf = (document: SpecDocument): PathsWithin => {
    const known = within.get(document) ?? pathsWithin(document, { urls, isKept: lock.has });
    within.set(document, known);
    return known;
  };
  const holderOf = (path: string, slot: Slot): Holder | undefined => {
    const owner = ownerOf(path);
    if (owner !== undefined) return isSame(owner, slot) ? undefined : { slot: owner };
    const gone = lock.keeperOf(path, slot);
    const keeper = gone && slotOf(gone);
    return keeper === undefined ? gone && { gone } : { slot: keeper };
  };
  const pathBeside = (plain: string, holder: Holder, slot: Slot): string => {
    // A number that the lock gave to another is no part of the name: `list-2`, not `list-1-1`.
    const isPlain = lock.pathOf(slot) !== undefined || lock.keeperOf(plain, slot) === undefined;
    const wanted = isPlain ? plain : pathsOf(slot.document).plainPathOf(slot.operation, slot.directory);
    const isTaken = (path: string): boolean => ownerOf(path) !== undefined || lock.keeperOf(path, slot) !== undefined;
    return free(moved(wanted, specOf(holder), slot), isTaken);
  };
  const pathFor = (slot: Slot): string => {
    const { operation, document, directory } = slot;
    const kept = lock.pathOf(slot);
    const plain = kept ?? pathsOf(document).pathOf(operation, directory);
    const holder = holderOf(plain, slot);
    const path = holder === undefined ? plain : pathBeside(plain, holder, slot);
    // What the lock settled is no collision any more.
    if (holder === undefined && (kept !== undefined || !pathsOf(document).isMoved(operation))) return path;
    if (holder !== undefined && "gone" in holder) collisions.addGone(holder.gone, slot, { wanted: plain, path });
    else collisions.add(holder?.slot ?? slot, slot, path);
    return path;
  };
  return { pathFor, tell: collisions.tell };
}

/** The first place of each operation, by its name in a lock; made on first need. */
function slotFinder(slots: readonly Slot[]): (operation: LockedOperation) => Slot | undefined {
  let known: ReadonlyMap<string, Slot> | undefined;
  return (operation) => {
    known ??= new Map(
      slots.toReversed().map((slot) => [nameOf({ spec: slot.operation.spec, key: lockKey(slot.operation) }), slot]),
    );
    return known.get(nameOf(operation));
  };
}

function nameOf({ spec, key }: LockedOperation): string {
  return JSON.stringify([spec, key]);
}

function isSame(one: Slot, other: Slot): boolean {
  return one.document === other.document && one.operation === other.operation;
}

function specOf(holder: Holder): string {
  return "gone" in holder ? holder.gone.spec : holder.slot.document.source;
}

/** Where a page goes whose address an operation of another spec has: below its edition's word. */
function moved(plain: string, ownerSpec: string, slot: Slot): string {
  const word = editionWord(slot);
  if (ownerSpec === slot.document.source || ownPath(slot.operation) !== undefined || word === "") return plain;
  const folder = pathFolder(slot.directory);
  // A path from a lock need not be below the directory.
  const isBelow = folder !== "" && plain.startsWith(`${folder}/`);
  return joined(folder, word, isBelow ? plain.slice(folder.length + 1) : plain);
}
