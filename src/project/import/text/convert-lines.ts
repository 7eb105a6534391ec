// Turns what a dialect writes in lines of its own, such as notes and tabs, into elements.
import type {
  CodeWords,
  TextRules,
  IncludedFile,
  LineChange,
  LineRule,
  PlatformElement,
  RulePlace,
} from "./text-rules.ts";
import { endTag, beginTag } from "./tag-text.ts";
import type { HeldParts } from "./held-parts.ts";
import type { NoteLoss, TextLine } from "./text-lines.ts";
import { TextWriter } from "./text-writer.ts";

/** Elements in one another; people write fewer. What is deeper stays text. */
const mostOpen = 24;

/** What is open at a line. */
interface OpenElement {
  readonly name: string;
  readonly indent: number;
  readonly ends: "close" | "indent" | "colons" | "quote" | "group";
  readonly colons: number;
  /** The lines of the result that begin it, and what was written there. */
  readonly from: number;
  readonly to: number;
  readonly line: TextLine;
  readonly element: PlatformElement | undefined;
  readonly codeWords: CodeWords | undefined;
}

/** What the lines are converted with. */
export interface LineContext {
  readonly dialect: TextRules;
  readonly file: string;
  readonly held: HeldParts;
  readonly note: NoteLoss;
  /** The lines of an included file; undefined if it can't be included. */
  readonly include: (file: IncludedFile, number: number, above: readonly string[]) => IncludedLines | undefined;
}

/** What is included. */
export interface IncludedLines {
  readonly path: string;
  readonly lines: readonly TextLine[];
}

/** The lines with elements in place of what the rules of the dialect match. */
export function convertLines(lines: readonly TextLine[], context: LineContext): readonly TextLine[] {
  const converter = new LineConverter(context);
  for (const line of lines) converter.add(line);
  return converter.finished();
}

class LineConverter {
  readonly #context: LineContext;
  readonly #open: OpenElement[] = [];
  readonly #writer: TextWriter;
  /** The files that are read, each included by the one before. */
  readonly #files: string[];

  constructor(context: LineContext) {
    this.#context = context;
    this.#writer = new TextWriter(context.held);
    this.#files = [context.file];
  }

  add(written: TextLine): void {
    const line = this.#unquoted(written);
    const text = this.#context.dialect.indents === true ? withSpaces(line.text) : line.text;
    if (text.trim() === "") return this.#writer.add({ text: "", number: line.number });
    const indent = text.search(/\S/);
    const inner = text.slice(indent).trimEnd();
    const isCode = this.#context.held.partOf(inner) !== undefined;
    const lines = isCode ? undefined : this.#context.dialect.apart?.(inner);
    for (const each of lines?.map((one) => text.slice(0, indent) + one) ?? [text])
      this.#addText(each, indent, line.number);
  }

  #addText(text: string, indent: number, number: number): void {
    const change = this.#change(text.slice(indent).trimEnd(), number);
    this.#endAbove(indent, change);
    const inner = { text: text.slice(Math.min(indent, this.#dedent())), number };
    if (change === undefined) return this.#writer.add(inner);
    this.#apply(change, { ...inner, indent });
  }

  finished(): readonly TextLine[] {
    while (this.#open.length > 0) this.#end();
    return this.#writer.lines;
  }

  /** The line as it is in the quote that became an element; it ends with the first line without a mark. */
  #unquoted(line: TextLine): TextLine {
    const at = this.#open.findIndex(({ ends }) => ends === "quote");
    if (at < 0) return line;
    const inner = /^[ \t]*>[ \t]?(.*)$/.exec(line.text)?.[1];
    if (inner !== undefined) return { ...line, text: inner === "" ? "" : " ".repeat(this.#open[at]!.indent) + inner };
    while (this.#open.length > at) this.#end();
    return line;
  }

  #change(text: string, number: number): LineChange | undefined {
    // A code block is one word.
    if (this.#context.held.partOf(text) !== undefined) return undefined;
    for (const { match, to } of this.#context.dialect.lines) {
      const found = match.exec(text);
      const change = found === null ? undefined : to(found, this.#place(number));
      if (change !== undefined) return change;
    }
    return undefined;
  }

  #place(number: number): RulePlace {
    const { note } = this.#context;
    return { file: this.#files.at(-1)!, note: (feature, reason) => note(number, feature, reason) };
  }

  /** What stays text. Its loss is said, so no rule for parts of lines says it again. */
  #asText(line: TextLine): TextLine {
    const text = line.text.replace(/\{\{#|\{%/, (marks) => this.#context.held.hold(marks.replaceAll("{", "&#123;")));
    return { ...line, text };
  }

  /** Ends what a line with this indent is not in. */
  #endAbove(indent: number, change: LineChange | undefined): void {
    for (let top = this.#open.at(-1); top !== undefined; top = this.#open.at(-1)) {
      const continues = change?.kind === "open" && change.group !== undefined && top.name === `${change.name} group`;
      const isBelow =
        top.ends === "indent"
          ? indent < top.indent + 4
          : top.ends === "group"
            ? indent < top.indent || (indent === top.indent && !continues && change?.kind !== "close")
            : top.ends === "colons" && indent < top.indent && indent === 0;
      if (!isBelow) return;
      this.#end();
    }
  }

  #apply(change: LineChange, line: TextLine & { readonly indent: number }): void {
    switch (change.kind) {
      case "open":
        return this.#begin(change, line);
      case "close":
        return this.#close(change.name, line);
      case "colons":
        return this.#closeColons(change.count, line);
      case "element":
        return this.#writer.addElement(change.text, line);
      case "text":
        return this.#writer.add({ text: indentOf(line.text) + change.text, number: line.number });
      case "none":
        return undefined;
      case "include": {
        const included = this.#context.include(change.file, line.number, this.#files);
        if (included === undefined) return this.#writer.add(this.#asText(line));
        const prefix = " ".repeat(line.indent);
        this.#files.push(included.path);
        for (const each of included.lines) this.add({ ...each, text: each.text === "" ? "" : prefix + each.text });
        this.#files.pop();
      }
    }
  }

  #begin(change: Extract<LineChange, { readonly kind: "open" }>, line: TextLine & { readonly indent: number }): void {
    const { name, element, ends, colons = 0, group, codeWords } = change;
    if (this.#open.length >= mostOpen) {
      this.#context.note(line.number, `"${line.text.trim().slice(0, 40)}"`, "it is nested too deeply, and stays text");
      return this.#writer.add(this.#asText(line));
    }
    const shared = { indent: line.indent, line, codeWords: undefined };
    if (group !== undefined && this.#open.at(-1)?.name !== `${name} group`) {
      const from = this.#writer.lines.length;
      this.#writer.addElement(beginTag(group), line);
      const to = this.#writer.lines.length;
      this.#open.push({ ...shared, name: `${name} group`, ends: "group", colons: 0, from, to, element: group });
    }
    const from = this.#writer.lines.length;
    if (element !== undefined) {
      this.#writer.addElement(beginTag(element), line);
      if (element.heading !== undefined && element.heading.trim() !== "")
        this.#writer.addBlock(`${indentOf(line.text)}**${element.heading.trim().replaceAll("**", "")}**`, line.number);
    } else this.#writer.addBlock("", line.number);
    const to = this.#writer.lines.length;
    this.#open.push({ ...shared, name, ends, colons, from, to, element, codeWords });
  }

  /** Ends the innermost element of a name, and what is open in it. */
  #close(name: string, line: TextLine): void {
    const at = this.#open.findLastIndex((each) => each.name === name);
    if (at < 0) return this.#writer.add(line);
    while (this.#open.length > at + 1) this.#end();
    this.#end(true);
  }

  /** A line of colons ends the outermost element with as many or fewer. */
  #closeColons(count: number, line: TextLine): void {
    const at = this.#open.findIndex((each) => each.ends === "colons" && each.colons <= count);
    if (at < 0) return this.#writer.add(line);
    while (this.#open.length > at) this.#end(true);
  }

  /** Ends the innermost element. One that a line has to close, and none did, becomes text again. */
  #end(isClosed = false): void {
    const { element, ends, from, to, line, codeWords, name } = this.#open.pop()!;
    if (ends === "close" && !isClosed) {
      this.#writer.undo(from, to, this.#asText(line));
      this.#context.note(line.number, `"${line.text.trim().slice(0, 40)}"`, "nothing closes it, so it stays text");
      return;
    }
    if (codeWords !== undefined && !this.#writer.describeCode(to, codeWords) && hasWords(codeWords))
      this.#context.note(
        line.number,
        `"${line.text.trim().slice(0, 40)}"`,
        "no code block is alone in it, so only what is in it is kept",
      );
    if (element !== undefined) this.#writer.addElement(endTag(element), line);
    if (ends === "group" && name.endsWith(" group")) this.#writer.groupCode(from);
  }

  #dedent(): number {
    let columns = 0;
    for (const { ends } of this.#open) if (ends === "indent") columns += 4;
    return columns;
  }
}

function hasWords({ title = "", others }: CodeWords): boolean {
  return title !== "" || others.length > 0;
}

/** Text with spaces in place of the tabs at its beginning. */
function withSpaces(text: string): string {
  return text.replace(/^[ \t]+/, (indent) => indent.replaceAll("\t", "    "));
}

function indentOf(text: string): string {
  return /^[ \t]*/.exec(text)![0];
}

/** A rule that ends an element. */
export function closeRule(match: RegExp, name: string): LineRule {
  return { match, to: () => ({ kind: "close", name }) };
}
