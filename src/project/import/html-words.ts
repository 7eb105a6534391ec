// Reads a label that a generator shows as HTML.
import { decodeString } from "micromark-util-decode-string";

/** The text of a label in HTML: without tags, with the characters that references such as `&amp;` stand for. */
export function htmlWords(html: string): string {
  const text = html.replaceAll(/<!--[^<>]*-->|<\/?[A-Za-z][^<>]*>/g, "");
  return withCharacters(text).replaceAll(/\s+/g, " ").trim();
}

/** A text of HTML with the characters that references such as `&amp;` stand for. */
export function withCharacters(text: string): string {
  return text.replaceAll(/&(?:#\w{1,8}|\w{1,32});/g, (reference) => decodeString(reference));
}
