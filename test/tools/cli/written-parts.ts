// What parts does a preview in one file have?
import { inflateRawSync } from "node:zlib";

/** The parts of the file by their names. */
export function writtenParts(file: string): { readonly [name: string]: unknown } {
  const found = file.matchAll(/id="preview-([a-z0-9-]+)">"([^"]+)"/g);
  const unpack = (packed: string): unknown => JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString());
  return Object.fromEntries(Array.from(found, ([, name = "", packed = ""]) => [name, unpack(packed)]));
}
