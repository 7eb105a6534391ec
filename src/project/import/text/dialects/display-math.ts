// Writes a formula between `\[` and `\]` as the platform reads it: between lines of two dollar signs. (D494)
import type { TextLine } from "../text-lines.ts";

/** Longer blocks are text. */
const mostLines = 500;

/** The lines with each such formula in lines of its own. What shares a line with its signs begins or ends a paragraph. */
export function withDisplayMath(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.some(({ text }) => text.includes("\\["))) return lines;
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const [, indent, first] = /^([ \t]*)\\\[(.*)$/.exec(line.text) ?? [];
    const end =
      indent === undefined || (first!.trim() !== "" && !isBlank(lines[at - 1])) ? undefined : closing(lines, at);
    if (indent === undefined || end === undefined) {
      result.push(line);
      continue;
    }
    const texts = lines.slice(at, end + 1).map(({ text }) => text);
    texts[0] = first!;
    texts.push(texts.pop()!.replace(/\\\][ \t]*$/, ""));
    const content = texts.map((text) => text.trim()).filter((text) => text !== "");
    for (const text of ["$$", ...content, "$$"]) result.push({ ...line, text: indent + text });
    at = end;
  }
  return result;
}

/** The line that ends the formula which begins at a line; undefined if the text goes on behind it, or it has no end. */
function closing(lines: readonly TextLine[], from: number): number | undefined {
  for (let at = from; at < Math.min(lines.length, from + mostLines) && (at === from || !isBlank(lines[at])); at += 1)
    if (/\\\][ \t]*$/.test(lines[at]!.text))
      return lines[at]!.text.trim() === "\\]" || isBlank(lines[at + 1]) ? at : undefined;
  return undefined;
}

function isBlank(line: TextLine | undefined): boolean {
  return line === undefined || line.text.trim() === "";
}
