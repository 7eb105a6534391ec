// Names the icons of Lucide that a page of Fumadocs imports and gives to its components. (D546)
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import { lucideName } from "../../lucide-name.ts";
import { withoutShownTags } from "../tabs-of-list.ts";
import type { NoteAt } from "../text-rules.ts";

const statement = /\bimport\s{0,100}\{([^{}]{0,10000})\}\s{0,100}from\s{0,100}["']lucide-react["']/g;
const icon =
  /(<(?:Accordion|Card|Tab)\s(?:[^<>{}]|\{[^<>{}]{0,200}\}){0,2000}?(?<=\s)icon=)(\{\s{0,100}<([A-Z]\w{0,100})(\s[^<>{}]{0,500}|)\/>\s{0,100}\})/g;

/** True for a page that imports icons of Lucide. */
export function importsLucide(text: string): boolean {
  return text.includes("lucide-react");
}

/** The text with `icon="book-open"` for `icon={<BookOpen />}`. Others stay, and are computed. */
export function withIconNames(text: string, note: NoteAt): string {
  if (!importsLucide(text)) return text;
  const plain = withoutShownTags(text);
  const nameOf = new Map<string, string>();
  for (const [, list = ""] of plain.matchAll(statement))
    for (const [, imported = "", as] of list.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)) nameOf.set(as ?? imported, imported);
  const pieces = [...plain.matchAll(icon)].flatMap(
    ({ 1: before = "", 2: value = "", 3: name = "", 4: more = "", index }) => {
      const imported = nameOf.get(name);
      if (imported === undefined) return [];
      const start = index + before.length;
      if (more.trim() !== "") note(start, `the attributes of <${name}>`, "the icon is shown without them");
      // As many lines as before.
      const lines = "\n".repeat(value.split("\n").length - 1);
      return [{ start, end: start + value.length, text: `"${lucideName(imported)}"${lines}` }];
    },
  );
  return withPieces(text, pieces);
}
