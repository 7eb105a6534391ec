// The part of a navigation that the reader of one edition needs, and the index of all parts (D145).
import type { Redirect } from "../links/find-redirect.ts";
import type { Edition, ResolvedNavigation } from "./navigation.ts";

/** An edition without its tree: what a reader needs to switch to it. */
export type EditionSummary = Pick<Edition, "id" | "language" | "version" | "default" | "href">;

/** An edition, as it is named in the part of another one. */
export interface OtherEdition extends EditionSummary {
  /** The common beginning of the addresses of its pages, used to shorten them. It says nothing about a single page. */
  readonly prefix: string;
}

/** One address, or one end of addresses, for some editions. */
export interface ShortHrefs {
  /** The editions that have it: `1` at their position in `PartOfSite.editions`, `0` for the others. */
  readonly in: string;
  /** What follows the prefix of each edition; absent if there is a `href`. */
  readonly after?: string;
  /** The whole address, the same in all of these editions. */
  readonly href?: string;
}

/** For each name: its address in each edition that has one, in a short form. */
export interface ShortTable {
  readonly [key: string]: readonly ShortHrefs[];
}

/** What the part of one edition contains about the others. */
export interface PartOfSite {
  /** The id of the edition of this part. */
  readonly edition: string;
  /** All editions in document order, including this one. */
  readonly editions: readonly OtherEdition[];
  /** By the key of a page: the same page in each edition that has it, like `counterparts` of the whole navigation. */
  readonly counterparts: ShortTable;
  /** The hrefs of `counterparts` in this version that no `hreflang` names: hidden, missing, redirected, or not to be indexed. */
  readonly notIndexed: readonly string[];
  /** By the href of a page: the other editions that list the same page but are not in its counterparts. */
  readonly listed: ShortTable;
  /** By the id of a division: where it leads in the editions that lack a page in it. It has only what a switch may need. */
  readonly sections: ShortTable;
}

/**
 * The navigation for the readers of one edition: this edition alone in `editions`, its pages with their places in it, and
 * instead of `counterparts` the field `part`. Its `redirects` are in the index, and are empty here.
 */
export interface EditionPart extends Omit<ResolvedNavigation, "counterparts"> {
  /** What replaces the other editions. */
  readonly part: PartOfSite;
}

/** An edition in the index. */
export interface IndexedEdition extends EditionSummary {
  /** The path of the file of its part, from the folder of the index. It depends only on the id of the edition. */
  readonly file: string;
  /** The first 32 hexadecimal digits of the SHA-256 of that file. */
  readonly hash: string;
}

/** `index.json` of a navigation in parts. */
export interface NavigationIndex {
  /** The version of the format, the same as that of the navigation. */
  readonly formatVersion: 1;
  /** All editions in document order. */
  readonly editions: readonly IndexedEdition[];
  /** The redirects of the whole navigation, for every part. */
  readonly redirects: readonly Redirect[];
}
