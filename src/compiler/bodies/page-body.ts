// What is known about the body of a page, as plain data.

/**
 * An address that a body names: a link that a reader can follow, a file such as an image that is shown, or a file with a part of
 * the page, which is imported or named by `<Snippet file="…">`.
 */
export interface BodyLink {
  readonly kind: "link" | "asset" | "import" | "snippet";
  /** With character references and escapes replaced by their characters. */
  readonly address: string;
  /** Where the address is written, as UTF-16 offsets in the text that was read. */
  readonly start: number;
  readonly end: number;
}

/** Something that makes an anchor, or may make some. */
export type BodyAnchor =
  /** `isDeep`: of level 5 or 6, which has no id of its title on the platform. */
  | { readonly kind: "heading"; readonly title: string; readonly isDeep?: true }
  /** An id that is written literally: `{#id}`, `<h2 id="…">`. */
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
  /** The local name of its default export; undefined if only other exports are imported. */
  readonly name: string | undefined;
  /** The file as written. */
  readonly target: string;
}

/** Why a part of a body was not read or is not valid, and where. Offsets are UTF-16 offsets in the text that was read. */
export interface BodyProblem {
  /** Not valid MDX, over a limit, or a tag without its counterpart. In the last case the whole body was read. */
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
  /** True if it may have anchors that are not in the list, because what JavaScript makes is not known. */
  readonly isOpen: boolean;
  /** False if a part of it was not searched for links, because parsing it would take too long. */
  readonly isSearched: boolean;
  /** How many links a program that can't be parsed seems to have; absent in other cases. */
  readonly unreadLinks?: number;
  /** The first part that was not read as MDX, else the first tag without its counterpart. */
  readonly problem: BodyProblem | undefined;
}
