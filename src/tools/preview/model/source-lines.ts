// Finds the lines where the divisions and pages of trees are written.
import { locatePlaces } from "../../../compiler/diagnostics/locate-places.ts";
import { valueAt, type PointerPlace } from "../../../compiler/diagnostics/place.ts";
import type { Division, Edition, PageNode, Source } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";

/** Lines from 1, by file and by JSON pointer into it. */
export interface SourceLines {
  readonly [file: string]: { readonly [pointer: string]: number };
}

/** The lines of all nodes in these editions. `config` is the file of sources that name none. */
export function sourceLines(
  editions: readonly Edition[],
  config: string,
  textOf: (file: string) => string | undefined,
): SourceLines {
  const places = nodePlaces(editions, config);
  const rangeOf = locatePlaces(places, textOf);
  const lines = new Map<string, Map<string, number>>();
  for (const place of places)
    madeOnce(lines, place.file, () => new Map<string, number>()).set(place.pointer, rangeOf(place).start.line);
  return asRecord(lines);
}

/** The lines of the nodes of one edition. */
export function linesIn(edition: Edition, config: string, all: SourceLines): SourceLines {
  const lines = new Map<string, Map<string, number>>();
  for (const { file, pointer } of nodePlaces([edition], config)) {
    const { line } = lineOf({ file, pointer }, config, all);
    madeOnce(lines, file, () => new Map<string, number>()).set(pointer, line);
  }
  return asRecord(lines);
}

function asRecord(lines: ReadonlyMap<string, ReadonlyMap<string, number>>): SourceLines {
  return Object.fromEntries([...lines].map(([file, inFile]) => [file, Object.fromEntries(inFile)]));
}

/** Where the nodes in these editions are written, each place once. */
export function nodePlaces(editions: readonly Edition[], config: string): readonly PointerPlace[] {
  const places = new Map<string, PointerPlace>();
  const seen = new Set<Division>();
  const add = (node: Division | PageNode): void => {
    const { file = config, pointer } = node.source;
    const name = `${file}\n${pointer}`;
    if (!places.has(name)) places.set(name, valueAt(file, pointer));
    if (node.kind === "page" || seen.has(node)) return;
    // Editions share what is the same in them.
    seen.add(node);
    node.children.forEach(add);
  };
  for (const { tree, global } of editions) [tree, ...global.anchors].forEach(add);
  return [...places.values()];
}

/** A place in a file, as people and editors name it. */
export interface FileLine {
  readonly file: string;
  readonly line: number;
}

/** Where an element is written. */
export function lineOf({ file, pointer }: Source, config: string, lines: SourceLines): FileLine {
  const name = file ?? config;
  return { file: name, line: ownValue(ownValue(lines, name) ?? {}, pointer) ?? 1 };
}
