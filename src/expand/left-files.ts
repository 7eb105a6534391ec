// Which problems stand in files that were told to be left behind? (D45)
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { ExpandedTree } from "./expanded-tree.ts";

/** A spec by its path or address, and the file that names it. */
export interface NamedSpec {
  readonly spec: string;
  readonly by: string;
}

/**
 * A test for problems in unlisted pages, and in specs that nothing else names: whoever left a file behind has one thing
 * to decide about it, not the faults in it.
 */
export function isOfLeftFiles(
  { unplaced }: ExpandedTree,
  namedSpecs: readonly NamedSpec[],
): (finding: Finding) => boolean {
  const files = new Set(unplaced.flatMap(({ unlisted }) => unlisted ?? []));
  const inUse = new Set(namedSpecs.flatMap(({ spec, by }) => (files.has(by) ? [] : [spec])));
  const left = new Set([...files, ...namedSpecs.map(({ spec }) => spec).filter((spec) => !inUse.has(spec))]);
  return ({ code, place }) => left.has(place.file) && code !== "page-unlisted";
}
