// What the body of a page holds that can be compared with other pages, as plain data.

/** An address that a body names: a link that a reader can follow, or a file such as an image that is shown. */
export interface BodyLink {
  readonly kind: "link" | "asset";
  /** With character references and escapes replaced by what they stand for. */
  readonly address: string;
  /** Where the address is written, as UTF-16 offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** Something that makes an anchor, or may make some. */
export type BodyAnchor =
  | { readonly kind: "heading"; readonly title: string }
  /** An id that is written as such: `{#id}`, `<h2 id="…">`. */
  | { readonly kind: "id"; readonly id: string }
  /** A component with a title: `<Accordion title="…">`. */
  | { readonly kind: "title"; readonly title: string; readonly tag: string }
  /** A field of an API: `<ParamField path="…">`. */
  | { readonly kind: "field"; readonly name: string }
  /** A component that is imported, defined in the page, or not known. */
  | { readonly kind: "component"; readonly name: string }
  /** `<Snippet file="…">`. */
  | { readonly kind: "snippet"; readonly file: string };

/** A file that a body imports. */
export interface BodyImport {
  /** The local name of its default export; undefined if others are imported. */
  readonly name: string | undefined;
  /** The file as it is written. */
  readonly target: string;
}

/** Why a part of a body was not read, or is not valid, and where; UTF-16 offsets in the file. */
export interface BodyProblem {
  /** Not valid MDX, over a limit, or a tag that is not paired: then all of the body was read. */
  readonly kind: "syntax" | "limit" | "tags";
  readonly reason: string;
  readonly start: number;
  readonly end: number;
}

/** What was found in one body, each list in reading order. */
export interface PageBody {
  readonly links: readonly BodyLink[];
  readonly anchors: readonly BodyAnchor[];
  readonly imports: readonly BodyImport[];
  /** True if it may have anchors that are not in the list: what a program makes is not known. */
  readonly isOpen: boolean;
  /** False if a part of it was not searched for links, because to parse it would take too long. */
  readonly isSearched: boolean;
  /** How many links a program that can't be parsed seems to have; absent for any other body. */
  readonly unreadLinks?: number;
  /** The first part that was not read as MDX, else the first tag that is not paired. */
  readonly problem: BodyProblem | undefined;
}
