// Opens each small file once for its head and its whole text, and knows which texts are equal. (D361)
import type { Host, HostStat } from "./host.ts";
import { headOf } from "./memory-host.ts";
import { utf8Length } from "../text/byte-lengths.ts";
import { longestKey } from "../text/json-keys.ts";
import { madeOnce } from "../text/per-object.ts";

/** In bytes. Nearly all pages are shorter. */
const wholeBytes = 64 * 1024;

/** In UTF-16 units: how much text is kept. */
const mostKept = 8 * 1024 * 1024;

/** A host that keeps texts. */
export interface WholeReads {
  readonly host: Host;
  /** The same function; for a text that is kept it is called once, however many files have that text. */
  readonly perText: <Fact extends {}>(factOf: (text: string) => Fact) => (text: string) => Fact;
  /** Forgets everything, and keeps nothing from now on. */
  readonly release: () => void;
}

/**
 * The same host, but a small file is opened once, when its head or its text is first requested. What is at a path, and what a
 * listing has, is asked once, too. Equal texts are one string.
 */
export function wholeReads(host: Host): WholeReads {
  const kept = new Map<string, string>();
  const stats = new Map<string, HostStat | undefined>();
  const listings = new Map<string, readonly string[]>();
  const equal = new Map<string, string>();
  const facts: Map<string, unknown>[] = [];
  let spare = mostKept;
  let isReleased = false;

  /** The string that is kept for all equal texts; the text itself, if there is no room. */
  const keep = (path: string, text: string): string => {
    const same = equal.get(keyOf(text));
    const isKnown = same === text;
    if (!isKnown && spare <= 0) return text;
    kept.set(path, isKnown ? same : text);
    if (isKnown) return same;
    spare -= text.length;
    if (same === undefined) equal.set(keyOf(text), text);
    return text;
  };

  return {
    host: {
      ...host,
      readHead(path, bytes) {
        const known = kept.get(path);
        if (known !== undefined) return headOf(known, bytes);
        if (spare <= 0 || bytes > wholeBytes) return host.readHead(path, bytes);
        const text = host.readHead(path, wholeBytes);
        return headOf(text !== undefined && isShorter(text, wholeBytes) ? keep(path, text) : text, bytes);
      },
      readText(path) {
        const known = kept.get(path);
        if (known !== undefined) return known;
        const text = host.readText(path);
        return text !== undefined && isShorter(text, wholeBytes) ? keep(path, text) : text;
      },
      stat(path) {
        if (isReleased) return host.stat(path);
        if (!stats.has(path)) stats.set(path, host.stat(path));
        return stats.get(path);
      },
      list(pattern) {
        if (isReleased) return host.list(pattern);
        const question = JSON.stringify([pattern.extensions, pattern.ignore]);
        return madeOnce(listings, question, () => host.list(pattern));
      },
    },
    perText(factOf) {
      const known = new Map<string, ReturnType<typeof factOf>>();
      facts.push(known);
      return (text) => {
        const key = keyOf(text);
        return equal.get(key) === text ? madeOnce(known, key, () => factOf(text)) : factOf(text);
      };
    },
    release() {
      isReleased = true;
      spare = 0;
      for (const each of [kept, stats, listings, equal, ...facts]) each.clear();
    },
  };
}

/** V8 hashes only so much of a key; of longer texts that begin alike, one is known. */
function keyOf(text: string): string {
  return text.length > longestKey ? text.slice(0, longestKey) : text;
}

/** Whether a text is shorter than this number of bytes. A head that was cut never is. */
function isShorter(text: string, bytes: number): boolean {
  return text.length * 3 < bytes || (text.length < bytes && utf8Length(text) < bytes);
}
