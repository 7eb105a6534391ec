// Writes an element of a JSON list in the layout of the text around it.
import { isJsonObject, type JsonValue } from "./json-value.ts";

/** What is put in a list: a value, or an element that was cut out of a list. */
export type ListAddition =
  | { readonly before: number; readonly value: JsonValue }
  | { readonly before: number; readonly cut: CutElement };

/** An element as it was written, and the layout of the text that it is from. */
export interface CutElement {
  readonly text: string;
  /** The white space that its first line begins with. */
  readonly indent: string;
  readonly layout: TextLayout;
}

/** How the lines of a text are laid out. */
export interface TextLayout {
  /** What one level is indented by; undefined if no line is indented. */
  readonly unit: string | undefined;
  readonly lineEnd: string;
  /** What is written after a comma or colon on one line. */
  readonly gap: string;
  /** Whether it has more than one line. */
  readonly isTall: boolean;
  /** Whether most objects in it begin a line with their first field. */
  readonly hasTallObjects: boolean;
}

/** Where an element is put. */
export interface ElementPlace {
  /** The white space before it. */
  readonly trivia: string;
  /** The element beside it. */
  readonly neighbor: string | undefined;
  /** The white space that the line begins with, if `trivia` begins no line. */
  readonly indent: string;
}

/** How the lines of a text are laid out. */
export function layoutOf(text: string): TextLayout {
  return {
    unit: /\n([ \t]+)\S/.exec(text)?.[1],
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
    gap: /":\S/.test(text) && !/": /.test(text) ? "" : " ",
    isTall: text.trim().includes("\n"),
    hasTallObjects:
      [...text.matchAll(/\{[ \t]*(?:(\r?\n)|")/g)].reduce((sum, [, end]) => sum + (end === undefined ? -1 : 1), 0) > 0,
  };
}

/** What one level is indented by, in a text that may have no indented line. */
export function unitOf({ unit = "  " }: TextLayout): string {
  return unit;
}

/** The white space that a line of a text begins with. */
export function lineIndent(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))![0];
}

/** The text of an element at its new place. One that was cut out keeps its layout, and is indented as deep as its place is. */
export function elementText(addition: ListAddition, place: ElementPlace, layout: TextLayout): string {
  const { trivia, neighbor } = place;
  const indent = trivia.includes("\n") ? trivia.slice(trivia.lastIndexOf("\n") + 1) : place.indent;
  if ("cut" in addition) return indented(addition.cut, indent, layout);
  const { value } = addition;
  if (!Array.isArray(value) && !isJsonObject(value)) return JSON.stringify(value);
  const isBesideObject = neighbor?.startsWith("{") === true;
  const isOneLine = isBesideObject ? !neighbor.includes("\n") : !trivia.includes("\n");
  if (isOneLine) return oneLine(value, layout.gap, neighbor === undefined || !/^[{[]\S/.test(neighbor));
  return JSON.stringify(value, undefined, unitOf(layout)).replaceAll("\n", layout.lineEnd + indent);
}

/** A list of elements, as the value of a field. */
export function listText(added: readonly ListAddition[], place: ElementPlace, layout: TextLayout): string {
  const { trivia } = place;
  const outer = trivia.includes("\n") ? layout.lineEnd + trivia.slice(trivia.lastIndexOf("\n") + 1) : "";
  const inner = { ...place, trivia: outer === "" ? "" : outer + unitOf(layout) };
  const parts = added.map((each) => inner.trivia + elementText(each, inner, layout));
  return `[${parts.join(outer === "" ? `,${layout.gap}` : ",")}${outer}]`;
}

/** All lines but the first one get the indentation of the place instead of their own. */
function indented({ text, indent, layout: from }: CutElement, to: string, layout: TextLayout): string {
  const [first = "", ...lines] = text.split("\n");
  const rests = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : undefined));
  const convert = unitConverter(rests, from.unit, layout.unit);
  const moved = lines.map((line, index) => {
    const rest = rests[index];
    return rest === undefined || line.trim() === "" ? line : to + convert(rest);
  });
  const written = [first, ...moved].join("\n");
  return from.lineEnd === layout.lineEnd ? written : written.replaceAll(/\r?\n/g, layout.lineEnd);
}

/** Writes levels as the text at the new place does, if every line is indented by whole levels. */
function unitConverter(
  lines: readonly (string | undefined)[],
  from: string | undefined,
  to: string | undefined,
): (line: string) => string {
  const levelsOf = (line: string): number => /^[ \t]*/.exec(line)![0].length / (from?.length ?? 1);
  const isWhole = (line: string): boolean => line.startsWith((from ?? "").repeat(Math.floor(levelsOf(line))));
  const isClear =
    from !== undefined &&
    to !== undefined &&
    from !== to &&
    lines.every((line) => line === undefined || (Number.isInteger(levelsOf(line)) && isWhole(line)));
  return (line) => (isClear ? to.repeat(levelsOf(line)) + line.trimStart() : line);
}

function oneLine(value: JsonValue, gap: string, isSpaced: boolean): string {
  if (Array.isArray(value)) return `[${value.map((each: JsonValue) => oneLine(each, gap, isSpaced)).join(`,${gap}`)}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${gap}${oneLine(each, gap, isSpaced)}`,
  );
  const inner = isSpaced ? gap : "";
  return `{${inner}${fields.join(`,${gap}`)}${inner}}`;
}
