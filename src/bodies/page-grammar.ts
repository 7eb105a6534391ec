// The grammar of pages: MDX with tables, footnotes and mathematics, as the platform reads them. (D114)
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { mdxjs } from "micromark-extension-mdxjs";
import type { Extension } from "micromark-util-types";

/** The extensions of the parser. The platform gives none of them an option: one dollar sign begins mathematics, too. */
export function pageGrammar(): Extension[] {
  return [gfm(), math(), mdxjs({ addResult: true })];
}

/** Those that a text needs that `isSimple`. */
export function simpleGrammar(): Extension[] {
  return [mdxjs({ addResult: true })];
}

/** True for a text without any sign of a table, a footnote, an address, mathematics, or deleted text. */
export function isSimple(text: string): boolean {
  return !/[|~$@]|:\/\/|www\.|\[\^|\[[ \tx]\]/i.test(text);
}
