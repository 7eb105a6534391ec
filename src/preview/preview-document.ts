// Puts the data of a site into the document of the preview.

/** The element of the document that has the data; nothing runs it. */
const dataElement = /(<script type="application\/json" id="preview-data">)(<\/script>)/;

/** What packs a text, so that a large site is a small file: deflate without a header. */
export type Deflate = (text: string) => Uint8Array;

/** The document with this data in it, as a file that needs nothing else. Throws where the document has no place for it. */
export function withData(document: string, data: unknown, deflate: Deflate): string {
  if (!dataElement.test(document)) throw new Error("the document of the preview has no place for data");
  // Base64 has no character that means anything in HTML, whatever the site has in its texts.
  const packed = toBase64(deflate(JSON.stringify(data)));
  return document.replace(dataElement, (_all, start: string, end: string) => `${start}"${packed}"${end}`);
}

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // A call takes only so many arguments. A multiple of three, so that no piece ends in "=".
  for (let at = 0; at < bytes.length; at += 24_576)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576))));
  return pieces.join("");
}
