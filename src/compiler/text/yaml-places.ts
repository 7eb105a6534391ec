// Finds where the values of a YAML text are written. Only this file uses `yaml`. It is loaded only when such a place is printed.
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import type { TextRange, WantedPlace } from "./json-places.ts";
import { pointerSegments } from "./json-pointer.ts";
import { perObject } from "./per-object.ts";
import { readingLimits } from "./reading-limits.ts";
import { mappingOf, type YamlEntry, type YamlMapping } from "./yaml-entries.ts";

/** One step of the way to a wanted place: the node, and the key that holds it. An empty value has no node. */
interface Step {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

/**
 * The ranges of the wanted places, in their order; undefined for a missing value, or one from a merge key. The place of an
 * alias is the alias, and that of an empty value is its key. Only the lines with wanted places are parsed, if their indentation
 * shows which lines these are.
 */
export function locateInYaml(text: string, wanted: readonly WantedPlace[]): readonly (TextRange | undefined)[] {
  const mapping = mappingOf(text);
  const partOf = perObject(({ lines }: YamlEntry) => parsedPart(text, lines.start, lines.end));
  let whole: ParsedPart | undefined;
  const inWhole = (segments: readonly string[], at: WantedPlace["at"]): TextRange | undefined => {
    whole ??= parsedPart(text, 0, text.length);
    return spanIn(whole, segments, at);
  };
  return wanted.map(({ pointer, at }) => {
    const segments = pointerSegments(pointer);
    const way = mapping && entriesOnWay(mapping, segments);
    const entry = way?.at(-1);
    if (way === undefined || entry === undefined) return way === undefined ? inWhole(segments, at) : undefined;
    if (at === "key" && way.length === segments.length) return entry.key;
    const words = way.length === segments.length ? wordsOf(text, entry) : undefined;
    if (words !== undefined) return words;
    // Alone, these lines may be no YAML.
    const part = partOf(entry);
    return part.root === undefined ? inWhole(segments, at) : spanIn(part, segments.slice(way.length - 1), at);
  });
}

/** The entries on the way to a pointer; empty if there is no such key, and undefined for the text itself. */
function entriesOnWay(root: YamlMapping, segments: readonly string[]): readonly YamlEntry[] | undefined {
  const way: YamlEntry[] = [];
  let mapping: YamlMapping | undefined = root;
  for (const segment of segments) {
    if (mapping === undefined) break;
    const entry: YamlEntry | undefined = mapping.entries.get(segment);
    if (entry === undefined) return [];
    way.push(entry);
    mapping = entry.mapping;
  }
  return segments.length === 0 ? undefined : way;
}

const control = String.raw`\0-\x1f\x7f-\x9f\u2028\u2029\ufeff`;
const word = `[^ ${control}:#]`;
const onOneLine = new RegExp(
  `: +([A-Za-z](?:${word}|[ :](?=${word}))*|"[^"\\\\${control}]*"|'[^'${control}]*') *(?:\\r?\\n)?`,
  "y",
);

/** The value of an entry that is words on the line of its key, which needs no parser; undefined if it is or may be something else. */
function wordsOf(text: string, { key, lines }: YamlEntry): TextRange | undefined {
  onOneLine.lastIndex = key.end;
  const [, words] = onOneLine.exec(text) ?? [];
  if (words === undefined || onOneLine.lastIndex !== lines.end) return undefined;
  const start = text.indexOf(words, key.end + 1);
  return { start, end: start + words.length };
}

/** A part of a text, or all of it, as its nodes. */
interface ParsedPart {
  readonly text: string;
  readonly start: number;
  /** Undefined if it can't be read, or is too long. */
  readonly root: Node | undefined;
}

function parsedPart(text: string, start: number, end: number): ParsedPart {
  const part = text.slice(start, end);
  return { text: part, start, root: part.length > readingLimits.yaml.placedCharacters ? undefined : rootOf(part) };
}

function spanIn(
  { text, start, root }: ParsedPart,
  segments: readonly string[],
  at: WantedPlace["at"],
): TextRange | undefined {
  const step = root && walkTo(root, segments);
  const span = step && spanOfStep(text, step, at);
  return span && { start: start + span.start, end: start + span.end };
}

function rootOf(text: string): Node | undefined {
  try {
    // A carriage return alone ends a line for js-yaml, and not for this parser.
    const lines = text.replace(/\r(?!\n)/g, "\n");
    return parsedRoot(lines, mostJoined);
  } catch {
    // It is nested deeper than the stack holds.
    return undefined;
  }
}

const mostJoined = 20;

/**
 * js-yaml takes a quoted text or a flow list that goes on at the beginning of a line, and this parser does not. So where it
 * finds an error beside a line break it reads a space there, at most `joins` times: offsets stay the same.
 */
function parsedRoot(text: string, joins: number): Node | undefined {
  // Equal keys were found when the text was read; to look for them here takes the square of their number.
  const { contents, errors } = parseDocument(text, { uniqueKeys: false, logLevel: "silent", prettyErrors: false });
  const [error] = errors;
  if (error === undefined) return contents ?? undefined;
  const isContinued = error.code === "BAD_INDENT" || error.code === "MISSING_CHAR";
  const at = [error.pos[0], error.pos[0] - 1].find((offset) => text[offset] === "\n");
  // With an error, what is left may be somewhere else.
  if (!isContinued || at === undefined || joins === 0) return undefined;
  return parsedRoot(`${text.slice(0, at)} ${text.slice(at + 1)}`, joins - 1);
}

function walkTo(root: Node, segments: readonly string[]): Step | undefined {
  let step: Step | undefined = { key: undefined, value: root };
  for (const segment of segments) {
    // What is behind an alias is written elsewhere, perhaps for several uses: the alias is the place of this one.
    if (step.value !== undefined && isAlias(step.value)) return step;
    step = step.value && stepsOf(step.value).get(segment);
    if (step === undefined) return undefined;
  }
  return step;
}

const stepsOf = perObject((node: Node): ReadonlyMap<string, Step> => {
  if (isSeq<Node>(node))
    return new Map(node.items.map((item, index) => [String(index), { key: undefined, value: written(item) }]));
  if (!isMap<Node, Node>(node)) return new Map();
  return new Map(
    node.items.flatMap(({ key, value }) =>
      isScalar(key) ? [[String(key.value), { key, value: written(value) }]] : [],
    ),
  );
});

/** Undefined for an empty value. */
function written(node: Node | null): Node | undefined {
  return node?.range == null || node.range[0] === node.range[1] ? undefined : node;
}

function spanOfStep(text: string, { key, value }: Step, at: "key" | "value"): TextRange | undefined {
  const node = at === "key" ? (key ?? value) : (value ?? key);
  const start = node?.range?.[0];
  if (node === undefined || start === undefined) return undefined;
  return { start, end: start + text.slice(start, endOf(node)).trimEnd().length };
}

/** The end of a block is the end of its last child, without the comments below. */
function endOf(node: Node): number | undefined {
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  const last = isBlock ? [...stepsOf(node).values()].at(-1) : undefined;
  const child = last && (last.value ?? last.key);
  return child === undefined ? node.range?.[1] : endOf(child);
}
