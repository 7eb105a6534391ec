// Writes the tables of GitBook that are shown as cards. (D571)
import { withCharacters } from "../../html-words.ts";
import { readTag, type ReadTag } from "../html-attributes.ts";
import { htmlPieces } from "../html-tags.ts";
import { quotedText } from "../tag-text.ts";
import type { NoteAt, ReplacedBlock } from "../text-rules.ts";

const table = /^([ \t]*)<table\b[^<>]*\bdata-view="cards"[^<>]*>(?:(?!<\/?table\b)[^])*<\/table>[ \t]*$/gim;
const blockTag = /^<(?:p|h[1-6]|ul|ol|table|figure|img|pre|blockquote)\b/i;

/** The tables of a text as groups of cards. One that can't be read stays a table, and is a loss. */
export function gitbookCards(text: string, note: NoteAt): readonly ReplacedBlock[] {
  return [...text.matchAll(table)].flatMap(({ 0: written, 1: indent = "", index }) => {
    const cards = cardsOf(written.trim());
    if (cards === undefined) {
      note(index, "cards", "their table can't be read, so it stays one");
      return [];
    }
    for (const feature of new Set(cards.flatMap(({ losses }) => losses)))
      note(index, feature, "the new site has no place for it, so it is left out");
    const lines = ["<CardGroup>", "", ...cards.flatMap(cardLines), "</CardGroup>"];
    const shown = lines.map((line) => (line === "" ? "" : indent + line)).join("\n");
    return [{ start: index, end: index + written.length, text: shown }];
  });
}

interface GitbookCard {
  readonly title: string | undefined;
  readonly icon: string | undefined;
  readonly href: string | undefined;
  readonly img: string | undefined;
  /** HTML. */
  readonly parts: readonly string[];
  readonly losses: readonly string[];
}

function cardLines({ title, icon, href, img, parts }: GitbookCard): readonly string[] {
  const attributes = Object.entries({ title, icon, href, img }).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${quotedText(value)}"`,
  );
  const blocks = parts.flatMap((part) => [blockTag.test(part) ? part : `<p>${part}</p>`, ""]);
  return [`<Card${attributes.join("")}>`, "", ...blocks, "</Card>", ""];
}

function cardsOf(html: string): readonly GitbookCard[] | undefined {
  const [head, ...rows] = rowsOf(html);
  const columns = (head ?? []).map(({ tag }) => tag);
  if (columns.length === 0 || rows.length === 0 || rows.some((row) => row.length > columns.length)) return undefined;
  return rows.map((row) => cardOf(row, columns));
}

interface Cell {
  readonly tag: ReadTag;
  readonly html: string;
}

/** The cells of the rows, the head first. */
function rowsOf(html: string): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let open: { readonly tag: ReadTag; readonly from: number } | undefined;
  for (const { kind, text, start, end } of htmlPieces(html, 0)) {
    const tag = kind === "tag" ? readTag(text) : undefined;
    const name = tag?.name.toLowerCase();
    if (tag === undefined || name === undefined) continue;
    if (name === "tr" && !tag.isClosing) rows.push([]);
    if (name !== "td" && name !== "th") continue;
    if (!tag.isClosing) open = { tag, from: end };
    else if (open !== undefined) {
      rows.at(-1)?.push({ tag: open.tag, html: html.slice(open.from, start).trim() });
      open = undefined;
    }
  }
  return rows;
}

function cardOf(row: readonly Cell[], columns: readonly ReadTag[]): GitbookCard {
  const cellsWith = (name: string): readonly string[] =>
    row.flatMap(({ html }, index) => (has(columns[index]!, name) && html !== "" ? [html] : []));
  const shown = row.flatMap(({ html }, index) => {
    const column = columns[index]!;
    const isShown = !["data-hidden", "data-card-target", "data-card-cover"].some((name) => has(column, name));
    return isShown && html !== "" ? [html] : [];
  });
  const [first = "", ...others] = shown;
  const icon = iconOf(first);
  const rest = icon === undefined ? first : first.replace(iconTag, "");
  const left = words(rest) === "" ? others : [rest, ...others];
  const title = titleIn(left[0]);
  return {
    title,
    icon,
    href: addressIn(cellsWith("data-card-target")[0]),
    img: addressIn(cellsWith("data-card-cover")[0]),
    parts: title === undefined ? left : left.slice(1),
    losses: cellsWith("data-card-cover-dark").length > 0 ? ["the picture of a card in the dark mode"] : [],
  };
}

function has({ attributes }: ReadTag, name: string): boolean {
  return attributes.some((each) => each.name.toLowerCase() === name);
}

const iconTag = /<i class="fa-[\w-]+">[^<>]*<\/i>/;

function iconOf(html: string): string | undefined {
  return /^(?:<(?:strong|h[1-6]|p|mark[^<>]*)>\s*)*<i class="fa-([\w-]+)">[^<>]*<\/i>/.exec(html)?.[1];
}

/** The text of a cell that is only a title. */
function titleIn(html: string | undefined): string | undefined {
  if (html === undefined || /<(?!\/?(?:strong|b|h[1-6]|p|mark|span)\b)/i.test(html)) return undefined;
  return words(html) || undefined;
}

function words(html: string): string {
  const texts = htmlPieces(html, 0).flatMap(({ kind, text }) => (kind === "text" ? [text] : []));
  return withCharacters(texts.join("")).replaceAll(/\s+/g, " ").trim();
}

/** Where the first link or picture of a cell leads. */
function addressIn(html: string | undefined): string | undefined {
  for (const { kind, text } of htmlPieces(html ?? "", 0)) {
    const found =
      kind === "tag" ? readTag(text)?.attributes.find(({ name }) => /^(?:href|src)$/i.test(name)) : undefined;
    if (typeof found?.value === "string") return withCharacters(found.value);
  }
  return undefined;
}
