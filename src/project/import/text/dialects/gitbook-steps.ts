// Makes the heading that begins a step of GitBook its title, with the id that it had. (D571)
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import { plainTitle } from "../../plain-title.ts";
import { blockFinder, codeBlocks } from "../code-blocks.ts";
import { githubSlugs } from "../old-slugs.ts";

const step = /^([ \t]*\{%[ \t]+step)[ \t]+%\}[ \t]*\n((?:[ \t]*\n){0,10})[ \t]*#{1,6}[ \t]+(\S[^\n]{0,500})$/gm;
const heading = /^[ \t]*#{1,6}[ \t]+(\S.*)$/gm;
const ownId = /<a href="#([^"\s{}]+)" id="\1"><\/a>$/;

/** The text with `{% step title="…" %}` for steps that begin with a heading of plain text, and with as many lines. */
export function withStepTitles(text: string): string {
  if (!/\{%[ \t]+step[ \t]/.test(text)) return text;
  const isCode = blockFinder(codeBlocks(text));
  const counts = new Map<string, number>();
  for (const [, written = ""] of text.matchAll(heading)) {
    const title = plainTitle(written);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return withPieces(
    text,
    [...text.matchAll(step)].flatMap(({ 0: whole, 1: begin = "", 2: blank = "", 3: written = "", index }) => {
      const title = plainTitle(written);
      const id = ownId.exec(written.trimEnd())?.[1] ?? githubSlugs.of(title);
      // A title is only text, and the ids of equal headings are counted.
      const isPlain = !/[[\]{}]|<(?!a href="#|\/a>)/.test(written) && counts.get(title) === 1 && title !== "";
      if (!isPlain || isCode(index)) return [];
      const value = title.replaceAll(/["\\]/g, (sign) => `\\${sign}`);
      return [{ start: index, end: index + whole.length, text: `${begin} title="${value}" id="${id}" %}\n${blank}` }];
    }),
  );
}
