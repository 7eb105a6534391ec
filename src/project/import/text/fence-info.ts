// Writes what is behind the opening of a code block as docs.json sites read it: language, title, marked lines, line numbers.
import type { ShownCode } from "./shown-code.ts";

/** How a dialect writes what it says of code blocks. */
export interface FenceWords {
  /** Names of attributes that are the title. */
  readonly titles: readonly string[];
  /** The attribute with the label of a block that is a tab, if its blocks in a row are tabs. */
  readonly tab?: string;
  /** Names of attributes with the numbers of marked lines. */
  readonly marked?: readonly string[];
  /** Attributes and words that ask for line numbers. */
  readonly numbered?: readonly string[];
  /** Whether words behind a comma belong to the language: `rust,editable`. */
  readonly commas?: boolean;
  /** Words that readers do not see, and whose absence they can't notice. */
  readonly unseen?: RegExp;
  /** Whether a title may be in brackets: `js [vite.config.js]`. */
  readonly brackets?: boolean;
  /** The languages of blocks that the generator turns into something else; its own names for them are left out. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Whether the words behind the language are the title. */
  readonly wordsAreTitle?: boolean;
}

/** The new words, and those that are left out. */
export interface FenceInfo {
  readonly info: string;
  readonly lost: readonly string[];
}

/** Stands at the end of the words of a block that is a tab, until blocks in a row are a group. */
export const tabWord = "\uE002";

const part =
  /([\w:.-]{1,100})=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s{}]+))|\{([\d,\s-]*)\}|\[([^[\]]{0,500})\]|\{|\}|[^\s{}[\]]+|[[\]]/g;

/** The words behind the opening of a code block. */
export function fenceInfo(written: string, words: FenceWords, shown?: ShownCode): FenceInfo {
  const parts = [...written.trim().matchAll(part)];
  const lost: string[] = [];
  let language = "";
  let title: string | undefined;
  let tab: string | undefined;
  let lines: string | undefined;
  let isNumbered = false;
  for (const [index, [whole, name, double, single, braces, bare, marked, bracketed]] of parts.entries()) {
    const value = double ?? single ?? braces ?? bare;
    if (name !== undefined && value !== undefined) {
      if (name === words.tab) tab ??= value;
      else if (words.titles.includes(name)) title ??= value;
      else if (words.marked?.includes(name) === true) lines ??= ranges(value);
      else if (words.numbered?.includes(name) === true) isNumbered = true;
      else if (index === 0 && isNumberedLanguage(name, words)) {
        // Where the numbers begin can't be said.
        language = languageParts(name, words)[0]!;
        isNumbered = true;
        if (value !== "1") lost.push(whole.slice(language.length));
      } else lost.push(whole);
    } else if (marked !== undefined) lines ??= ranges(marked);
    else if (bracketed !== undefined && words.brackets === true) title ??= bracketed;
    else if (words.numbered?.includes(whole) === true) isNumbered = true;
    else if (/^[{}]$/.test(whole)) continue;
    else if (language === "" && (index === 0 || parts[0]![0] === "{")) {
      const [only = "", ...others] = languageParts(whole, words);
      const other =
        words.languages !== undefined && Object.hasOwn(words.languages, only) ? words.languages[only] : undefined;
      language = other ?? only;
      if (other !== undefined) lost.push(only);
      for (const each of others)
        if (words.numbered?.includes(each.replace(/=\d+$/, "")) === true) isNumbered = true;
        else lost.push(each);
    } else if (words.wordsAreTitle === true) title = title === undefined ? whole : `${title} ${whole}`;
    else lost.push(whole);
  }
  title = tab ?? title;
  if (shown !== undefined) lines = shownRanges(lines ?? "", shown);
  const all = [
    // What follows would be read as the language.
    language === "" && (title ?? lines) !== undefined ? "text" : language,
    title === undefined || title === "" ? "" : `title="${title.replaceAll('"', "'")}"`,
    lines === undefined || lines === "" ? "" : `{${lines}}`,
    isNumbered ? "lines" : "",
    tab === undefined ? "" : tabWord,
  ];
  return {
    info: all.filter((each) => each !== "").join(" "),
    lost: lost.filter((each) => words.unseen?.test(each) !== true),
  };
}

function isNumberedLanguage(word: string, words: FenceWords): boolean {
  const [, behind] = languageParts(word, words);
  return behind !== undefined && words.numbered?.includes(behind) === true;
}

function languageParts(word: string, { commas }: FenceWords): readonly string[] {
  const name = word.replace(/^\./, "");
  if (commas === true) return name.split(",");
  const colon = name.indexOf(":");
  return colon > 0 ? [name.slice(0, colon), name.slice(colon)] : [name];
}

function ranges(written: string): string {
  return written.trim().replaceAll(/[\s,]+/g, ",");
}

/** The numbers of the marked lines that are shown: those behind the opening, and those that the lines themselves say. */
function shownRanges(written: string, { lines, marked = [], numbers }: ShownCode): string {
  const isMarked = new Set(marked);
  const count = numbers?.length ?? lines.length;
  const changes = new Map<number, number>();
  const change = (at: number, by: number): void => void changes.set(at, (changes.get(at) ?? 0) + by);
  for (const [, from = "", to = from] of written.matchAll(/(\d{1,9})(?:-(\d{1,9}))?/g)) {
    if (Number(to) < Number(from)) continue;
    change(Math.max(1, Number(from)), 1);
    change(Number(to) + 1, -1);
  }
  let depth = 0;
  for (let number = 1; number <= count; number += 1) {
    depth += changes.get(number) ?? 0;
    if (depth > 0) isMarked.add(numbers === undefined ? number : numbers[number - 1]!);
  }
  const parts: string[] = [];
  for (let first = 1; first <= lines.length; first += 1) {
    if (!isMarked.has(first)) continue;
    const start = first;
    while (first < lines.length && isMarked.has(first + 1)) first += 1;
    parts.push(start === first ? String(first) : `${start}-${first}`);
  }
  return parts.join(",");
}
