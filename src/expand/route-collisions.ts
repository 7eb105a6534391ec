// Which specs wanted the same addresses, and what ends it? One warning a pair (D8).
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { Slot } from "./gather-slots.ts";
import { pathFolder } from "./operation-path.ts";
import { editionWord } from "./plan-routes.ts";

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
      const name = JSON.stringify([first.document.source, second.document.source]);
      const known = pairs.get(name);
      if (known === undefined) pairs.set(name, { first, second, example: `/${path}`, count: 1 });
      else known.count += 1;
    },
    tell: () => {
      for (const { first, second, example, count } of pairs.values()) {
        const { file, pointer } = second.operation;
        report("endpoint-collision", valueAt(file, pointer), {
          first: first.document.source,
          second: second.document.source,
          count,
          example,
          mend: mend(first, second),
        });
      }
    },
  };
}

function mend(first: Slot, second: Slot): string {
  if (first.document === second.document)
    return `Give the operations different summaries, or set "x-mint": { "href": … } on one.`;
  return `Say where they go: "openapi": { "source": "${second.document.source}", "directory": "${pathFolder(second.directory)}/${editionWord(second)}" }.`;
}
