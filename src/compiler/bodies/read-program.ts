// Reads files that pages show and that are not MDX: components in JavaScript with JSX, style sheets, and specs.
import { parseProgram } from "./mdx-syntax.ts";
import type { PageBody } from "./page-body.ts";
import { scriptFacts, type ScriptFacts } from "./script-facts.ts";
import { specLinks } from "./spec-links.ts";
import { styleLinks } from "./style-links.ts";
import { withOwnStrings } from "./with-own-strings.ts";

const nothing: PageBody = { links: [], anchors: [], imports: [], isOpen: true, isSearched: true, problem: undefined };

/** Text that looks like an address, in a tag or in data. */
const address = /\b(?:href|to|src)\s?[=:]\s?["'`{]/g;

/**
 * Reads a program. What it shows depends on the page, so it may have any anchors. It is not a fault if it can't be parsed, for
 * example because it has types; then only what looks like a link is counted. Never throws.
 */
export function readProgram(text: string): PageBody {
  const facts = factsOf(text);
  if (facts !== undefined) {
    const { links, anchors, imports } = facts;
    return withOwnStrings({ ...nothing, links: links.toSorted((a, b) => a.start - b.start), anchors, imports });
  }
  const unreadLinks = text.match(address)?.length ?? 0;
  return unreadLinks === 0 ? nothing : { ...nothing, isSearched: false, unreadLinks };
}

/** Reads a style sheet, which shows pictures and other files. Never throws. */
export function readStyleSheet(text: string): PageBody {
  return withOwnStrings({ ...nothing, links: styleLinks(text), isOpen: false });
}

/** Reads a spec, whose descriptions are on the pages of its operations. Never throws. */
export function readSpecText(text: string, maxDepth: number): PageBody {
  return withOwnStrings({ ...nothing, links: specLinks(text, maxDepth) });
}

/** Undefined for a program that is not valid, or is nested too deeply for the stack. */
function factsOf(text: string): ScriptFacts | undefined {
  try {
    return scriptFacts(parseProgram(text), text);
  } catch {
    return undefined;
  }
}
