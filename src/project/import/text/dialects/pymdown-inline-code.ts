// Takes the names of languages out of code in a line, which `pymdownx.inlinehilite` reads there.
import { blockFinder, codeBlocks } from "../code-blocks.ts";
import { outsideCode } from "../outside-code.ts";

/** `` `#!python x` `` and `` `:::python x` ``. */
const language = /^(`+)[ \t]*(?:#!|:::)[\w-]{1,50}[ \t]+(?=\S)/;

/** The text with code as readers see it; code blocks stay. */
export function withoutCodeLanguages(text: string): string {
  if (!/`[ \t]*(?:#!|:::)\w/.test(text)) return text;
  const isCode = blockFinder(codeBlocks(text));
  let at = 0;
  return text
    .split("\n")
    .map((line) => {
      const start = at;
      at += line.length + 1;
      if (isCode(start)) return line;
      return outsideCode(
        line,
        (part) => part,
        (code) => code.replace(language, "$1"),
      );
    })
    .join("\n");
}
