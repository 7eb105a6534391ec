// Makes plain text of a heading.
import { decodeString } from "micromark-util-decode-string";

/** In UTF-16 units: no title is longer. */
const longest = 1000;

/** The text of a heading without marks, tags, ids and attributes. */
export function plainTitle(written: string): string {
  return decodeString(
    written
      .slice(0, longest)
      // The id or attributes at its end.
      .trimEnd()
      .replace(/\{[^{}]*\}$/, "")
      .trimEnd()
      .replace(/(?<=[ \t])#+$/, "")
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
      .replaceAll(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, "$1")
      .replaceAll(/<\/?[A-Za-z][^<>]*>/g, "")
      .replaceAll("`", "")
      .replaceAll(/(\*\*|__|\*|~~)(?=\S)([^*~]*?\S)\1/g, "$2")
      .replaceAll(/(?<!\w)_(?=\S)([^_]*\S)_(?!\w)/g, "$1")
      .trim(),
  );
}
