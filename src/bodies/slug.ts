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

/** The slug of a text, of which the beginning counts. */
export function slug(written: string, { decamelize, keeps = [] }: SlugOptions): string {
  const text = written.slice(0, longest);
  const lowercase = !keeps.includes("%");
  // Of ASCII only "&" is spelt out.
  if (decamelize || !/^[\x20-\x7E]*$/.test(text) || text.includes("&"))
    return slugify(text, { decamelize, lowercase, preserveCharacters: [...keeps] });
  return (
    (lowercase ? text.toLowerCase() : text)
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
