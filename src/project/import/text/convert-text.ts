// Turns a text of a dialect into MDX for docs.json sites, and lists what is lost.
import { readBody } from "../../../compiler/bodies/read-body.ts";
import { mathGrammar } from "../../../outputs/page-writer/source/math-grammar.ts";
import { mdxTree } from "../../../outputs/page-writer/source/mdx-tree.ts";
import { convertComponents } from "./convert-components.ts";
import { withAtxHeadings } from "./atx-headings.ts";
import { convertInlines } from "./inline-rules.ts";
import { convertLines } from "./convert-lines.ts";
import type { TextRules, TextLoss } from "./text-rules.ts";
import { OldHeadingIds } from "./old-heading-ids.ts";
import { withHeldMath } from "./held-math.ts";
import { HeldParts, withoutWords } from "./held-parts.ts";
import { lineCounter } from "./line-counter.ts";
import { IncludedFiles } from "./included-files.ts";
import { componentTag, isKnownComponent } from "./component-tag.ts";
import { markdownToMdx } from "./markdown-to-mdx.ts";
import { withoutPrograms } from "./without-programs.ts";
import { withLongComments, withMdxComments } from "./mdx-comments.ts";
import { partialRules } from "./partials.ts";
import type { CodeSettings } from "./shown-code.ts";
import type { LineReading, TextLine } from "./text-lines.ts";
import { dialectLines } from "./dialect-lines.ts";

/** Where the text is, and how the files that it includes are read. */
export interface TextSource {
  readonly file: string;
  readonly firstLine: number;
  readonly readFile: (path: string) => string | undefined;
  /** The folders that the root of the old site may be. */
  readonly roots: readonly string[];
  readonly codeSettings: CodeSettings;
  /** The heading that stood above the text, and is the title of the page now. */
  readonly title: string | undefined;
}

/** Losses of one text; a text that has more has the same one again and again. */
const mostLosses = 1000;

/** The text as MDX, and its losses. */
export function convertText(
  source: string,
  dialect: TextRules,
  { file, firstLine, readFile, roots, codeSettings, title }: TextSource,
): { readonly text: string; readonly losses: readonly (TextLoss & { readonly file: string })[] } {
  const losses: (TextLoss & { readonly file: string })[] = [];
  const note = (line: number, feature: string, reason: string): void => {
    if (losses.length < mostLosses) losses.push({ feature: withoutWords(feature), reason, file, line });
  };
  const held = new HeldParts();
  const partials = dialect.syntax === "mdx" ? partialRules(source, file, roots) : [];
  const context = { dialect: { ...dialect, lines: [...partials, ...dialect.lines] }, file, held, note };
  const reading: LineReading = {
    held,
    words: dialect.fences,
    hasIndentedCode: dialect.syntax === "markdown",
    note,
    shown: (lines, info) => dialect.code?.(lines, info, codeSettings),
  };
  const included = new IncludedFiles(readFile, reading, (text, number) => {
    const read = dialect.rewritten?.(text, (_, feature, reason) => note(number, feature, reason)) ?? text;
    return dialectLines(read, number, dialect, reading);
  });
  const inCode = (line: string, number: number): string | undefined => {
    const named = dialect.includesInCode?.(line, file);
    return named === undefined ? undefined : included.part(named, number, [file])?.part.replace(/\n$/, "");
  };
  const plain = source.replaceAll("\r\n", "\n");
  const numberAt = lineCounter(plain, firstLine);
  const read =
    dialect.rewritten?.(plain, (offset, feature, reason) => note(numberAt(offset), feature, reason)) ?? plain;
  const written = dialectLines(read, firstLine, dialect, { ...reading, inCode });
  const isMdx = dialect.syntax === "mdx";
  const ids = dialect.slugs === undefined ? undefined : new OldHeadingIds(dialect.slugs, held, title);
  const ofLines = convertLines((isMdx ? withMdxComments : withLongComments)(written, held), {
    ...context,
    include: (change, number, above) => included.read(change, number, above),
  });
  const arranged = dialect.arranged?.(ofLines, { held, note }) ?? ofLines;
  const converted = withAtxHeadings(arranged).map((line) => {
    const inner = convertInlines(line, context);
    return ids?.kept(inner) ?? inner;
  });
  const lines = withHeldMath(converted, held);
  const text = textOf(lines);
  const starts = lineStarts(lines);
  const lineAt = (offset: number): number => lines[lineIndex(starts, offset)]?.number ?? firstLine;
  const noteAt = (offset: number, feature: string, reason: string): void => note(lineAt(offset), feature, reason);

  const ofComponents = isMdx ? convertComponents(text, { dialect, file, noteAt }) : undefined;
  if (ofComponents !== undefined) {
    const result = held.restored(withFewerBlanks(ofComponents));
    if (isValid(result)) return { text: result, losses };
  }
  if (isMdx) {
    // Where nothing is wrong with the text itself, what was made of it is; its places are those of no file.
    const at = ofComponents === undefined ? readBody(text, 0).problem?.start : undefined;
    const line = at === undefined ? firstLine : lineAt(at);
    note(line, "tags and expressions", "the text is not valid MDX, so only its Markdown and HTML are kept");
  }
  const hasComponent = (name: string): boolean => isKnownComponent(name, dialect);
  const component = (tag: string, offset: number): string =>
    componentTag(tag, dialect, { file, note: (feature, reason) => noteAt(offset, feature, reason) });
  const markdown = isMdx ? withoutImports(text) : text;
  const made = markdownToMdx(markdown, { held, note: noteAt, hasComponent, component }) ?? withoutPrograms(markdown);
  const result = held.restored(withFewerBlanks(made));
  if (isValid(result)) return { text: result, losses };
  note(firstLine, "the elements of a page", "they can't be written as valid MDX, so its tags stay text");
  return { text: plainText(written, held), losses };
}

/** Statements at the beginning of a text, with their lines kept empty. */
function withoutImports(text: string): string {
  return text.replaceAll(/^import[ \t][^"'\n]*["'][^"'\n]*["'];?[ \t]*$/gm, "");
}

/** At most one blank line in a row; code blocks are one word here. */
function withFewerBlanks(text: string): string {
  const lines = text.split("\n");
  return lines.filter((line, at) => line.trim() !== "" || lines[at - 1]?.trim() !== "").join("\n");
}

/** The text with nothing but its code blocks. */
function plainText(lines: readonly TextLine[], held: HeldParts): string {
  const plain = (text: string): string => (held.partOf(text) === undefined ? withoutPrograms(text) : text);
  const text = held.restored(lines.map((line) => plain(line.text)).join("\n"));
  if (isValid(text)) return text;
  const escaped = lines.map((line) => (held.partOf(line.text) === undefined ? allEscaped(line.text) : line.text));
  return held.restored(escaped.join("\n"));
}

/** Text in which nothing can begin a tag or an expression, even in code. */
function allEscaped(line: string): string {
  return line
    .replaceAll(/[<{\\]/g, (sign) => `&#${sign.codePointAt(0)!};`)
    .replace(/^(?:import|export)\b/, (word) => `&#${word.codePointAt(0)!};${word.slice(1)}`);
}

/** Ids of headings are read before MDX is. */
function isValid(text: string): boolean {
  return (
    mdxTree(
      text.includes("{#") ? text.replaceAll(/^([ \t]*#{1,6}[ \t][^\n{}]*)\{#[^\n{}]*\}$/gm, "$1") : text,
      mathGrammar,
    ) !== undefined
  );
}

function textOf(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => text).join("\n");
}

function lineStarts(lines: readonly TextLine[]): readonly number[] {
  let at = 0;
  return lines.map(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start;
  });
}

/** The index of the last line that starts at or before an offset. */
function lineIndex(starts: readonly number[], offset: number): number {
  let from = 0;
  let to = starts.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (starts[middle]! <= offset) from = middle;
    else to = middle;
  }
  return from;
}
