// Reads a block with only simple links, tags and code without the parser, because most blocks are like that (D114).
import { tagFacts, type JsxAttribute, type TagFacts } from "./jsx-tag.ts";
import type { BodyAnchor, BodyLink } from "./page-body.ts";
import type { PairedTag } from "./unpaired-tag.ts";

const code = "`[^`\\n]+`";
const words = "[^[\\]()`<{\\\\&!\\n]";
const address = "[^\\s()<>[\\]\\\\&`{}\"']+";
const name = "[A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)*";
/** With a string, a number, or no value. */
const attribute = '[ \\t]+[A-Za-z][\\w-]*(?:="[^"&{}<>\\n]*"|=\\{(?:\\d{1,9}|true|false)\\}|(?=[ \\t/>]))';
/** A character that is escaped. */
const escaped = "\\\\[!-/:-@[-`{-~]";

/** Code, a tag, a link, an image, or plain characters. */
const piece = new RegExp(
  `${code}|<(/(?=[\\w.]+[ \\t]*>)|)(${name})((?:${attribute})*)[ \\t]*/?>|!?\\[(?:${words}|${code})*\\]\\((${address})\\)|[^\`<[{\\\\!]+|${escaped}|!(?!\\[)`,
  "y",
);
const attributes = /[ \t]([A-Za-z][\w-]*)=(?:"([^"]*)"|\{\w+\})/g;
const heading = /^(?:h[1-6]|Heading)$/;
/** Headings, fences, and statements of imports and exports. */
const special = /^[ \t>*+\-\d.)]*(?:#|~~~)|^[ \t>]*(?:=+|-+)[ \t]*\r?$|^(?:import|export)\b/m;

/** What may be the row below the titles of a table. */
const tableRow = /^[ \t>*+\-\d.)|:\r]+$/m;
/** An address at the end of a text that the parser makes a link: what follows would belong to it. */
const literalAddress = /(?:https?:\/\/|www\.)\S*$/i;

/** A list item or a quote: whatever begins in it also ends in it. */
const container = /^[ \t]*(?:>|(?:[-*+]|\d+[.)])(?:\s|$))/m;

const cellEnd = /(?<!\\)\|/;
/** Characters that may begin or end emphasis. */
const mark = /[*~]|(?<![\w\u0080-\uFFFF])_|_(?![\w\u0080-\uFFFF])/;

// Characters outside ASCII mark nothing up, in any script; the parser does not take their spaces for spaces.
// oxlint-disable-next-line no-control-regex
const plainHeading =
  /^(#{1,6}) ((?:[\w ,.:;?!()'"/+%=-]|&(?![\w#])|(?<!`)`[^`\s{](?:[^`\n{]*[^`\s{])?`(?!`)|[^\0-\x7f\s])+)(?:\r?\n)?$/;

/** A heading with no markup except code. */
export interface PlainHeading {
  readonly title: string;
  readonly level: number;
}

/** The heading that a block is; undefined for a block with anything else. */
export function readPlainHeading(text: string): PlainHeading | undefined {
  const [, { length: level } = "", title] = plainHeading.exec(text) ?? [];
  if (title === undefined || /(?:^|\W)_|_(?:\W|$)/.test(title)) return undefined;
  if (!title.includes("`")) return { title: title.trim(), level };
  // Behind an address code is a part of it.
  return /:\/\/|www\./i.test(title) ? undefined : { title: title.replaceAll("`", "").trim(), level };
}

/** What is in a block that has only simple forms, as offsets in it. */
export interface PlainBlock extends TagFacts {
  /** The tags of elements that are not empty. */
  readonly tags: readonly PairedTag[];
}

/** The links, anchors and tags of a block; undefined if it has other forms than the simple ones. */
export function readPlainBlock(text: string): PlainBlock | undefined {
  if (special.test(text) || mayHaveMathematics(text)) return undefined;
  const isTable = tableRow.test(text);
  const tags: InlineTag[] = [];
  const links: BodyLink[] = [];
  const anchors: BodyAnchor[] = [];
  let isOpen = false;
  // Where the text began that is being read: it can be of several pieces.
  let textStart = 0;
  for (piece.lastIndex = 0; piece.lastIndex < text.length;) {
    const start = piece.lastIndex;
    const found = piece.exec(text);
    if (found === null) return undefined;
    const [whole, slash, name, written, target] = found;
    const isText = name === undefined && target === undefined && !whole.startsWith("`");
    if (isText) {
      if (continuesAddress(text, textStart, piece.lastIndex)) return undefined;
      continue;
    }
    textStart = piece.lastIndex;
    if (isTable && cellEnd.test(whole)) return undefined;
    if (target !== undefined) {
      const end = start + whole.length - 1;
      links.push({ kind: whole.startsWith("!") ? "asset" : "link", address: target, start: end - target.length, end });
      continue;
    }
    if (name === undefined) continue;
    if (heading.test(name) || (slash !== "" && (whole.endsWith("/>") || written?.trim()))) return undefined;
    if (!whole.endsWith("/>"))
      tags.push({
        name,
        isClosing: slash !== "",
        start,
        end: start + 1 + slash!.length + name.length,
        until: start + whole.length,
      });
    if (slash === "") {
      const tag = tagFacts({ name, attributes: attributesIn(written!, start + 1 + name.length), hasSpread: false });
      for (const link of tag.links) links.push(link);
      for (const anchor of tag.anchors) anchors.push(anchor);
      isOpen ||= tag.isOpen;
    }
  }
  if (!areInLines(tags, text, isTable)) return undefined;
  return { links, anchors, isOpen, tags: tags.map(({ until: _until, ...tag }) => tag) };
}

/** A tag of an element that is not empty; it ends at `until`. */
interface InlineTag extends PairedTag {
  readonly until: number;
}

/** True if code, a link or a mark right after a text belongs to the address at the end of the text. */
function continuesAddress(block: string, start: number, end: number): boolean {
  const next = block[end];
  return (
    (next === "`" || next === "[" || next === "!" || next === "\\") && literalAddress.test(block.slice(start, end))
  );
}

/** Two dollar signs may enclose mathematics. */
function mayHaveMathematics(text: string): boolean {
  return text.indexOf("$") !== text.lastIndexOf("$");
}

/** True if each line with tags has nothing else, or has pairs of tags in which no emphasis, cell or list item ends. */
function areInLines(tags: readonly InlineTag[], text: string, isTable: boolean): boolean {
  const hasContainer = tags.length > 0 && container.test(text);
  for (let index = 0; index < tags.length;) {
    const lineStart = text.lastIndexOf("\n", tags[index]!.start) + 1;
    const lineEnd = text.indexOf("\n", lineStart);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const first = index;
    while (index < tags.length && tags[index]!.start < end) index += 1;
    const line = text.slice(lineStart, end);
    const isAlone = line.replaceAll(/<[^<>]*>/g, "").trim() === "";
    if (isAlone && !(hasContainer && /^[ \t]/.test(line))) continue;
    if (!arePaired(tags.slice(first, index), text, isTable)) return false;
  }
  return true;
}

function arePaired(tags: readonly InlineTag[], text: string, isTable: boolean): boolean {
  const open: InlineTag[] = [];
  for (const tag of tags) {
    if (!tag.isClosing) {
      open.push(tag);
      continue;
    }
    const opened = open.pop();
    if (opened?.name !== tag.name) return false;
    const between = textBetween(text, opened.until, tag.start);
    if (mark.test(between) || (isTable && between.includes("|"))) return false;
  }
  return open.length === 0;
}

/** The text without code and tags. */
function textBetween(text: string, from: number, to: number): string {
  return text.slice(from, to).replaceAll(/`[^`]*`|<[^<>]*>/g, "");
}

function attributesIn(written: string, start: number): readonly JsxAttribute[] {
  if (written === "") return [];
  return [...written.matchAll(attributes)].map(({ 0: whole, 1: name = "", 2: value, index }) => {
    const end = start + index + whole.length - 1;
    return { name, value, start: end - (value?.length ?? 0), end };
  });
}
