// Separates HTML from Markdown as Python-Markdown does: what an element holds is raw, unless it has the attribute `markdown`. (D494)
import { htmlAttributes, readTag, type ReadTag } from "../html-attributes.ts";
import { isHtmlElement } from "../html-tags.ts";
import type { HeldParts } from "../held-parts.ts";
import type { NoteLoss, TextLine } from "../text-lines.ts";
import { gridOfCards, isMaterialGrid } from "./material-cards.ts";
import { neverMarkdown, ofBlocks, ofLines, pairedTags, withWholeTags, type BlockTag } from "./python-html-tags.ts";

/** What begins a block; in a paragraph of an element it is text. */
const blockSign =
  /^(?:\d{1,9}(?=[.)](?:[ \t]|$)))?(?:[-+*#](?=#{0,5}(?:[ \t]|$))|>|[.)](?=[ \t]|$)|[=-](?=[=-]*[ \t]*$))/;
/** A quote, and the marks of lists before what begins a line. */
const lineStart = /^((?:[ \t]{0,3}>[ \t]?)*)((?:[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t])*)/;
const figcaption = /<figcaption(?:\s[^<>]*)?>([^<>]*)<\/figcaption\s*>/gi;
/** Elements in one another; what is deeper is raw. */
const mostOpen = 24;

type State = "block" | "span" | "off";

/** An offset in a line. */
interface Place {
  readonly line: number;
  readonly from: number;
}

interface Element {
  readonly open: BlockTag;
  readonly close: BlockTag;
  readonly state: State;
  /** The columns of the tag in the result, and those of the content where it is written. */
  readonly column: number;
  readonly written: number;
  /** Quotes that all its lines are in. */
  readonly quote: string;
  readonly endName: string;
}

/** The lines with each tag of an element that holds Markdown on a line of its own, and with raw elements without blank lines. */
export function withPythonHtml(
  lines: readonly TextLine[],
  hasMarkdown: boolean,
  { held, note }: { readonly held: HeldParts; readonly note: NoteLoss },
): readonly TextLine[] {
  if (!lines.some(({ text }) => text.includes("</"))) return lines;
  return new HtmlSeparator(hasMarkdown ? withWholeTags(lines) : lines, hasMarkdown, held, note).result();
}

class HtmlSeparator {
  readonly #lines: readonly TextLine[];
  readonly #hasMarkdown: boolean;
  readonly #held: HeldParts;
  readonly #note: NoteLoss;
  readonly #tags: ReadonlyMap<number, readonly BlockTag[]>;
  readonly #made: TextLine[] = [];
  readonly #open: Element[] = [];

  constructor(lines: readonly TextLine[], hasMarkdown: boolean, held: HeldParts, note: NoteLoss) {
    this.#lines = lines;
    this.#hasMarkdown = hasMarkdown;
    this.#held = held;
    this.#note = note;
    this.#tags = pairedTags(lines);
  }

  result(): readonly TextLine[] {
    let place: Place = { line: 0, from: 0 };
    while (place.line < this.#lines.length) place = this.#line(place);
    return this.#made;
  }

  /** Writes a part of a line, or an element that begins there, and returns what comes next. */
  #line({ line: at, from }: Place): Place {
    const line = this.#lines[at]!;
    const rest = line.text.slice(from);
    const tags = (this.#tags.get(at) ?? []).filter(({ start }) => start >= from);
    const closing = this.#open.at(-1)?.close;
    const start = from === 0 ? lineStart.exec(rest)![0].length : rest.search(/\S|$/);
    const [first] = tags;
    if (first !== undefined && first.start === from + start && !first.read.isClosing) {
      const written = this.#element(first, from);
      if (written !== undefined) return written;
    }
    const end = closing?.line === at && closing.start >= from ? closing : undefined;
    const text = line.text.slice(from, end?.start);
    if (from === 0 || text.trim() !== "") this.#text(from === 0 ? text : text.trimStart(), at, from === 0);
    if (end === undefined) return { line: at + 1, from: 0 };
    this.#close();
    return this.#behind(end);
  }

  /** A text in the innermost element, at the column that its place has now. */
  #text(text: string, at: number, isWhole: boolean): void {
    const { number } = this.#lines[at]!;
    const element = this.#open.at(-1);
    if (element === undefined) return void this.#made.push({ text, number });
    const { quote, column, written, state } = element;
    const inner = isWhole ? text.slice(quoteOf(text).length) : text;
    if (inner.trim() === "") {
      if (state === "block") this.#blank(number);
      return;
    }
    const columns = isWhole ? Math.max(0, inner.search(/\S/) - written) : 0;
    const shown = inner.trimStart();
    const kept =
      state === "span"
        ? shown.replace(blockSign, (sign) => `${sign.slice(0, -1)}&#${sign.codePointAt(sign.length - 1)!};`)
        : shown;
    this.#made.push({ text: quote + " ".repeat(column + (state === "span" ? 0 : columns)) + kept, number });
  }

  /** Writes an element, or its opening tag, and returns what comes next; undefined if it is text. */
  #element(open: BlockTag, from: number): Place | undefined {
    const close = open.pair;
    const outer = this.#open.at(-1);
    if (close === undefined || (outer !== undefined && isAfter(close, outer.close))) return undefined;
    const state = this.#open.length < mostOpen ? this.#state(open.read, outer?.state) : "off";
    const { text: whole, number } = this.#lines[open.line]!;
    const quote = quoteOf(whole);
    const own = this.#lines.slice(open.line, close.line + 1);
    if (own.some(({ text }) => text.trim() !== "" && quoteOf(text).trim() !== quote.trim())) return undefined;
    const head = from === 0 ? whole.slice(quote.length, open.start) : "";
    const column = Math.max(0, (outer?.column ?? 0) + (from === 0 ? head.length - (outer?.written ?? 0) : 0));
    const before = quote + (/\S/.test(head) ? head : " ".repeat(column));
    if (isMaterialGrid(open.read)) {
      const hasTags = own.some((_, index) => index > 0 && index < own.length - 1 && this.#tags.has(open.line + index));
      const tools = { before, held: this.#held, note: this.#note };
      const cards = state === "block" && quote === "" && !hasTags ? gridOfCards(own, open, tools) : undefined;
      if (cards !== undefined) {
        this.#blankAbove(before, number);
        for (const card of cards) this.#made.push(card);
        return this.#behind(close);
      }
      this.#note(number, "a grid", "the new site has no such style, so what is in it is one below the other");
    }
    if (state === "off") {
      if (outer !== undefined) this.#blankAbove(before, number);
      return this.#raw(open, close, before);
    }
    this.#blankAbove(before, number);
    const inner = this.#innerText(open, close, quote);
    const isShort = ofLines.has(open.read.name.toLowerCase()) || open.line === close.line;
    if (isShort && state === "span" && !/<\/?(?:div|p|ul|ol|table)\b/i.test(inner)) {
      this.#made.push({ text: before + this.#ofOneLine(open, inner), number });
      return this.#after(close, quote);
    }
    const caption = captionOf(open.read, inner);
    const isFrame = caption !== undefined;
    const tag = isFrame ? `<Frame caption="${this.#held.hold(caption)}">` : whole.slice(open.start, open.end);
    this.#made.push({ text: before + tag, number });
    this.#blank(number, quote);
    const columns = own
      .slice(1, -1)
      .filter(({ text }) => text.trim() !== "")
      .map(({ text }) => text.slice(quote.length).search(/\S|$/));
    const element: Element = {
      open,
      close,
      state,
      column: before.length - quote.length,
      written: columns.length === 0 ? 0 : columns.reduce((one, other) => Math.min(one, other)),
      quote,
      endName: isFrame ? "Frame" : open.read.name,
    };
    this.#open.push(element);
    if (isFrame) return this.#frame(element);
    return this.#behind(open);
  }

  /** What a figure has beside its caption. */
  #frame({ open, close, quote, column }: Element): Place {
    const text = this.#innerText(open, close, quote).replaceAll(figcaption, "");
    for (const line of text.split("\n")) {
      const shown = line.trim();
      this.#made.push({
        text: shown === "" ? quote.trimEnd() : quote + " ".repeat(column) + shown,
        number: this.#lines[open.line]!.number,
      });
    }
    this.#close();
    return this.#behind(close);
  }

  #close(): void {
    const { close, quote, column, endName } = this.#open.pop()!;
    const { number } = this.#lines[close.line]!;
    this.#blank(number, quote);
    this.#made.push({ text: `${quote}${" ".repeat(column)}</${endName}>`, number });
    this.#blank(number, quote);
  }

  /** A raw element: HTML would end at a blank line, and continue in the line below it. */
  #raw(open: BlockTag, close: BlockTag, before: string): Place {
    const isKept = neverMarkdown.has(open.read.name.toLowerCase());
    for (let at = open.line; at <= close.line; at += 1) {
      const { text, number } = this.#lines[at]!;
      const end = at === close.line ? close.end : undefined;
      const shown = at === open.line ? before + text.slice(open.start, end) : text.slice(0, end);
      if (shown.trim() === "" && !isKept) continue;
      const plain = withoutMarks(shown);
      this.#made.push({ text: at === open.line || isKept ? plain : plain.replace(/^([ \t>]*)#/, "$1&#35;"), number });
    }
    return this.#after(close, quoteOf(this.#lines[open.line]!.text));
  }

  /** Ends an element. Tags in a row stay one piece of HTML. */
  #after(close: BlockTag, quote: string): Place {
    const next = this.#behind(close);
    const text = this.#lines[next.line]?.text.slice(next.from) ?? "";
    if (next.from > 0 || !/^[ \t>]*(?:<|$)/.test(text)) this.#blank(this.#lines[close.line]!.number, quote);
    return next;
  }

  #behind({ line, end }: BlockTag): Place {
    return this.#lines[line]!.text.slice(end).trim() === "" ? { line: line + 1, from: 0 } : { line, from: end };
  }

  #ofOneLine({ read, line }: BlockTag, inner: string): string {
    const { number } = this.#lines[line]!;
    const name = read.name.toLowerCase();
    const attributes = htmlAttributes(read.attributes, (lost) =>
      this.#note(number, `the attribute "${lost}" of <${name}>`, "it is left out"),
    );
    return `${this.#held.hold(`<${name}${attributes}>`)}${onOneLine(inner)}${this.#held.hold(`</${name}>`)}`;
  }

  #innerText(open: BlockTag, close: BlockTag, quote: string): string {
    return this.#lines
      .slice(open.line, close.line + 1)
      .map(({ text }, index) => {
        const at = open.line + index;
        const from = at === open.line ? open.end : Math.min(text.length, quoteOf(text) === "" ? 0 : quote.length);
        return text.slice(from, at === close.line ? close.start : undefined);
      })
      .join("\n");
  }

  #state({ name, attributes }: ReadTag, outer: State | undefined): State {
    const tag = name.toLowerCase();
    const written = attributes.find((each) => each.name.toLowerCase() === "markdown")?.value;
    if (!this.#hasMarkdown || written === undefined || outer === "off" || neverMarkdown.has(tag)) return "off";
    if (!isHtmlElement(tag)) return "off";
    const value = written === true || written === "markdown" ? "1" : written;
    const asked = outer === "span" ? "span" : value;
    if (asked === "block" || (asked === "1" && ofBlocks.has(tag))) return "block";
    return asked === "span" || asked === "1" ? "span" : "off";
  }

  #blankAbove(before: string, number: number): void {
    if (!/^[ \t>]*$/.test(before)) return;
    this.#blank(number, quoteOf(before));
  }

  #blank(number: number, quote = this.#open.at(-1)?.quote ?? ""): void {
    const last = this.#made.at(-1)?.text;
    if (last !== undefined && last.trim() !== quote.trim()) this.#made.push({ text: quote.trimEnd(), number });
  }
}

function onOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.join(" ").trim();
}

function quoteOf(text: string): string {
  return /^(?:[ \t]{0,3}>[ \t]?)*/.exec(text)![0];
}

function isAfter(one: BlockTag, other: BlockTag): boolean {
  return one.line > other.line || (one.line === other.line && one.start >= other.start);
}

/** The caption of a figure that has nothing else to say; undefined if it has marks, or more than one. */
function captionOf({ name, attributes }: ReadTag, inner: string): string | undefined {
  if (name.toLowerCase() !== "figure" || attributes.some((each) => each.name.toLowerCase() !== "markdown"))
    return undefined;
  const found = [...inner.matchAll(figcaption)];
  const [whole = "", caption = ""] = found[0] ?? [];
  if (found.length !== 1 || caption.trim() === "" || /<(?:figure|pre)\b/i.test(inner)) return undefined;
  const tag = readTag(whole.slice(0, whole.indexOf(">") + 1));
  const names = tag?.attributes.map((each) => each.name.toLowerCase()) ?? [];
  // The platform may read marks in a caption.
  const marks = names.length > 0 ? /[*_`[\]~^=:{}&\\+\uE000\uE001]/ : /[*_`[\]~{}\uE000\uE001]/;
  if (names.some((each) => each !== "markdown") || marks.test(caption)) return undefined;
  return caption.trim().replaceAll(/\s+/g, " ").replaceAll('"', "&quot;");
}

const marks = /^[ \t>]{0,100}:(?=[ \t])|^\*(?=\[)|==|\+\+|[~^]|:(?=[\w+-]{1,60}:)|\{(?=[+~=>-]{2})|\\(?=[()[\]])/g;

function asNumbers(mark: string): string {
  return mark.replaceAll(/[^\s>]/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

/** Raw HTML has no marks: those outside of tags are written as their numbers. */
function withoutMarks(line: string): string {
  return line.replaceAll(/<[^<>]*>|[^<]+/g, (part) =>
    part.startsWith("<") ? part : part.replaceAll(marks, asNumbers),
  );
}
