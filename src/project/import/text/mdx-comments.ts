// Turns HTML comments into those of MDX, which has no others.
import type { HeldParts } from "./held-parts.ts";
import type { TextLine } from "./text-lines.ts";

/** The lines with each comment as one word. */
export function withMdxComments(lines: readonly TextLine[], held: HeldParts): readonly TextLine[] {
  const result: TextLine[] = [];
  /** The comment that is open, and the line before it. */
  let open: { readonly line: TextLine; readonly parts: string[] } | undefined;
  const lastEnd = lines.findLastIndex(({ text }) => text.includes("-->"));
  for (const [index, line] of lines.entries()) {
    let before = "";
    let rest = line.text;
    if (open !== undefined) {
      const end = rest.indexOf("-->");
      if (end < 0) {
        open.parts.push(held.restored(rest));
        continue;
      }
      open.parts.push(rest.slice(0, end));
      before = open.line.text + held.hold(comment(open.parts.join("\n")));
      rest = rest.slice(end + 3);
    }
    const number = open?.line.number ?? line.number;
    open = undefined;
    for (let begin = beginOf(rest); begin >= 0; begin = beginOf(rest)) {
      const end = rest.indexOf("-->", begin + 4);
      if (end < 0 && index >= lastEnd) break;
      before += rest.slice(0, begin);
      if (end < 0) {
        open = { line: { text: before, number }, parts: [rest.slice(begin + 4)] };
        break;
      }
      before += held.hold(comment(rest.slice(begin + 4, end)));
      rest = rest.slice(end + 3);
    }
    if (open === undefined) result.push({ text: before + rest, number });
  }
  return result;
}

/** The lines of Markdown with each comment of several lines as one word, because no rule applies in it. */
export function withLongComments(lines: readonly TextLine[], held: HeldParts): readonly TextLine[] {
  const result: TextLine[] = [];
  const lastEnd = lines.findLastIndex(({ text }) => text.includes("-->"));
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const begin = /^ {0,3}<!--/.exec(line.text)?.[0];
    if (begin === undefined || at >= lastEnd || line.text.includes("-->", begin.length)) {
      result.push(line);
      continue;
    }
    const parts = [held.restored(line.text.slice(begin.length))];
    for (at += 1; !lines[at]!.text.includes("-->"); at += 1) parts.push(held.restored(lines[at]!.text));
    const last = lines[at]!;
    const end = last.text.indexOf("-->");
    parts.push(last.text.slice(0, end));
    result.push({ ...line, text: held.hold(comment(parts.join("\n"))) });
    if (last.text.slice(end + 3).trim() !== "") result.push({ ...last, text: last.text.slice(end + 3) });
  }
  return result;
}

/** Where a comment begins that is not in code. */
function beginOf(text: string): number {
  const at = text.indexOf("<!--");
  const marks = at < 0 ? 0 : text.slice(0, at).split("`").length - 1;
  return marks % 2 === 0 ? at : -1;
}

function comment(text: string): string {
  return `{/*${text.replaceAll("*/", "* /")}*/}`;
}
