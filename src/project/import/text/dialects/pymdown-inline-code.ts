// Takes the names of languages out of code in a line, which `pymdownx.inlinehilite` reads there.
import { codeBlocks } from "../code-blocks.ts";
import { outsideBlocks, outsideCode } from "../outside-code.ts";

/** `` `#!python x` `` and `` `:::python x` ``. */
const language = /^(`+)[ \t]*(?:#!|:::)[\w-]{1,50}[ \t]+(?=\S)/;

/** The text with code as readers see it; code blocks stay. */
export function withoutCodeLanguages(text: string): string {
  if (!/`[ \t]*(?:#!|:::)\w/.test(text)) return text;
  return outsideBlocks(text, codeBlocks(text), (line) =>
    outsideCode(
      line,
      (part) => part,
      (code) => code.replace(language, "$1"),
    ),
  );
}
