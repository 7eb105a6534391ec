// Finds the folder of the repository that a spec belongs to, which `x-mint.href` in it counts from. (D250)
import { sourceFolderOf, type SourceNames } from "../contract/source-names.ts";
import type { WordTarget } from "./find-specs.ts";

/** A spec and the file that names it. */
interface NamedSpec {
  readonly use: { readonly file: string };
  readonly target: WordTarget;
}

/** The folder by the path or address of a spec. A fetched one belongs to the repository that names it first. */
export function specMounts(named: readonly NamedSpec[], sources: SourceNames): (source: string) => string {
  const remote = new Map(
    named
      .flatMap(({ use, target }) => (target.kind === "remote" ? [[target.url, use.file] as const] : []))
      .toReversed(),
  );
  return (source) => sourceFolderOf(remote.get(source) ?? source, sources);
}
