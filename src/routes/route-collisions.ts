// Which specs wanted the same addresses, and what ends it? One warning a pair (D8).
import { isRemote } from "../contract/spec-source.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { baseWord, editionDirectory } from "./edition-word.ts";
import type { Slot } from "./gather-slots.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { joined } from "./operation-path.ts";
import type { LockedOperation } from "./route-lock.ts";

interface Pair {
  readonly first: string;
  readonly second: Slot;
  /** What ends the collision; worked out once all pairs are known. */
  readonly mend: (directories: (slot: Slot) => string) => string;
  readonly example: string;
  count: number;
}

/** Gathers collisions, then tells each pair of specs once. */
export function routeCollisions(
  report: Report,
  hasLock: boolean,
): {
  readonly add: (first: Slot, second: Slot, path: string) => void;
  /** An operation that is not there any more, but whose path the lock keeps (D42). */
  readonly addGone: (
    gone: LockedOperation,
    slot: Slot,
    paths: { readonly wanted: string; readonly path: string },
  ) => void;
  readonly tell: () => void;
} {
  const pairs = new Map<string, Pair>();
  // Those with a lock apart from the others, because something else ends them.
  const count = (pair: Omit<Pair, "count">, isGone = false): void => {
    const name = JSON.stringify([pair.first, pair.second.document.source, isGone]);
    const known = pairs.get(name);
    if (known === undefined) pairs.set(name, { ...pair, count: 1 });
    else known.count += 1;
  };
  return {
    add: (first, second, path) => {
      // Of a spec that was not read nothing is known, least of all its summaries (D9).
      if (first.operation.standIn === true || second.operation.standIn === true) return;
      count({
        first: first.document.source,
        second,
        example: `/${path}`,
        mend: (directories) => {
          const words = mend(first, second, directories);
          // A new directory is new to the lock as well; new words alone are not.
          return hasLock && first.document === second.document ? `${words} Then remove its line from the lock.` : words;
        },
      });
    },
    addGone: ({ spec, key }, slot, { wanted, path }) => {
      if (slot.operation.standIn === true) return;
      const line = `The lock keeps /${wanted} for "${key}" of ${spec}, which is gone; remove the lines of both there to free the address.`;
      count({ first: spec, second: slot, example: `/${path}`, mend: () => line }, true);
    },
    tell: () => {
      const directories = newDirectories();
      for (const { first, second, example, ...pair } of pairs.values()) {
        report("endpoint-collision", placeOf(first, second), {
          first,
          second: second.document.source,
          count: pair.count,
          example,
          mend: pair.mend(directories),
        });
      }
    },
  };
}

/** Where the problem is mended: in the spec, or where docs.json attaches the second of two. */
function placeOf(first: string, { document, operation, at }: Slot): Place {
  return first === document.source && !isRemote(operation.file)
    ? valueAt(operation.file, operation.pointer)
    : valueAt(at.file, at.pointer);
}

function mend(first: Slot, second: Slot, directoryFor: (slot: Slot) => string): string {
  if (first.document === second.document)
    return `Give the operations different summaries, or set "x-mint": { "href": … } on one.`;
  return `Say where they go: "${second.document.kind}": { "source": "${second.document.source}", "directory": "${directoryFor(second)}" }.`;
}

/** A directory for each spec: two that are told the same one would only meet again there. */
function newDirectories(): (slot: Slot) => string {
  const given = new Map<string, string>();
  const free = numberedPaths();
  return (slot) => {
    const { source } = slot.document;
    const wanted = editionDirectory(slot);
    const isTaken = (directory: string): boolean => (given.get(directory) ?? source) !== source;
    const directory = isTaken(wanted) ? free(joined(wanted, baseWord(slot)), isTaken) : wanted;
    given.set(directory, source);
    return directory;
  };
}
