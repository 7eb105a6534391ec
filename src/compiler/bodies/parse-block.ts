// Parses one block of a body, as MDX or as plain Markdown.
import { parse, postprocess, preprocess } from "micromark";
import { readingLimits } from "../text/reading-limits.ts";
import { ProgramBudget } from "./mdx-syntax.ts";
import { quickEdits } from "./quick-edits.ts";
import { isSimple, pageGrammar, simpleGrammar } from "./page-grammar.ts";
import type { Event, ParseContext } from "micromark-util-types";
import { isUnfinishedBy, offsetOf, type SyntaxFault } from "./syntax-fault.ts";

/** A block in steps, as micromark gives them, or why it is not valid. */
export type ParsedBlock =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly fault: SyntaxFault; readonly offset: number; readonly isUnfinished: boolean };

// To put the extensions together takes longer than to parse a short block, so a parser is used for all blocks.
const noEmphasis = { disable: { null: ["attention", "strikethrough"] } };
const programs = new ProgramBudget();
const full = [
  parse({ extensions: pageGrammar(programs) }),
  parse({ extensions: [...pageGrammar(programs), noEmphasis] }),
] as const;
const simple = [
  parse({ extensions: simpleGrammar(programs) }),
  parse({ extensions: [...simpleGrammar(programs), noEmphasis] }),
] as const;

/** Begins with a body of this length, which limits how much JavaScript is parsed. */
export function beginBody(characters: number): void {
  programs.begin(characters);
}

/** Parses a body as a whole. It has to be valid, and no part of it may take too long. */
export function parseWhole(text: string): readonly Event[] {
  beginBody(text.length);
  return eventsOf(text, full[0]);
}

/** Parses a block as MDX. `isUnfinished`: more text after it could make it valid. */
export function parseMdx(text: string): ParsedBlock {
  try {
    const [withEmphasis, withoutEmphasis] = isSimple(text) ? simple : full;
    return { ok: true, events: eventsOf(text, mayHaveHeading(text) ? withEmphasis : withoutEmphasis) };
  } catch (error) {
    const fault = error as SyntaxFault;
    const offset = Math.min(offsetOf(fault) ?? 0, text.length);
    const isUnfinished = isUnfinishedBy(fault) || /^(?:import|export)\b/.test(text);
    return { ok: false, fault, offset, isUnfinished };
  }
}

// Tags are text here, so that Markdown between them is still read.
const plain = parse({
  extensions: [quickEdits, { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText", "attention"] } }],
});

/** Parses a block as Markdown without tags and expressions. Every text is valid. */
export function parsePlain(text: string): readonly Event[] {
  return eventsOf(text, plain);
}

function mayHaveHeading(text: string): boolean {
  return text.length <= readingLimits.body.headingCharacters;
}

function eventsOf(text: string, parser: ParseContext): readonly Event[] {
  // Definitions of an earlier block are none of this one.
  parser.defined.length = 0;
  parser.lazy = {};
  delete (parser as { gfmFootnotes?: unknown }).gfmFootnotes;
  delete (parser as { definedModuleSpecifiers?: unknown }).definedModuleSpecifiers;
  return postprocess(parser.document().write(preprocess()(text, undefined, true)));
}
