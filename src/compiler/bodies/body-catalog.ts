// What is known of the bodies of pages.
import type { PageBody } from "./page-body.ts";

/**
 * The body of a page, or of a part that pages import. Offsets count from the beginning of the body, so that bodies with one
 * text share what was found in it (D293).
 */
export interface LoadedBody extends PageBody {
  /** From the docs root. */
  readonly file: string;
  /** Where it begins in its file, as a UTF-16 offset. */
  readonly start: number;
  /** False for a file that is only a part of pages. */
  readonly isPage: boolean;
  /** True for a spec, whose descriptions pages show. Nothing in it is edited, because programs write specs. */
  readonly isSpec?: true;
  /** The files that it shows, by the names of the components and snippets that show them. */
  readonly parts: ReadonlyMap<string, string>;
}

/** The anchors of a page. */
export interface PageAnchors {
  /** Whether there is such an anchor; it is given decoded and without "#". */
  readonly has: (anchor: string) => boolean;
  /** True if the page may have anchors that are not known. */
  readonly isOpen: boolean;
  /** The known ids. */
  readonly ids: readonly string[];
  /** Whether a deep heading of the body would have this id on a higher level. */
  readonly isOfDeepHeading: (anchor: string) => boolean;
}

/** All bodies that were read. */
export interface BodyCatalog {
  /** By file: the pages in reading order, then the parts. */
  readonly bodies: ReadonlyMap<string, LoadedBody>;
  /** The anchors of a body, made when they are first asked for. */
  readonly anchorsOf: (body: LoadedBody) => PageAnchors;
}
