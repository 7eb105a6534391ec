// Reads a text as lines in which each code block is one word, so that no rule touches what is in it.
import { fencedBlocks, type FencedBlock } from "../../../compiler/text/fenced-blocks.ts";
import { codeFence } from "../../../outputs/page-writer/source/safe-text.ts";
import { indentedCode, withoutIndent, type IndentedCode } from "./code-blocks.ts";
import { fenceInfo, type FenceWords } from "./fence-info.ts";
import type { ShownCode } from "./shown-code.ts";
import { linePrefix, withoutMarks, withoutPrefix, type HeldParts } from "./held-parts.ts";

/** A line of a text, and its number in the file. */
export interface TextLine {
  readonly text: string;
  readonly number: number;
}

/** Is called with what the new site can't show of a line. */
export type NoteLoss = (number: number, feature: string, reason: string) => void;

/** What lines are read with. */
export interface LineReading {
  readonly held: HeldParts;
  readonly words: FenceWords;
  /** Whether lines can be code by their indent. MDX has no such code. */
  readonly hasIndentedCode: boolean;
  readonly note: NoteLoss;
  /** What readers see of the lines of a code block; undefined if it is what is written. */
  readonly shown: (lines: readonly string[], info: string) => ShownCode | undefined;
  /** What a line of a code block includes in its place. */
  readonly inCode?: (line: string, number: number) => string | undefined;
}

/** The lines of a text; `first` is the number of the first one. */
export function textLines(
  source: string,
  first: number,
  { held, words, note, shown, inCode, hasIndentedCode }: LineReading,
): readonly TextLine[] {
  const lines: TextLine[] = [];
  let number = first;
  let from = 0;
  const addText = (text: string): void => {
    for (const each of text.split("\n")) lines.push({ text: withoutMarks(each), number: number++ });
  };
  const fenced: readonly (FencedBlock | IndentedCode)[] = fencedBlocks(source);
  const all = hasIndentedCode
    ? [...fenced, ...indentedCode(source)].toSorted((one, other) => one.start - other.start)
    : fenced;
  for (const each of all) {
    const { start, end } = each;
    if (start > from) addText(source.slice(from, start - 1));
    const block = source.slice(start, end);
    const included = (line: string): string | undefined => inCode?.(line, number);
    const { prefix, code, losses } =
      "indent" in each
        ? heldIndentedCode(block, each, included)
        : heldCode(block, each.isClosed, { words, shown, inCode: included });
    for (const { feature, reason } of losses) note(number, feature, reason);
    lines.push({ text: prefix + held.hold(code), number });
    number += block.split("\n").length;
    from = end + 1;
  }
  if (from <= source.length) addText(source.slice(from));
  return lines;
}

interface HeldCode {
  readonly prefix: string;
  readonly code: string;
  readonly losses: ShownCode["losses"];
}

/** Code by its indent has no words, and is written with a fence. */
function heldIndentedCode(block: string, place: IndentedCode, inCode: (line: string) => string | undefined): HeldCode {
  const lines = withoutIndent(block, place).split("\n");
  const code = lines.map((line) => inCode(line) ?? line).join("\n");
  const fence = codeFence(code, 3);
  return { prefix: " ".repeat(place.indent), code: `${fence}\n${code}\n${fence}`, losses: [] };
}

const marksOf = /`{3,}|~{3,}/;

function heldCode(
  block: string,
  isClosed: boolean,
  { words, shown, inCode }: Pick<LineReading, "words" | "shown"> & { inCode: (line: string) => string | undefined },
): HeldCode {
  const [line = "", ...rest] = block.split("\n");
  const { 0: marks, index } = marksOf.exec(line)!;
  const [prefix, info] = [line.slice(0, index), line.slice(index + marks.length)];
  const next = linePrefix(prefix);
  const inner = rest.map((each) => withoutPrefix(each, next));
  const closing = isClosed ? inner.pop()! : marks;
  const written = inner.flatMap((each) => inCode(each)?.split("\n") ?? each);
  const seen = shown(written, info);
  const { lines, losses } = seen ?? { lines: written, losses: [] };
  const read = fenceInfo(info, words, seen);
  const ofInfo = read.lost.map((each) => ({ feature: `"${each}" of a code block`, reason: "it is left out" }));
  return { prefix, code: [marks + read.info, ...lines, closing].join("\n"), losses: [...ofInfo, ...losses] };
}
