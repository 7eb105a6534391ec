// Makes slugs as the platform does, most of them without its package, which takes a tenth of a millisecond for each.
import slugify from "@sindresorhus/slugify";

/** How a slug is made. */
export interface SlugOptions {
  /** `userId` becomes `user-id`. */
  readonly decamelize: boolean;
  /** Characters that stay, beside letters and digits. With "%" upper case stays, too. */
  readonly keeps?: readonly ("_" | "%")[];
}

// Longer titles have no anchor that anybody writes, and some steps take the square of their length.
const longest = 1024;

/** What the package does not spell out: of ASCII all but "&", and these scripts with their marks. */
const unspelt = /^[\x20-%'-~\u3000-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF0F]*$/;

/** The slug of a text, of which the beginning counts. */
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

/** With a space between words that only their capitals separate; the `s` of `APIs` is no word. */
function separated(text: string): string {
  return text
    .replaceAll(/(?<=[A-Z]{2})(?=\d)/g, " ")
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .replaceAll(/(?<=[A-Z])(?=[A-Z][a-rt-z\d])/g, " ");
}
