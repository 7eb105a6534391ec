// Puts the data of a site into the document of the preview.
import { withoutPasswords } from "../text/visible.ts";

/** The element of the document that has the data; nothing runs it. */
const dataElement = /(<script type="application\/json" id="preview-data">)(<\/script>)/;

/** Packs a text, so that a large site is a small file: deflate without a header, as Base64. */
export type Pack = (text: string) => string;

/** The document with this data in it, as a file that needs nothing else. Throws where the document has no place for it. */
export function withData(document: string, data: unknown, pack: Pack): string {
  if (!dataElement.test(document)) throw new Error("the document of the preview has no place for data");
  // Base64 has no character that means anything in HTML, whatever the site has in its texts.
  const packed = pack(JSON.stringify(data, withoutSecrets));
  return document.replace(dataElement, (_all, start: string, end: string) => `${start}"${packed}"${end}`);
}

/** The file is shown to others, so addresses are without user names and passwords, as in all that navc prints. */
function withoutSecrets(_name: string, value: unknown): unknown {
  if (typeof value === "string") return withoutPasswords(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  if (!fields.some(([name]) => name.includes("@"))) return value;
  return Object.fromEntries(fields.map(([name, field]: [string, unknown]) => [withoutPasswords(name), field]));
}
