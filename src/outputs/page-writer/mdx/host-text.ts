// Writes a text of Markdown so that the host reads it as plain text.
import type { MdxHost } from "./mdx-host.ts";

const statement = /^(impor|expor)t(?![\p{L}\p{N}_$])/gmu;
const directive = /:(?=[\p{L}\p{N}:[{_+-])/gu;
const emoji = /(?:\\?:|&#x3A;|&#58;)(?=(?:\\?[\w+-])+(?:\\?:|&#x3A;|&#58;))/gi;

/** The text of Markdown, in which the characters of Markdown are already escaped. */
export function hostText(markdown: string, host: MdxHost): string {
  // Some hosts look for "{" and ":" before they read what escapes them.
  const text = markdown
    .replaceAll(/\\\\|\\([{<:])/g, (whole, mark?: string) => (mark === undefined ? whole : reference(mark)))
    .replaceAll(statement, "$1&#116;");
  if (!host.hasDirectives) return text;
  const plain = text.replaceAll(directive, "&#58;");
  return host.hasEmoji ? plain.replaceAll(emoji, "$&<span />") : plain;
}

/** Plain text on one line, with a character reference for each mark, as in the label of a picture. */
export function referencedText(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, reference);
}

function reference(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}
