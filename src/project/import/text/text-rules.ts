// Defines what the text of a page is read with: the rules of one generator.
import type { MdxNode } from "../../../outputs/page-writer/source/mdx-tree.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { FenceWords } from "./fence-info.ts";
import type { HeldParts } from "./held-parts.ts";
import type { ReadTag } from "./html-attributes.ts";
import type { OldSlug } from "./old-slugs.ts";
import type { CodeRule } from "./shown-code.ts";
import type { NoteLoss, TextLine } from "./text-lines.ts";

/** An element of the new page. */
export interface PlatformElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | true | undefined>>;
  /** Markdown that is shown first in it, such as the title of a note. */
  readonly heading?: string | undefined;
  /** The text of an element that was written without content. */
  readonly content?: string | undefined;
}

/** What a rule makes of a line. */
export type LineChange =
  /** An element begins; it ends with a `close` of this name, with colons, or with the indent. */
  | {
      readonly kind: "open";
      readonly name: string;
      /** Undefined: the lines are kept without an element. */
      readonly element: PlatformElement | undefined;
      readonly ends: "close" | "indent" | "colons" | "quote";
      readonly colons?: number;
      /** The element around all elements of this kind in a row. */
      readonly group?: PlatformElement;
      /** Its only code block gets these words, instead of an element. */
      readonly codeWords?: CodeWords;
    }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "colons"; readonly count: number }
  /** Elements that need nothing else. */
  | { readonly kind: "element"; readonly text: string }
  /** Markdown of the dialect in place of the line. */
  | { readonly kind: "text"; readonly text: string }
  /** A part of another file. */
  | { readonly kind: "include"; readonly file: IncludedFile }
  /** The line is left out. */
  | { readonly kind: "none" };

/** What is said of a code block outside of it. */
export interface CodeWords {
  readonly title: string | undefined;
  /** Words of the platform, such as `lines`. */
  readonly others: readonly string[];
}

/** A part of another file that a page shows. */
export interface IncludedFile {
  /** Paths that it may have, from the root of the source folder; the first one that there is counts. */
  readonly paths: readonly string[];
  /** The part of the text; undefined if the file has none of that name. */
  readonly part?: (text: string) => string | undefined;
  /** Whether its links count from its own folder, and not from that of the page. */
  readonly hasOwnLinks?: boolean;
  /** Shown as code, with this behind its opening. */
  readonly code?: string;
}

/** What a rule knows about its place. */
export interface RulePlace {
  readonly file: string;
  /** Adds a loss at the line. */
  readonly note: (feature: string, reason: string) => void;
}

/** What begins or ends with a line. */
export interface LineRule {
  /** Is compared with the line without spaces at its ends. */
  readonly match: RegExp;
  /** Undefined: the line is text. */
  readonly to: (found: RegExpExecArray, place: RulePlace) => LineChange | undefined;
}

/** A part of a line. */
export interface InlineRule {
  /** With the flag "g". */
  readonly match: RegExp;
  /** The new text, or MDX that is finished. Undefined: it stays. */
  readonly to: (found: RegExpMatchArray, place: RulePlace) => string | { readonly mdx: string } | undefined;
}

/** What a rule for a component knows about it. */
export interface OldElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string | true>;
  /** The names of attributes that are computed. They are not among the others. */
  readonly computed: ReadonlySet<string>;
  readonly place: RulePlace;
}

/** A component in the tree of a text. */
export type ElementNode = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** The MDX in place of a component that stands on lines of its own, with all that is in it; undefined if it can't be read. `text` is that of the component. */
export type ElementRule = (node: ElementNode, place: RulePlace, text: string) => string | undefined;

/** How components become those of the platform: an element, or undefined to keep only what is in them. */
export type ComponentRule = (element: OldElement) => PlatformElement | undefined;

/** The tag with the attributes that the platform reads; all others stay. */
export type TagRule = (tag: ReadTag, place: RulePlace) => ReadTag;

/** Adds a loss at an offset of a text. */
export type NoteAt = (offset: number, feature: string, reason: string) => void;

/** A part of a text that takes several lines, and the Markdown of the dialect in its place. */
export interface ReplacedBlock {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The marks of the quote that it is in; its lines begin with them. */
  readonly marks?: string;
}

/** The rules of a generator. */
export interface TextRules {
  /** `mdx`: tags are components. `markdown`: tags are HTML, and braces are text. */
  readonly syntax: "mdx" | "markdown";
  readonly fences: FenceWords;
  /** How the ids of headings are made; undefined if that is not known. */
  readonly slugs?: OldSlug;
  /** A heading with its id as `## Title {#id}`, for one that has it in another form. */
  readonly heading?: (text: string, place: RulePlace) => string;
  readonly lines: readonly LineRule[];
  /** The lines that a line without its indent stands for; undefined if it is one. */
  readonly apart?: (line: string) => readonly string[] | undefined;
  readonly inlines?: readonly InlineRule[];
  readonly components?: Readonly<Record<string, ComponentRule>>;
  /** Components that the platform has under the same name, with other attributes. */
  readonly tags?: Readonly<Record<string, TagRule>>;
  /** Components of MDX that are replaced as a whole. */
  readonly elements?: Readonly<Record<string, ElementRule>>;
  /** What readers see of a code block, if that is not what is written. */
  readonly code?: CodeRule;
  /** The file that a line of a code block includes. */
  readonly includesInCode?: (line: string, file: string) => IncludedFile | undefined;
  /** The text that is read in place of the written one, with as many lines; `note` adds a loss at an offset, in order. */
  readonly rewritten?: (text: string, note: NoteAt) => string;
  /** What is replaced before the lines are read, in order. Code blocks with fences are blank in the text; `note` adds a loss at an offset, in order. */
  readonly blocks?: (text: string, note: NoteAt) => readonly ReplacedBlock[];
  /** The lines with what takes several of them written as the platform reads it, after the rules for lines. */
  readonly arranged?: (
    lines: readonly TextLine[],
    tools: { readonly held: HeldParts; readonly note: NoteLoss },
  ) => readonly TextLine[];
  /** Whether code blocks without a line between them are tabs. */
  readonly groupsCode?: boolean;
  /** Whether an indent of four belongs to what is above; tabs are such indents. */
  readonly indents?: boolean;
}

/** A loss without its file. */
export type TextLoss = Omit<ImportLoss, "file">;
