// Names the file of an edition, and hashes its content.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The pattern of all names that `editionFile` returns. */
export const editionFileForm: RegExp = /^editions\/[a-z0-9@][a-z0-9@._-]{0,79}\.json$/;

// A last "-" with 16 digits is the mark of a name that is not the id itself.
const plainId = /^(?!.*-[0-9a-f]{16}$)[a-z0-9@](?:[a-z0-9@._-]{0,58}[a-z0-9])?$/;
/** Windows has devices with these names, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/**
 * The path of the file of an edition, below the folder of the index. It depends only on the id, is valid on every file system,
 * and is unique even if capitals make no difference.
 */
export function editionFile(id: string): string {
  if (plainId.test(id) && !device.test(id)) return `editions/${id}.json`;
  // As JSON, where half of a character pair stays what it is.
  const readable = id.toLowerCase().replaceAll(/[^a-z0-9@.]+/g, "-");
  const start = readable.replace(/^[^a-z0-9@]+/, "").slice(0, 40) || "edition";
  return `editions/${start.replace(device, "edition-$&")}-${digits(JSON.stringify(id), 16)}.json`;
}

/** The first 32 hexadecimal digits of the SHA-256 of a text as UTF-8. */
export function contentHash(text: string): string {
  return digits(text, 32);
}

function digits(text: string, count: number): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, count);
}
