// Keeps mathematics as it is written, and writes other dollar signs so that the platform reads none. (D330)
import type { HeldParts } from "./held-parts.ts";
import { outsideCode } from "./outside-code.ts";
import type { TextLine } from "./text-lines.ts";

/** Longer blocks are text. */
const mostLines = 500;
const fence = /^[ \t]*\$\$[ \t]*$/;
const heading = /^ {0,3}#{1,6}[ \t]/;
/** As Pandoc reads it: no space inside the signs, and no letter or digit behind them. */
const formula =
  /(?<![\\$])(?:\$\$(?!\$)[^$\n]+\$\$|\$(?![\s$])[^$\n]*[^\s$\\]\$)(?![\w$])|(?<![\\$])\$\$(?!\$)[^$\n]+\$\$(?!\$)/g;

/** The lines with each formula as one word. A text without two dollar signs has none. The ids of headings are made of their formulas. */
export function withHeldMath(
  lines: readonly TextLine[],
  held: HeldParts,
  { inHeadings = true }: { readonly inHeadings?: boolean } = {},
): readonly TextLine[] {
  if (!lines.some(({ text }) => text.includes("$"))) return lines;
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const end = fence.test(line.text) ? closing(lines, at) : undefined;
    if (end === undefined) {
      const isKept = !inHeadings && heading.test(line.text);
      result.push(isKept ? line : { ...line, text: withFormulas(line.text, held) });
      continue;
    }
    const indent = /^[ \t]*/.exec(line.text)![0];
    const block = lines
      .slice(at, end + 1)
      .map(({ text }) => (text.startsWith(indent) ? text.slice(indent.length) : text));
    result.push({ ...line, text: indent + held.hold(held.restored(block.join("\n"))) });
    at = end;
  }
  return result;
}

/** The line that ends the block of mathematics that begins at a line. */
function closing(lines: readonly TextLine[], from: number): number | undefined {
  for (let at = from + 1; at < Math.min(lines.length, from + mostLines); at += 1)
    if (fence.test(lines[at]!.text)) return at;
  return undefined;
}

function withFormulas(text: string, held: HeldParts): string {
  if (!text.includes("$") || held.partOf(text) !== undefined) return text;
  return outsideCode(text, (part) => part.replaceAll(formula, (found) => held.hold(held.restored(found))));
}
