// Decides whether a body may have formulas between dollar signs, because most signs are in code, and looking for formulas takes a parse of the whole.
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";

/** False only if no part of the body is a formula. */
export function mayHaveFormula(body: string): boolean {
  if (!hasTwo(body)) return false;
  // A formula ends with its paragraph, and may end in what would be code without it.
  return withoutCode(body)
    .split(/\n[ \t>]*\n/)
    .some((part) => hasTwo(part) && withoutInlineCode(part).includes("$"));
}

function hasTwo(text: string): boolean {
  const first = text.indexOf("$");
  return first !== -1 && text.includes("$", first + 1);
}

/** The text without the blocks that are certainly code. */
function withoutCode(body: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end, isClosed } of fencedBlocks(body)) {
    if (!isClosed || !isSimple(body.slice(start, end).split("\n"))) continue;
    kept.push(body.slice(from, start), "\n\n");
    from = end;
  }
  return kept.join("") + body.slice(from);
}

/** True for a block that no list or quote can end, and that is not the text between two blocks. */
function isSimple([first = "", ...others]: readonly string[]): boolean {
  const [, indent, mark] = /^([ \t]*)(`|~)/.exec(first) ?? [];
  if (indent === undefined || mark === undefined) return false;
  const marks = mark.repeat(3);
  const inside = others.slice(0, -1);
  return inside.every((line) => line.trim() === "" || (line.startsWith(indent) && !line.trim().startsWith(marks)));
}

/** Code between single marks, if on each line each mark belongs to one on the same line: not so in cells, expressions and addresses. */
function withoutInlineCode(part: string): string {
  if (/``|\\`|[|{}]|:\/\/|www\./.test(part)) return part;
  const lines = part.split("\n");
  if (lines.some((line) => line.split("`").length % 2 === 0)) return part;
  return part.replaceAll(/`[^`\n]*`/g, (code) => (/[<>]/.test(code) ? code : "code"));
}
