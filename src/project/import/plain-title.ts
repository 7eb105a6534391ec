// Makes plain text of a heading, or of another title in Markdown.
import { decodeString } from "micromark-util-decode-string";

/** In UTF-16 units: no title is longer. */
const longest = 1000;

/** The text of a heading without marks, tags, ids and attributes. */
export function plainTitle(written: string): string {
  return plain(written, (held) =>
    held
      // The id or attributes at its end.
      .trimEnd()
      .replace(/\{[^{}]*\}$/, "")
      .trimEnd()
      .replace(/(?<=[ \t])#+$/, ""),
  );
}

/** The text of a title that is no heading, without marks and tags. */
export function plainLabel(written: string): string {
  return plain(written, (held) => held);
}

/** `withoutEnd` gets the text with a sign for each piece of code. */
function plain(written: string, withoutEnd: (held: string) => string): string {
  const code: string[] = [];
  const held = written
    .slice(0, longest)
    .replaceAll(/[\uE000\uE001]/g, "")
    .replaceAll(/(?<!\\)(`{1,3})([^`]+)\1(?!`)/g, (_, _marks, inner: string) => `\uE000${code.push(inner) - 1}\uE001`);
  return decodeString(
    withoutEnd(held)
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
      .replaceAll(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, "$1")
      .replaceAll(/(?<!\\)<\/?[A-Za-z][^<>]*>/g, "")
      .replaceAll("`", "")
      .replaceAll(/(\*\*|__|\*|~~)(?=\S)([^*~]*?\S)\1/g, "$2")
      .replaceAll(/(?<!\w)_(?=\S)([^_]*\S)_(?!\w)/g, "$1"),
  )
    .replaceAll(/\uE000(\d+)\uE001/g, (_, number: string) => code[Number(number)]!)
    .trim();
}
