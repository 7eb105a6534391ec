// Makes slugs as the platform does. Most are made without its package, which takes a tenth of a millisecond for each slug.
import slugify from "@sindresorhus/slugify";

/** How a slug is made. */
export interface SlugOptions {
  /** `userId` becomes `user-id`. */
  readonly decamelize: boolean;
  /** Characters that are kept, as letters and digits are. With "%", upper case is kept, too. */
  readonly keeps?: readonly ("_" | "%")[];
}

// Longer titles have no anchor that anybody writes, and some steps take the square of their length.
const longest = 1024;

/** Characters that the package does not replace by words: all of ASCII except "&", and these scripts with their marks. */
const unspelt = /^[\x20-%'-~\u3000-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF0F]*$/;

/** The slug of a text; only the beginning of a long text is used. */
export function slug(written: string, { decamelize, keeps = [] }: SlugOptions): string {
  const text = written.slice(0, longest);
  const lowercase = !keeps.includes("%");
  if (!unspelt.test(text)) return slugify(text, { decamelize, lowercase, preserveCharacters: [...keeps] });
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .normalize();
  const words = decamelize ? separated(plain) : plain;
  return (
    (lowercase ? words.toLowerCase() : words)
      .replaceAll(others(keeps), "-")
      .replaceAll(/-{2,}/g, "-")
      // oxlint-disable-next-line regexp/no-super-linear-move -- the text is short
      .replaceAll(/([a-zA-Z\d]+)-([ts])(-|$)/g, "$1$2$3")
      .replace(/^-/, "")
      .replace(/-$/, "")
  );
}

/** A character that becomes a hyphen. */
function others(keeps: NonNullable<SlugOptions["keeps"]>): RegExp {
  if (keeps.includes("%")) return /[^a-zA-Z\d%_]/g;
  return keeps.includes("_") ? /[^a-z\d_]/g : /[^a-z\d]/g;
}

/** Puts a space between words that are separated only by capitals; the `s` of `APIs` is not a word. */
function separated(text: string): string {
  return text
    .replaceAll(/(?<=[A-Z]{2})(?=\d)/g, " ")
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .replaceAll(/(?<=[A-Z])(?=[A-Z][a-rt-z\d])/g, " ");
}
