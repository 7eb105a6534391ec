// Writes texts of a site as parts of llms.txt: links with notes, and texts of one line (D140).
import { visible } from "../../compiler/text/visible.ts";
import { encodedAddress, encodeMark } from "./encoded-address.ts";
import type { Page } from "../../compiler/site/page.ts";

/** A link of a list, with the first paragraph of its notes. */
export function llmsLink(label: string, address: string, notes: string): string {
  const target = encodedAddress(address).replaceAll(/[()]/g, encodeMark);
  const text = `- [${inline(label) || target}](${target})`;
  const after = brief(notes);
  return after === "" ? text : `${text}: ${after}`;
}

/** The notes on a page: its endpoint, whether it is deprecated, and its description. */
export function notesOn({ description = "", operation, deprecated }: Page): string {
  const { method = "", path = null, webhook = null } = operation ?? {};
  const endpoint = webhook === null ? `${method} ${path ?? ""}`.trim() : `webhook ${webhook}`;
  return [endpoint, deprecated ? "Deprecated" : "", description].filter((note) => note !== "").join(". ");
}

const entities: { readonly [character: string]: string } = {
  "[": "&#91;",
  "]": "&#93;",
  "<": "&lt;",
  "&": "&amp;",
  "\\": "&#92;",
};

/** A text on one line that can't end the text of a link or begin a tag. Programs that read the format do not understand `\]`. */
export function inline(text: string): string {
  const line = visible(text.replaceAll(/\s+/g, " ").trim());
  const marks = /[[\]]|<(?=[a-z/!?])|&(?=#?\w+;)|\\(?=[!-/:-@[-`{-~]|$)/gi;
  return withCodeClosed(line.replaceAll(marks, (character) => entities[character] ?? character));
}

/** Closes open code, which would otherwise continue after the end of the link. */
function withCodeClosed(line: string): string {
  const other = line.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
  return other.includes("`") ? line.replaceAll("`", "&#96;") : line;
}

const longestNote = 300;

/** The first paragraph of a text, cut if it is long, because the whole list is read. */
export function brief(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n\s*\n/, 1);
  const line = paragraph.replaceAll(/\s+/g, " ");
  if (line.length <= longestNote) return inline(line);
  const cut = line.slice(0, longestNote + 1);
  const end = cut.lastIndexOf(" ");
  return `${inline(cut.slice(0, end > longestNote / 2 ? end : longestNote).toWellFormed())}…`;
}
