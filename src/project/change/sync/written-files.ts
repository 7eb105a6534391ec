// Finds the page files that the lists of docs.json name as they are written.
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import type { SiteNames } from "../../../compiler/checks/site-names.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { divisionsBelow, writtenEntries, type WrittenDivision, type WrittenEntry } from "../written-tree.ts";
import { innerBranches } from "./inner-branches.ts";

/** A place that names a page file. */
export interface ListedFile {
  readonly file: string;
  /** The language or version inside the branch that it is in. */
  readonly within: WrittenDivision | undefined;
}

/** The files of entries, and of the pages that titles open. */
export class WrittenFiles {
  readonly #pageAt: ReadonlyMap<string, string>;

  constructor({ entries, roots }: Pick<SiteNames, "entries" | "roots">) {
    this.#pageAt = new Map([...entries, ...roots].map(({ page, source }) => [placeKey(source), page]));
  }

  /** Undefined if it names no page. */
  of({ element }: WrittenEntry): string | undefined {
    return this.#pageAt.get(placeKey(element));
  }

  /** The page that the title of a division opens; undefined if it has no `root`. */
  rootOf({ at }: WrittenDivision): string | undefined {
    return this.#pageAt.get(placeKey({ file: at.file, pointer: childPointer(at.pointer, "root") }));
  }

  /** All of them in a division. */
  in(branch: WrittenDivision): ReadonlySet<string> {
    return new Set(this.placesIn(branch).map(({ file }) => file));
  }

  /** The same, once for each of their places. */
  placesIn(branch: WrittenDivision): readonly ListedFile[] {
    const inner = innerBranches(branch);
    const files = [
      ...writtenEntries(branch).map((entry) => [this.of(entry), entry] as const),
      ...[branch, ...divisionsBelow(branch)].map((division) => [this.rootOf(division), division] as const),
    ];
    return files.flatMap(([file, item]) => (file === undefined ? [] : [{ file, within: inner.get(item) }]));
  }
}
