// Collects the lines of the new text, with each tag in a paragraph of its own.
import type { HeldParts } from "./held-parts.ts";
import type { TextLine } from "./text-lines.ts";
import type { CodeWords } from "./text-rules.ts";

/** The lines of the new text, in order. */
export class TextWriter {
  readonly #lines: TextLine[] = [];
  readonly #held: HeldParts;
  #isAfterElement = false;

  constructor(held: HeldParts) {
    this.#held = held;
  }

  get lines(): readonly TextLine[] {
    return this.#lines;
  }

  /** A line of text. */
  add({ text, number }: TextLine): void {
    if (this.#isAfterElement && text !== "" && this.#lines.at(-1)?.text !== "") this.#lines.push({ text: "", number });
    if (this.#isAfterElement && text === "" && this.#lines.at(-1)?.text === "") return;
    this.#isAfterElement = false;
    this.#lines.push({ text, number });
  }

  /** A finished element, or a tag, with the indent of a line. */
  addElement(element: string, { text, number }: TextLine): void {
    const indent = /^[ \t]*/.exec(text)![0];
    this.addBlock(indent + this.#held.hold(element), number);
  }

  /** A line that is a paragraph. */
  addBlock(text: string, number: number): void {
    const last = this.#lines.at(-1)?.text;
    if (last !== undefined && last !== "") this.#lines.push({ text: "", number });
    this.#lines.push({ text, number });
    this.#isAfterElement = true;
  }

  /** Writes what began an element as text again. */
  undo(from: number, to: number, line: TextLine): void {
    for (let at = from; at < to; at += 1) this.#lines[at] = { text: "", number: line.number };
    if (from < to) this.#lines[to - 1] = { text: line.text, number: line.number };
  }

  /** Gives the code block that is alone after a line a title and other words; text is not changed. Returns whether there is such a block. */
  describeCode(from: number, { title, others }: CodeWords): boolean {
    const line = this.#onlyLine(from, this.#lines.length);
    const code = line === undefined ? undefined : this.#held.partOf(line);
    if (line === undefined || code === undefined || !/^[`~]{3}/.test(code)) return false;
    const [info = "", ...rest] = code.split("\n");
    const own = new Set(info.split(" "));
    const titles = title === undefined || info.includes(" title=") ? [] : [`title="${title.replaceAll('"', "'")}"`];
    const behind = others.filter((word) => !own.has(word));
    if (titles.length === 0 && behind.length === 0) return true;
    const language = /^[`~]+$/.test(info) ? `${info}text` : info;
    const [first = "", ...words] = language.split(" ");
    this.#held.replace(line, [[first, ...titles, ...words, ...behind].join(" "), ...rest].join("\n"));
    return true;
  }

  #onlyLine(from: number, to: number): string | undefined {
    let only: string | undefined;
    for (let at = from; at < to; at += 1) {
      const { text } = this.#lines[at]!;
      if (text === "") continue;
      if (only !== undefined) return undefined;
      only = text;
    }
    return only;
  }

  /** Makes a group of code blocks of tabs that have nothing but a code block each. */
  groupCode(from: number): void {
    const words: { readonly at: number; readonly part: string }[] = [];
    for (let at = from; at < this.#lines.length; at += 1) {
      const { text } = this.#lines[at]!;
      if (text === "") continue;
      const part = this.#held.partOf(text);
      if (part === undefined) return;
      words.push({ at, part });
    }
    const tabs = words.slice(1, -1);
    const isCode = tabs.every(({ part }, index) =>
      [/^<Tab\b/, /^[`~]{3}(?!.* title=)/, /^<\/Tab>$/][index % 3]!.test(part),
    );
    if (words[0]?.part !== "<Tabs>" || tabs.length === 0 || tabs.length % 3 !== 0 || !isCode) return;
    this.#held.replace(this.#lines[words[0].at]!.text, "<CodeGroup>");
    this.#held.replace(this.#lines[words.at(-1)!.at]!.text, "</CodeGroup>");
    for (let index = 0; index < tabs.length; index += 3) {
      const title = /^<Tab title="([^"]*)"/.exec(tabs[index]!.part)?.[1] ?? "";
      for (const tag of [tabs[index]!, tabs[index + 2]!]) {
        this.#lines[tag.at] = { ...this.#lines[tag.at]!, text: "" };
      }
      const { at } = tabs[index + 1]!;
      const marks = this.#held.partOf(this.#lines[at]!.text)!.split("\n");
      this.#held.replace(this.#lines[at]!.text, [withGroupTitle(marks[0]!, title), ...marks.slice(1)].join("\n"));
    }
  }
}

/** The title of a tab is the title of its code block. */
function withGroupTitle(line: string, title: string): string {
  const [first = "", ...words] = line.replace(/ title="[^"]*"/, "").split(" ");
  const language = /^[`~]+$/.test(first) ? `${first}text` : first;
  return [language, `title="${title.replaceAll("&quot;", "'").replaceAll("&amp;", "&")}"`, ...words].join(" ");
}
