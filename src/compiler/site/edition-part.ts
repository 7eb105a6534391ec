// The part of a navigation that the reader of one edition needs, and the index of all parts (D145).
import type { Redirect } from "../links/find-redirect.ts";
import type { Edition, ResolvedNavigation } from "./navigation.ts";

/** An edition without its tree: what a reader needs to switch to it. */
export type EditionSummary = Pick<Edition, "id" | "language" | "version" | "default" | "href">;

/** An edition as the part of another one names it. */
export interface OtherEdition extends EditionSummary {
  /** What the addresses of its pages begin with, in short forms of them. It says nothing about a single page. */
  readonly prefix: string;
}

/** One address, or one ending of addresses, in some editions. */
export interface ShortHrefs {
  /** The editions that have it: a `1` at their place in `PartOfSite.editions`, and `0` for the others. */
  readonly in: string;
  /** What follows the prefix of each edition; absent where there is a `href`. */
  readonly after?: string;
  /** The whole address, the same in all of these editions. */
  readonly href?: string;
}

/** For each name: its address in each edition that has one, in a short form. */
export interface ShortTable {
  readonly [key: string]: readonly ShortHrefs[];
}

/** What the part of one edition knows of the others. */
export interface PartOfSite {
  /** The id of the edition that this is the part of. */
  readonly edition: string;
  /** All editions in document order, this one among them. */
  readonly editions: readonly OtherEdition[];
  /** By the key of a page: the same page in each edition that has it, as `counterparts` of the whole navigation. */
  readonly counterparts: ShortTable;
  /** The hrefs of `counterparts` in this version that no `hreflang` names: hidden, missing, redirected, or not to be indexed. */
  readonly notIndexed: readonly string[];
  /** By the href of a page: itself, in other editions that list it and that its counterparts lack. */
  readonly listed: ShortTable;
  /** By the id of a division: where it leads in the editions that lack a page in it. Only what a switch can need is here. */
  readonly sections: ShortTable;
}

/**
 * The navigation for the readers of one edition: this edition alone in `editions`, its pages with their places in it, and
 * instead of `counterparts` the field `part`. Its `redirects` are in the index, and are empty here.
 */
export interface EditionPart extends Omit<ResolvedNavigation, "counterparts"> {
  /** What takes the place of the other editions. */
  readonly part: PartOfSite;
}

/** An edition in the index. */
export interface IndexedEdition extends EditionSummary {
  /** The path of the file of its part, from the folder of the index. It depends on the id of the edition alone. */
  readonly file: string;
  /** The first 32 hexadecimal digits of the SHA-256 of that file. */
  readonly hash: string;
}

/** `index.json` of a navigation in parts. */
export interface NavigationIndex {
  /** The version of the format, as that of the navigation. */
  readonly formatVersion: 1;
  /** All editions in document order. */
  readonly editions: readonly IndexedEdition[];
  /** Those of the whole navigation, for every part. */
  readonly redirects: readonly Redirect[];
}
