// Keeps finished parts of a text, such as code blocks, away from the parsers until the rest is done.

const begin = "\uE000";
const end = "\uE001";
const mark = /\uE000(\d+)\uE001/g;

/** Parts of one text, each represented by a word that parsers read as a word. */
export class HeldParts {
  readonly #parts: string[] = [];

  /** Keeps a part, and returns the word for it. */
  hold(part: string): string {
    return `${begin}${this.#parts.push(part) - 1}${end}`;
  }

  /** The part, if the line is nothing but the word for it. */
  partOf(line: string): string | undefined {
    const found = /^[ \t]*\uE000(\d+)\uE001[ \t]*$/.exec(line)?.[1];
    return found === undefined ? undefined : this.#parts[Number(found)];
  }

  /** Replaces the part of the first word of a line. */
  replace(line: string, part: string): void {
    this.change(line, () => part);
  }

  /** Changes the part of the first word of a line. */
  change(line: string, changed: (part: string) => string): void {
    const found = /\uE000(\d+)\uE001/.exec(line)?.[1];
    const part = found === undefined ? undefined : this.#parts[Number(found)];
    if (part !== undefined) this.#parts[Number(found)] = changed(part);
  }

  /** The text with all parts; the lines of a part begin as the line with its word does. */
  restored(text: string): string {
    return text
      .split("\n")
      .map((line) => this.#restoredLine(line))
      .join("\n");
  }

  #restoredLine(line: string): string {
    if (!line.includes(begin)) return line;
    const prefix = linePrefix(line);
    return line.replaceAll(mark, (_, number: string) =>
      (this.#parts[Number(number)] ?? "")
        .split("\n")
        .map((each, index) => (index === 0 ? each : each === "" ? prefix.trimEnd() : prefix + each))
        .join("\n"),
    );
  }
}

/** What the next lines of a block begin with: quotes as they are, and spaces in place of the markers of lists. */
export function linePrefix(line: string): string {
  return /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|:[ \t])*/.exec(line)![0].replaceAll(/[^ \t>]/g, " ");
}

/** A line of a block without what all its lines begin with. */
export function withoutPrefix(line: string, prefix: string): string {
  if (line.startsWith(prefix)) return line.slice(prefix.length);
  let from = 0;
  while (from < prefix.length && from < line.length && /[ \t>]/.test(line[from]!)) from += 1;
  return line.slice(from);
}

/** A text for people: words for parts, also those that are cut, are dots. */
export function withoutWords(text: string): string {
  return text.replaceAll(/\uE000\d*\uE001?|\uE001/g, "…");
}

/** A line that can't be confused with words for parts. */
export function withoutMarks(line: string): string {
  return /[\uE000\uE001]/.test(line)
    ? line.replaceAll(/[\uE000\uE001]/g, (sign) => `&#${sign.codePointAt(0)!};`)
    : line;
}
