// Defines the text of a page as a tree of plain data that a program can draw without running anything of the page.

/** An HTML element that only gives its contents a form. */
export type DrawnTag =
  | "blockquote"
  | "br"
  | "code"
  | "dd"
  | "del"
  | "div"
  | "dl"
  | "dt"
  | "em"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "hr"
  | "kbd"
  | "li"
  | "mark"
  | "ol"
  | "p"
  | "small"
  | "span"
  | "strong"
  | "sub"
  | "sup"
  | "table"
  | "tbody"
  | "td"
  | "th"
  | "thead"
  | "tr"
  | "u"
  | "ul";

/** A value of an attribute; a list has texts only. */
export type DrawnValue = string | number | boolean | readonly string[];

/** A part of the text of a page. */
export type DrawnNode =
  | DrawnText
  | DrawnElement
  | DrawnCode
  | DrawnMath
  | DrawnLink
  | DrawnPicture
  | DrawnComponent
  | DrawnProgram;

export interface DrawnText {
  readonly kind: "text";
  readonly text: string;
}

export interface DrawnElement {
  readonly kind: "element";
  readonly tag: DrawnTag;
  readonly children: readonly DrawnNode[];
  /** The anchor that links to it may use. */
  readonly id?: string;
  /** The number that a list begins with. */
  readonly start?: number;
  /** Whether the task of a list item is done. */
  readonly checked?: boolean;
  readonly align?: "left" | "right" | "center";
}

/** A block of code. */
export interface DrawnCode {
  readonly kind: "code";
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** The text in parts with colours; absent for a language that is not known, and for a long text. */
  readonly parts?: readonly CodePart[];
}

/** What a part of code is, which is shown as its colour. */
export type CodeColor = "keyword" | "text" | "value" | "comment" | "name" | "type" | "added" | "removed";
/** A part of code: without a colour, or with one. */
export type CodePart = string | readonly [color: CodeColor, text: string];

/** A formula. */
export interface DrawnMath {
  readonly kind: "math";
  /** As LaTeX. */
  readonly source: string;
  /** Whether it stands in lines of its own. */
  readonly isBlock: boolean;
  /** Null for one that can't be read. */
  readonly root: MathElement | null;
}

/** An element of MathML that only shows something. */
export type MathTag =
  | "math"
  | "menclose"
  | "mfrac"
  | "mi"
  | "mn"
  | "mo"
  | "mover"
  | "mpadded"
  | "mphantom"
  | "mroot"
  | "mrow"
  | "mspace"
  | "msqrt"
  | "mstyle"
  | "msub"
  | "msubsup"
  | "msup"
  | "mtable"
  | "mtd"
  | "mtext"
  | "mtr"
  | "munder"
  | "munderover";

export interface MathElement {
  readonly tag: MathTag;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly (MathElement | string)[];
}

export interface DrawnLink {
  readonly kind: "link";
  readonly href: string;
  readonly children: readonly DrawnNode[];
}

export interface DrawnPicture {
  readonly kind: "picture";
  /** As written: a path from the root of the docs folder, or the address of another site. */
  readonly address: string;
  readonly alt: string;
  /** The colours in which it is shown; absent: in both. */
  readonly colors?: "light" | "dark";
}

/** A component of the platform or of the page, with the attributes that are plain data. */
export interface DrawnComponent {
  readonly kind: "component";
  readonly name: string;
  readonly attributes: { readonly [name: string]: DrawnValue };
  readonly children: readonly DrawnNode[];
  /** The anchor that links to it may use. */
  readonly id?: string;
}

/** An expression that would have to be run. */
export interface DrawnProgram {
  readonly kind: "program";
  readonly text: string;
}

/** A heading of the text, for a list of them. */
export interface DrawnHeading {
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

/** The text of a page. */
export interface DrawnPage {
  /** The description, if that of a spec stands for it: one of the page's own is no Markdown. */
  readonly lead?: readonly DrawnNode[];
  readonly nodes: readonly DrawnNode[];
  /** The headings of the second and third level, in reading order. */
  readonly headings: readonly DrawnHeading[];
}
