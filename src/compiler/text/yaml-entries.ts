// Finds the lines of the keys of a YAML text by their indentation, so that a parser need not read the whole of a large text.
import type { TextRange } from "./json-places.ts";

// Each level looks at its lines again. What is reported of a spec is less deep.
const mostLevels = 8;

/** A block mapping whose keys are plain words or simple quotes, each at the beginning of its line. */
export interface YamlMapping {
  /** The offset of its first key. */
  readonly start: number;
  /** By key; the last one of equal keys. */
  readonly entries: ReadonlyMap<string, YamlEntry>;
}

/** A text as a mapping; undefined if it is or may be something else: then a parser has to read it. */
export function mappingOf(text: string): YamlMapping | undefined {
  // A carriage return alone ends a line for one YAML reader and not for the other.
  if (text.startsWith("\uFEFF") || /\r(?!\n)/.test(text)) return undefined;
  const start = /^--- *\r?\n/.exec(text)?.[0].length ?? 0;
  return mappingIn(text, { start, end: text.length }, { indent: -1, level: 0 });
}

/** A key of a mapping, with the lines of its value. */
export class YamlEntry {
  readonly key: TextRange;
  /** From the beginning of its line to the next entry, including comments between them. */
  readonly lines: TextRange;
  readonly #text: string;
  readonly #level: number;
  #mapping: YamlMapping | undefined;
  #isLookedAt = false;

  constructor(text: string, key: TextRange, lines: TextRange, level: number) {
    this.#text = text;
    this.key = key;
    this.lines = lines;
    this.#level = level;
  }

  /** Its value as a mapping; undefined if it is or may be something else. */
  get mapping(): YamlMapping | undefined {
    if (!this.#isLookedAt) this.#mapping = this.#look();
    this.#isLookedAt = true;
    return this.#mapping;
  }

  #look(): YamlMapping | undefined {
    const lineEnd = endOfLine(this.#text, this.lines.start);
    // An anchor, an alias, a tag or a value on the line of the key is for a parser.
    const isAlone = /^: *(?: #.*)?\r?\n$/.test(this.#text.slice(this.key.end, lineEnd));
    if (!isAlone || this.#level === mostLevels) return undefined;
    const indent = this.key.start - this.lines.start;
    return mappingIn(this.#text, { start: lineEnd, end: this.lines.end }, { indent, level: this.#level });
  }
}

interface NamedKey {
  readonly name: string;
  readonly key: TextRange;
}

/** `above` is the key whose value is in these lines. */
function mappingIn(
  text: string,
  lines: TextRange,
  above: { readonly indent: number; readonly level: number },
): YamlMapping | undefined {
  const keys: (NamedKey & { readonly line: number })[] = [];
  let indent: number | undefined;
  for (let line = lines.start; line < lines.end; line = endOfLine(text, line)) {
    const first = firstCharacter(text, line);
    if (isLineEnd(text, first) || text[first] === "#") continue;
    indent ??= first - line;
    if (first - line > indent) continue;
    if (first - line < indent || indent <= above.indent) return undefined;
    // The items of a list may be as far to the left as its key.
    if (keys.length > 0 && isItem(text, first)) continue;
    const key = keyAt(text, first);
    if (key === undefined) return undefined;
    keys.push({ ...key, line });
  }
  if (keys.length === 0) return undefined;
  const entries = keys.map(({ name, key, line }, index) => {
    const ofEntry = { start: line, end: keys[index + 1]?.line ?? lines.end };
    return [name, new YamlEntry(text, key, ofEntry, above.level + 1)] as const;
  });
  return { start: keys[0]!.key.start, entries: new Map(entries) };
}

const longestKey = 1024;
const end = String.raw`(?=:(?:[ \t\r\n]|$))`;
// YAML reads what begins in another way as something else than this text.
const plainKey = new RegExp(String.raw`[A-Za-z_/$](?:[^\s:#]|:(?=\S)| +[^\s:#])*${end}`, "y");
const numberKey = new RegExp(String.raw`(?:0|[1-9]\d{0,14})${end}`, "y");
const quotedKey = new RegExp(String.raw`'([^'\n]*)'${end}|"([^"\\\n]*)"${end}`, "y");
const isWord = /^(?:true|false|null)$/i;

function keyAt(text: string, start: number): NamedKey | undefined {
  const line = text.slice(start, Math.min(endOfLine(text, start), start + longestKey));
  for (const form of [plainKey, numberKey, quotedKey]) {
    form.lastIndex = 0;
    const match = form.exec(line);
    if (match === null) continue;
    const [written, single, double] = match;
    const name = single ?? double ?? written;
    // A line that is cut ends nowhere, and such a word is no string.
    if (written.length + 1 >= longestKey || (form === plainKey && isWord.test(name))) return undefined;
    return { name, key: { start, end: start + written.length } };
  }
  return undefined;
}

function firstCharacter(text: string, line: number): number {
  let at = line;
  while (text.charCodeAt(at) === 32) at += 1;
  return at;
}

function isItem(text: string, at: number): boolean {
  return text[at] === "-" && (text[at + 1] === " " || isLineEnd(text, at + 1));
}

function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || text[at] === "\n" || (text[at] === "\r" && text[at + 1] === "\n");
}

/** Where the next line begins. */
function endOfLine(text: string, line: number): number {
  const lineEnd = text.indexOf("\n", line);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}
