// What explanations of pages and of other words have in common, plain JSON.
import type { DivisionKind } from "../../compiler/contract/divisions.ts";

/** A line and column from 1 in a file, whose path starts at the docs root. */
export interface WrittenAt {
  /** Its path from the docs root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Where something comes from, in a few words, and its place. */
export interface Origin {
  /** Such as `"title" in the front matter`. */
  readonly from: string;
  /** Absent for what is written nowhere, such as a default. */
  readonly at?: WrittenAt;
}

/** A text of the page, and where it comes from. */
export interface SourcedText extends Origin {
  /** The text. */
  readonly text: string;
}

/** A page, by its title and address. */
export interface PageName {
  /** Its address. */
  readonly href: string;
  /** Its title. */
  readonly title: string;
}

/** A division above an entry, or the branch of a selector. */
export interface DivisionFacts extends WrittenAt {
  readonly kind: DivisionKind | "root";
  /** "" for `navigation` itself, and if there is none. */
  readonly label: string;
  /** Where it leads; absent where it leads nowhere. */
  readonly href?: string;
  /** True where docs.json hides it. */
  readonly hidden?: true;
  /** True for a group that was generated from a spec: it is not written anywhere, so its place is the name of the spec. */
  readonly generated?: true;
}

/** A redirect of docs.json that matches the address. */
export interface RedirectFacts {
  /** The pattern of addresses that it matches. */
  readonly source: string;
  /** Where it leads. */
  readonly destination: string;
  /** Where docs.json has it. */
  readonly at: WrittenAt;
  /** False if the platform may decide differently. */
  readonly certain: boolean;
  /** True if the address is redirected on every platform, even if it is not certain by which redirect. */
  readonly redirected: boolean;
  /** Where other redirects send readers from the destination, if they do. */
  readonly end?: string;
  /** What is at the end; a folder has pages below it but is not a page. */
  readonly target: "page" | "unlisted page" | "file" | "folder" | "outside" | "nothing" | "loop";
  /** The page at the end; null: no page of this site. */
  readonly page: PageName | null;
  /** The redirect that a platform may use instead: an exact one after this one with a wildcard, or one with a wildcard before this exact one. */
  readonly other?: Pick<RedirectFacts, "source" | "destination" | "at" | "end" | "target" | "page">;
}
