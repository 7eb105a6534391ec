// Finds all places that problems name, because one message may be about many pages.
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { locatePlaces } from "../../../compiler/diagnostics/locate-places.ts";
import type { Edition } from "../../../compiler/site/navigation.ts";
import { nodePlaces } from "./source-lines.ts";

/** A place that a problem names. */
export interface ProblemPlace {
  readonly file: string;
  /** JSON pointer into the file; "" for the file as a whole, and for a place that is not an entry of the navigation. */
  readonly pointer: string;
}

/** Where the places of problems are looked up; `config` is the file of sources that name none. */
export interface PlacesInput {
  readonly editions: readonly Edition[];
  readonly config: string;
  readonly textOf: (file: string) => string | undefined;
}

/** The place of each problem, and its other places. */
export function problemPlaces(
  problems: readonly Pick<Diagnostic, "file" | "pointer" | "related">[],
  { editions, config, textOf }: PlacesInput,
): readonly ProblemPlace[] {
  const own = problems.map(({ file, pointer }) => ({ file, pointer }));
  const others = problems.flatMap(({ related }) => related);
  if (others.length === 0) return own;
  const nodes = nodePlaces(editions, config);
  const rangeOf = locatePlaces(nodes, textOf);
  const pointers = new Map(nodes.map((node) => [`${rangeOf(node).start.offset} ${node.file}`, node.pointer]));
  const found = others.map(({ file, range }) => ({
    file,
    pointer: pointers.get(`${range.start.offset} ${file}`) ?? "",
  }));
  return [...own, ...found];
}
