// Makes the words of a body that readers see, for the search. (D412)
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";

/** A text without markup. */
export interface ReadableText {
  readonly text: string;
  readonly headings: readonly ReadableHeading[];
}

export interface ReadableHeading {
  /** Where its words begin in the text. */
  readonly start: number;
  readonly title: string;
}

/**
 * The words of a body of MDX. Markup is taken away by its characters and not by a parser: what is found is shown as text only, and
 * one pass over a site of 10,000 pages must not take minutes.
 */
export function readableText(body: string): ReadableText {
  const lines: string[] = [];
  const headings: ReadableHeading[] = [];
  let length = 0;
  const add = (line: string): void => {
    const words = line.trim();
    if (words === "") return;
    lines.push(words);
    length += words.length + 1;
  };
  const prose = (text: string): void => {
    for (const line of withoutTags(withoutStatements(text)).split("\n")) {
      const words = withoutMarks(line).trim();
      if (words !== "" && /^\s*#{1,6}\s/.test(line)) headings.push({ start: length, title: words });
      add(words);
    }
  };
  let from = 0;
  for (const { start, end } of fencedBlocks(body)) {
    prose(body.slice(from, start));
    for (const line of body.slice(start, end).split("\n")) if (!/^\s*(?:`{3}|~{3})/.test(line)) add(line);
    from = end;
  }
  prose(body.slice(from));
  return { text: lines.join("\n"), headings };
}

/** A statement of a program ends at an empty line. */
function withoutStatements(text: string): string {
  let isStatement = false;
  const kept = text.split("\n").filter((line) => {
    isStatement = line.trim() !== "" && (isStatement || /^(?:import|export)\s/.test(line));
    return !isStatement;
  });
  return kept.join("\n");
}

/** Attributes whose values are words for readers. */
const shownAttribute =
  /(?<![\w-])(?:title|description|label|alt|caption|placeholder|tip|headline)=(?:"([^"]*)"|'([^']*)'|\{\s*"([^"]*)"\s*\})/g;
/** A longer tag or comment is text. The limit makes the work of many open brackets small. */
const mostOfMark = 1000;

/** Tags are replaced by the words of their attributes; comments are left out. In code they are text. */
function withoutTags(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const mark = /<(?=[A-Za-z/>!])|\{(?=\/\*)|`+/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const { 0: marked, index } = found;
    const end = marked.startsWith("`") ? undefined : endOfMark(text, index);
    mark.lastIndex = end ?? endOfCode(text, index, marked);
    if (end === undefined) continue;
    parts.push(text.slice(from, index));
    const words = [...text.slice(index, end).matchAll(shownAttribute)].map(([, ...values]) => values.join(""));
    if (words.length > 0) parts.push(`\n${words.join("\n")}\n`);
    from = end;
  }
  return parts.join("") + text.slice(from);
}

/** Where code in a line ends; after the mark itself if it begins none. */
function endOfCode(text: string, at: number, mark: string): number {
  const start = at + mark.length;
  const end = mark.startsWith("`") ? text.slice(start, start + mostOfMark).indexOf(mark) : -1;
  return end === -1 ? start : start + end + mark.length;
}

/** Where a tag or a comment ends; undefined if it is none. */
function endOfMark(text: string, at: number): number | undefined {
  const closing = text.startsWith("{/*", at) ? "*/}" : text.startsWith("<!--", at) ? "-->" : undefined;
  const limited = text.slice(at, at + mostOfMark);
  const end = closing === undefined ? endOfTag(limited) : limited.indexOf(closing, 3) + closing.length;
  return end < (closing?.length ?? 1) ? undefined : at + end;
}

/** An address in angle brackets is no tag. */
const tagName = /^<\/?(?:[A-Za-z][\w.-]*(?=[\s/>]))?/;

/** 0 if the text does not begin with a whole tag. */
function endOfTag(text: string): number {
  const [name = ""] = tagName.exec(text) ?? [];
  if (name === "<") return 0;
  let quote = "";
  let depth = 0;
  for (let at = name.length; at < text.length; at += 1) {
    const character = text[at]!;
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (depth === 0 && character === ">") return at + 1;
    else if (depth === 0 && character === "<") return 0;
  }
  return 0;
}

const entities: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

const linkOrPicture = /!?\[([^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g;

function withoutMarks(line: string): string {
  // A row of dashes is below the head of a table.
  if (/^[\s|:-]*$/.test(line)) return "";
  return (
    line
      .replace(/^(?:\s*>)*\s*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+)?/, "")
      .replaceAll(linkOrPicture, "$1")
      // A picture can be in a link.
      .replaceAll(linkOrPicture, "$1")
      .replaceAll(/\\([!-/:-@[-`{-~])|\*+|~~|`+|(?<!\w)_{1,3}|_{1,3}(?!\w)/g, "$1")
      .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? "")
      .replaceAll("|", " ")
      .replaceAll(/[ \t]+/g, " ")
  );
}
