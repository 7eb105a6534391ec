// Writes the text of a snippet at the place of a component.
import { indexLines } from "../../../compiler/text/line-index.ts";

const marks = /[\s>*+\-\d.)]*/y;

/** Places in one body. */
export class SnippetPlaces {
  readonly #body: string;
  readonly #lines: ReturnType<typeof indexLines>;
  /** Kept for each line, because a line can have many components, and each would search it again. */
  #line = { start: -1, textAt: 0 };

  constructor(body: string) {
    this.#body = body;
    this.#lines = indexLines(body);
  }

  /**
   * The text at an offset. If the component begins its line, further lines get its indentation and quote marks. If not, lines
   * are joined by spaces; a text with empty lines stays as it is. Undefined if it would have more than `most` characters.
   */
  placed(text: string, offset: number, most: number): string | undefined {
    if (text.length > most) return undefined;
    const start = offset - this.#lines.position(offset).column + 1;
    if (start !== this.#line.start) {
      marks.lastIndex = start;
      marks.exec(this.#body);
      this.#line = { start, textAt: marks.lastIndex };
    }
    const lines = text.split("\n");
    if (this.#line.textAt < offset)
      return lines.some((each) => each.trim() === "") ? text : lines.map((each) => each.trim()).join(" ");
    if (text.length + (lines.length - 1) * (offset - start) > most) return undefined;
    const before = this.#body.slice(start, offset).replaceAll(/[^\s>]/g, " ");
    return lines.join(`\n${before}`);
  }
}
