// Says which paths the word of a user may name: a path as it is written, or that of an address (D548).
import { isExternalHref, localTarget, withoutBasePath } from "./href.ts";

/**
 * The paths from the docs root that a word may name, the likeliest first. A word that begins with "/" and a web address are addresses,
 * encoded or not, with or without the base path; any other word is a path, and only then an address.
 */
export function wordPaths(word: string, basePath: string): readonly string[] {
  const written = word.trim();
  if (written === "") return [];
  const isWeb = isExternalHref(written);
  const address = isWeb ? pathOfWebAddress(written) : written;
  if (address === undefined) return [written];
  const path = written.replace(/^(?:\.?\/)+/, "");
  const own = isWeb || path === "" ? [] : [path];
  if (isAddress(written)) return [...new Set([...addressedPaths(address, basePath), ...own])];
  // "./" and "#top" are links to the start, and nobody's names for it.
  return /^(?:\.?$|[?#])/.test(path) ? own : [...new Set([...own, ...addressedPaths(address, basePath)])];
}

function addressedPaths(address: string, basePath: string): readonly string[] {
  return [withoutBasePath(address, basePath), address].flatMap((each) => localTarget(each) ?? []);
}

/** True for a word that is an address before it is a path: it begins with a slash, or is a web address. */
export function isAddress(word: string): boolean {
  return /^\s*(?:\/|https?:)/i.test(word);
}

/** The path of a web address; undefined for another kind of link. */
function pathOfWebAddress(address: string): string | undefined {
  const full = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(full) && /^https?:/i.test(full) ? new URL(full).pathname : undefined;
}
