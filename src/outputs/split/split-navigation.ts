// Splits a navigation into an index and one part for each edition (D145).
import type { NavigationIndex } from "../../compiler/site/edition-part.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { contentHash, editionFile } from "./edition-file.ts";
import { EditionParts, summaryOf } from "./edition-parts.ts";

/** A navigation in parts. */
export interface SplitNavigation {
  /** The index of the parts. */
  readonly index: NavigationIndex;
  /** A file for each edition, in document order. */
  readonly files: readonly {
    /** Its path from the folder of the index. */
    readonly file: string;
    /** An `EditionPart` as JSON. */
    readonly text: string;
  }[];
}

/**
 * Splits a navigation into an index and one file for each edition, so that a reader loads only one edition.
 *
 * @param navigation - The `navigation` that `compileNavigation` returned.
 * @returns The index, and the files as texts. `loadEdition` of `navc/runtime` reads them. Nothing is written.
 */
export function splitNavigation(navigation: ResolvedNavigation): SplitNavigation {
  const parts = new EditionParts(navigation);
  const files = navigation.editions.map((edition) => ({
    file: editionFile(edition.id),
    text: `${JSON.stringify(parts.of(edition))}\n`,
  }));
  return { index: navigationIndex(navigation, (at) => contentHash(files[at]!.text)), files };
}

/** The index of a navigation; `hashOf` returns the hash of the part of an edition by its index. */
export function navigationIndex(navigation: ResolvedNavigation, hashOf: (at: number) => string): NavigationIndex {
  return {
    formatVersion: navigation.formatVersion,
    editions: navigation.editions.map((edition, at) => ({
      ...summaryOf(edition),
      file: editionFile(edition.id),
      hash: hashOf(at),
    })),
    redirects: navigation.redirects,
  };
}
