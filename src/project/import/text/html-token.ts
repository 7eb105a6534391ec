// Defines the parts of HTML in a Markdown text.
import type { MdxNode, MdxRoot } from "../../../outputs/page-writer/source/mdx-tree.ts";
import type { ReadTag } from "./html-attributes.ts";

/** A piece of HTML, and what contains it. */
export interface PlacedHtml {
  readonly start: number;
  readonly end: number;
  /** Whether it is a block; otherwise it is one tag in a line of text. */
  readonly isFlow: boolean;
  readonly scope: MdxNode | MdxRoot;
  /** What contains the paragraph that it is in. */
  readonly outer: MdxNode | MdxRoot | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A tag or a text of a piece. */
export interface HtmlToken {
  readonly kind: "tag" | "comment" | "text" | "other";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tag: ReadTag | undefined;
  readonly piece: PlacedHtml;
  /** The new tag; undefined: the tag stays text. */
  written: string | undefined;
  /** The other tag of a pair. */
  pair: HtmlToken | undefined;
}
