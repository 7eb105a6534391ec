// Which specs wanted the same addresses, and what ends it? One warning a pair (D8).
import { isRemote } from "../contract/spec-source.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { baseWord, editionDirectory } from "./edition-word.ts";
import type { Slot } from "./gather-slots.ts";
import { numberedPaths } from "./numbered-paths.ts";
import { joined } from "./operation-path.ts";

interface Pair {
  readonly first: Slot;
  readonly second: Slot;
  readonly example: string;
  count: number;
}

/** Gathers collisions, then tells each pair of specs once. */
export function routeCollisions(report: Report): {
  readonly add: (first: Slot, second: Slot, path: string) => void;
  readonly tell: () => void;
} {
  const pairs = new Map<string, Pair>();
  return {
    add: (first, second, path) => {
      // Of a spec that was not read nothing is known, least of all its summaries (D9).
      if (first.operation.standIn === true || second.operation.standIn === true) return;
      const name = JSON.stringify([first.document.source, second.document.source]);
      const known = pairs.get(name);
      if (known === undefined) pairs.set(name, { first, second, example: `/${path}`, count: 1 });
      else known.count += 1;
    },
    tell: () => {
      const directories = newDirectories();
      for (const { first, second, example, count } of pairs.values()) {
        report("endpoint-collision", placeOf(first, second), {
          first: first.document.source,
          second: second.document.source,
          count,
          example,
          mend: mend(first, second, directories),
        });
      }
    },
  };
}

/** Where the problem is mended: in the spec, or where docs.json attaches the second of two. */
function placeOf(first: Slot, { document, operation, at }: Slot): Place {
  return first.document === document && !isRemote(operation.file)
    ? valueAt(operation.file, operation.pointer)
    : valueAt(at.file, at.pointer);
}

function mend(first: Slot, second: Slot, directoryFor: (slot: Slot) => string): string {
  if (first.document === second.document)
    return `Give the operations different summaries, or set "x-mint": { "href": … } on one.`;
  return `Say where they go: "openapi": { "source": "${second.document.source}", "directory": "${directoryFor(second)}" }.`;
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
