// Puts the data of a site into the document of the preview.
import { withoutPasswords } from "../../../compiler/text/visible.ts";
import type { FilePart } from "./file-parts.ts";
import { jsonPieces } from "./json-pieces.ts";
import { partId } from "./part-names.ts";
import { tokenName } from "./wanted-change.ts";

/** The place of the first part, with which the page begins. */
const firstPlace = '<script type="application/json" id="preview-summary"></script>';
/** The place of all other parts: what comes before them is drawn before they are read. */
const otherPlace = "</body>";

/** Compresses a text, so that the file of a large site is small: deflate without a header, as Base64. */
export type Pack = (text: string) => string;

/** The document with these parts in it, as a file that needs nothing else. Throws if the document has no place for them. */
export function withData(document: string, parts: Iterable<FilePart>, pack: Pack): string {
  const [first, ...others] = Array.from(parts, (part) => element(part, pack));
  const end = document.lastIndexOf(otherPlace);
  const start = document.indexOf(firstPlace);
  if (start === -1 || end < start) throw new Error("the document of the preview has no place for data");
  return [
    document.slice(0, start),
    first,
    document.slice(start + firstPlace.length, end),
    ...others,
    document.slice(end),
  ].join("");
}

/** The document with the token of its server, by which it may ask for changes. */
export function withToken(document: string, token: string): string {
  return document.replace("<title>", `<meta name="${tokenName}" content="${token}">\n<title>`);
}

/** An element that is never run. Base64 has no characters with a meaning in HTML, so the texts of the site can't do harm. */
function element([name, value]: FilePart, pack: Pack): string {
  const pieces = jsonPieces(value);
  // Most parts have no such address, and a copy of a large one takes long.
  const packed = pack(pieces.includes("@") ? jsonPieces(withoutSecrets(value)) : pieces);
  return `<script type="application/json" id="${partId(name)}">"${packed}"</script>\n`;
}

/** The file is shown to others, so addresses are without user names and passwords, as in everything that navc prints. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return withoutPasswords(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [withoutPasswords(name), withoutSecrets(field)]));
}
