// The page of a diagnostic code as text for a terminal.
import { textWidth, wrap, type TextStyle } from "./text-layout.ts";

/** The Markdown of a page without its marks: headings colored, code indented, links as their texts. Ends with a line break. */
export function codePageText(markdown: string, style: Pick<TextStyle, "heading" | "columns">): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) fence = mark;
    else if (fence !== undefined && line.trim() === fence) fence = undefined;
    else if (fence !== undefined) lines.push(`    ${line}`.trimEnd());
    else for (const prose of proseLines(line, style)) lines.push(prose);
  }
  return `${lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function proseLines(line: string, style: Pick<TextStyle, "heading" | "columns">): readonly string[] {
  const comment = /^<!--(.*)-->\s*$/.exec(line)?.[1]?.trim();
  if (comment !== undefined) return commentLines(comment);
  // The line between the head of a table and its body.
  if (/^\|[\s|:-]+\|\s*$/.test(line)) return [];
  const title = /^#{1,6}\s+(.*)/.exec(line)?.[1];
  if (title !== undefined) return [style.heading(plain(title))];
  const cells = /^\|(.*)\|\s*$/.exec(line)?.[1]?.split("|") ?? [line];
  const [, indent = "", mark = "", text = ""] =
    /^(\s*)([-*]\s+|\d+\.\s+)?(.*)/.exec(cells.map((cell) => cell.trim()).join("  ")) ?? [];
  const [first = "", ...rest] = wrap(plain(text), textWidth(style) - indent.length - mark.length);
  return [`${indent}${mark}${first}`, ...rest.map((more) => `${indent}${" ".repeat(mark.length)}${more}`)];
}

/** The lines of a comment: shown only if it names the file of the block below it. */
function commentLines(comment: string): readonly string[] {
  const file = /^file:\s*(\S+)$/.exec(comment)?.[1];
  return file === undefined ? [] : [`  ${file}`];
}

// `code` keeps its marks: they set a word apart from the sentence.
function plain(text: string): string {
  return text.replaceAll(/!?\[([^[\]]*)\]\([^)]*\)/g, "$1").replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2");
}
