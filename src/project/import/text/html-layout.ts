// Writes a block of HTML so that MDX reads its lines as HTML reads them.
import type { HeldParts } from "./held-parts.ts";
import type { HtmlToken } from "./html-token.ts";
import { isElementOfText } from "./html-tags.ts";

/** Characters that mean something in Markdown, but nothing in HTML. */
const special = /[<{}*_`[\]~|\\]/g;
const lineEnd = /(\n[ \t]*(?:>[ \t]?)*)/;

/** Writes one piece of HTML. */
export class HtmlLayout {
  readonly #held: HeldParts;
  readonly #pieces: string[] = [];
  /** The names of tags that are open since the last line end that is kept. */
  #open: string[] = [];
  #hasText = false;
  #code = 0;

  constructor(held: HeldParts) {
    this.#held = held;
  }

  /** The text of a piece from its tokens. */
  text(tokens: readonly HtmlToken[], isFlow: boolean): string {
    for (const [index, token] of tokens.entries())
      if (token.kind === "text") this.#text(token.text, isFlow);
      else if (token.kind === "comment") this.#comment(token.text);
      else if (token.kind === "tag") this.#tag(token, tokens, index, isFlow);
    return this.#pieces.join("");
  }

  #text(text: string, isFlow: boolean): void {
    if (!isFlow) return void this.#pieces.push(text);
    for (const part of text.split(lineEnd))
      if (part.startsWith("\n")) this.#lineEnd(part);
      else if (part !== "") {
        if (part.trim() !== "") this.#hasText = true;
        const isStart = this.#pieces.length === 0 || this.#pieces.at(-1)!.startsWith("\n");
        const escaped = part.replaceAll(special, reference);
        this.#pieces.push(
          isStart
            ? escaped.replace(
                /^([ \t]*)([-+=#>]|import|export|\d{1,9}(?=[.)]))/,
                (_, space: string, sign: string) => space + reference(sign[0]!) + sign.slice(1),
              )
            : escaped,
        );
      }
  }

  #lineEnd(written: string): void {
    if (this.#code > 0) return void this.#pieces.push('{"\\n"}', written.slice(1).replaceAll(/[ \t]/g, "&#32;"));
    const isJoined = this.#open.length > 0 && (this.#hasText || this.#open.some(isElementOfText));
    this.#pieces.push(isJoined ? " " : written);
    if (isJoined) return;
    [this.#open, this.#hasText] = [[], false];
  }

  #comment(comment: string): void {
    const text = this.#held.restored(comment.slice(4)).replace(/-->$/, "").replaceAll("*/", "* /");
    this.#pieces.push(this.#held.hold(`{/*${text}*/}`));
  }

  #tag(
    { tag, text, written, pair, piece }: HtmlToken,
    tokens: readonly HtmlToken[],
    index: number,
    isFlow: boolean,
  ): void {
    if (written === undefined) {
      // A paragraph without an end ends by itself.
      if (tag?.name.toLowerCase() === "p") return;
      this.#hasText = true;
      return void this.#pieces.push(text.replaceAll(special, reference).replaceAll("\n", " "));
    }
    if (tag!.name.toLowerCase() === "pre") this.#code += tag!.isClosing ? -1 : 1;
    // The other tag is in another block, so that both need lines of their own.
    const isOutside =
      pair !== undefined && pair.piece !== piece && (isFlow || pair.piece.isFlow || pair.piece.scope !== piece.scope);
    if (tag!.isClosing) {
      const at = this.#open.lastIndexOf(tag!.name);
      if (at >= 0) this.#open.length = at;
      else if (isFlow && this.#hasText) this.#break();
      if (isOutside && !isFlow) this.#pieces.push("\n\n");
      this.#pieces.push(written);
      if (isOutside && index < tokens.length - 1) this.#break();
      return;
    }
    if (isOutside && isFlow && this.#hasText) this.#break();
    this.#pieces.push(written);
    if (isOutside) {
      if (!isFlow) this.#pieces.push("\n\n");
      else if (index < tokens.length - 1) this.#break();
    } else if (!written.endsWith("/>")) this.#open.push(tag!.name);
  }

  #break(): void {
    this.#pieces.push("\n\n");
    [this.#open, this.#hasText] = [[], false];
  }
}

function reference(sign: string): string {
  return `&#${sign.codePointAt(0)!};`;
}
