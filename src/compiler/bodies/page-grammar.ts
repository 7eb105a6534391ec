// The grammar of pages: MDX with tables, footnotes and mathematics, as the platform reads them. (D114)
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import type { Extension } from "micromark-util-types";
import { mdxSyntax, type ProgramBudget } from "./mdx-syntax.ts";
import { quickEdits } from "./quick-edits.ts";

/** The extensions of the parser. The platform sets no options, so a single dollar sign begins mathematics, too. */
export function pageGrammar(programs: ProgramBudget): Extension[] {
  return [quickEdits, gfm(), math(), ...mdxSyntax(programs)];
}

/** The extensions for a text that `isSimple`. */
export function simpleGrammar(programs: ProgramBudget): Extension[] {
  return [quickEdits, ...mdxSyntax(programs)];
}

/** True for a text without any sign of a table, a footnote, an address, mathematics, or deleted text. */
export function isSimple(text: string): boolean {
  return !/[|~$@]|:\/\/|www\.|\[\^|\[[ \tx]\]/i.test(text);
}
