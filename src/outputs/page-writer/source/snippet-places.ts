// Writes the text of a snippet in the place of a component.
import { indexLines } from "../../../compiler/text/line-index.ts";

const marks = /[\s>*+\-\d.)]*/y;

/** Places in one body. */
export class SnippetPlaces {
  readonly #body: string;
  readonly #lines: ReturnType<typeof indexLines>;
  /** A line can hold many components, and each would look through it again. */
  #line = { start: -1, textAt: 0 };

  constructor(body: string) {
    this.#body = body;
    this.#lines = indexLines(body);
  }

  /**
   * The text at an offset: further lines are as far to the right as the component, and as deep in quotes. Undefined where it
   * would have more characters than `most`.
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
