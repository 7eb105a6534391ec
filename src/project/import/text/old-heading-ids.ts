// Keeps the ids that headings had on the old site, where the platform would make others. (D330)
import { hasIdOfTitle, headingId } from "../../../compiler/bodies/anchor-ids.ts";
import { plainTitle } from "../plain-title.ts";
import type { HeldParts } from "./held-parts.ts";
import type { OldSlug } from "./old-slugs.ts";
import type { TextLine } from "./text-lines.ts";

const heading = /^ {0,3}(#{1,6})[ \t](.*)$/;
/** What may be an id already, or can't have one behind it. */
const closed = /[{}\uE000-\uE0FF]/;
/** Signs that mean nothing in code, with the characters that stand for them while a title is read. */
const signs = "<>*_~[]()!\\";
const firstSign = 0xe010;

/** The headings of one text, in order. */
export class OldHeadingIds {
  readonly #slug: OldSlug;
  readonly #held: HeldParts;
  /** How often each id was wanted. */
  readonly #seen = new Map<string, number>();

  /** `title`: that of a heading above the text, which had an id, too. */
  constructor(slug: OldSlug, held: HeldParts, title: string | undefined) {
    this.#slug = slug;
    this.#held = held;
    if (title !== undefined) this.#seen.set(slug.of(title), 1);
  }

  /** The line with the old id of its heading, if it would get another one. */
  kept(line: TextLine): TextLine {
    const [, { length: level } = "", written] = heading.exec(line.text) ?? [];
    if (written === undefined || closed.test(written)) return line;
    const title = titleOf(written);
    const slug = this.#slug.of(title);
    if (slug === "" && this.#slug.numbersEmpty !== true) return line;
    const count = this.#seen.get(slug) ?? 0;
    this.#seen.set(slug, count + 1);
    if (count === 0 && hasIdOfTitle(level) && slug === headingId(title)) return line;
    const number = slug === "" ? count + 1 : count;
    const id = number === 0 ? slug : slug + this.#slug.separator + String(number);
    return { ...line, text: `${withoutEnd(line.text)} ${this.#held.hold(`{#${id}}`)}` };
  }
}

/** A heading without the signs that may end it. */
function withoutEnd(text: string): string {
  return text
    .trimEnd()
    .replace(/(?<=[ \t])#+$/, "")
    .trimEnd();
}

/** The text of a heading; that of code is as it is written. */
function titleOf(written: string): string {
  const kept = written.replaceAll(/(?<!`)(`+)(?!`)([^`]+)\1(?!`)/g, (_, _marks: string, code: string) =>
    code.replaceAll(/[<>*_~[\]()!\\]/g, (sign) => String.fromCodePoint(firstSign + signs.indexOf(sign))),
  );
  return plainTitle(kept).replaceAll(/[\uE010-\uE01A]/g, (sign) => signs[sign.codePointAt(0)! - firstSign]!);
}
