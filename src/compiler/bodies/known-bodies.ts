// Reads each body only once, even if many pages have it: the pages of versions mostly have the same bodies.
import { longestKey } from "../text/json-keys.ts";
import type { PageBody } from "./page-body.ts";
import { readBody } from "./read-body.ts";
import { readProgram } from "./read-program.ts";
import { sharedAddresses } from "./shared-addresses.ts";

/** What was found in bodies, by their texts. It depends only on the text, so no result depends on what was read before. */
export interface KnownBodies {
  /** What was found in each of the texts, in their order; offsets count from the beginning of the text. */
  read(texts: readonly string[]): Promise<readonly PageBody[]>;
  /** The same for texts that are programs: components that pages import. */
  readPrograms(texts: readonly string[]): Promise<readonly PageBody[]>;
  /** The SHA-256 of a text in hexadecimal, if it costs little: then no text has to be kept until its hash is needed. */
  readonly sha256?: (text: string) => string;
}

/** In UTF-16 units. A store for more texts has to keep something shorter than the texts. */
const mostKept = 32 * 1024 * 1024;

/** A store of bodies by their whole texts, limited in size. */
export function knownBodies(): KnownBodies {
  let spare = mostKept;
  const shared = sharedAddresses();
  const reader = (read: (text: string) => PageBody): ((texts: readonly string[]) => Promise<readonly PageBody[]>) => {
    const known = new Map<string, PageBody>();
    const bodyOf = (text: string): PageBody => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const body = shared(read(text));
      if (text.length > longestKey || text.length > spare) return body;
      spare -= text.length;
      known.set(text, body);
      return body;
    };
    return (texts) => Promise.resolve(texts.map(bodyOf));
  };
  return { read: reader((text) => readBody(text, 0)), readPrograms: reader(readProgram) };
}
