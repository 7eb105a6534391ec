// Reads each body once, however many pages have it: those of versions are mostly the same.
import type { PageBody } from "./page-body.ts";
import { readBody } from "./read-body.ts";
import { readProgram } from "./read-program.ts";

/** What is in bodies, by their texts. What is known of a text depends on nothing else, so no result depends on what was known before. */
export interface KnownBodies {
  /** What is in each of the texts, in their order; offsets are from the beginning of the text. */
  read(texts: readonly string[]): Promise<readonly PageBody[]>;
  /** The same of texts that are programs: components that pages import. */
  readPrograms(texts: readonly string[]): Promise<readonly PageBody[]>;
  /** The SHA-256 of a text in hexadecimal, where it costs little: then no text has to be kept until somebody asks for its hash. */
  readonly sha256?: (text: string) => string;
}

/** In UTF-16 units: a store for more has to keep something shorter than the texts. */
const mostKept = 32 * 1024 * 1024;

/** Of a longer text V8 takes only the length for its hash, so that many of one length would be compared with one another. */
const longestKey = 16_383;

/** Bodies that are known by their whole texts, as many as fit. */
export function knownBodies(): KnownBodies {
  let spare = mostKept;
  const reader = (read: (text: string) => PageBody): ((texts: readonly string[]) => Promise<readonly PageBody[]>) => {
    const known = new Map<string, PageBody>();
    const bodyOf = (text: string): PageBody => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const body = read(text);
      if (text.length > longestKey || text.length > spare) return body;
      spare -= text.length;
      known.set(text, body);
      return body;
    };
    return (texts) => Promise.resolve(texts.map(bodyOf));
  };
  return { read: reader((text) => readBody(text, 0)), readPrograms: reader(readProgram) };
}
