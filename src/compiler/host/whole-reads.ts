// Opens small files once when both their heads and their whole texts are needed. (D361)
import type { Host, HostStat } from "./host.ts";
import { headOf } from "./memory-host.ts";
import { utf8Length } from "../text/byte-lengths.ts";
import { longestKey } from "../text/json-keys.ts";

/** In bytes. Nearly all pages are shorter. */
const wholeBytes = 64 * 1024;

/** In UTF-16 units: how much text is kept. */
const mostKept = 8 * 1024 * 1024;

/** A host that keeps texts. */
export interface WholeReads {
  readonly host: Host;
  /** Forgets all texts, and keeps none from now on. */
  readonly release: () => void;
}

/**
 * The same host, but a small file is read whole when its head is requested, and `readText` returns that text without another
 * question to the host, once. Equal texts are one string.
 */
export function wholeReads(host: Host): WholeReads {
  const kept = new Map<string, string>();
  const stats = new Map<string, HostStat | undefined>();
  const equal = new Map<string, string>();
  let spare = mostKept;

  const keep = (path: string, text: string): void => {
    const same = text.length > longestKey ? undefined : equal.get(text);
    kept.set(path, same ?? text);
    if (same !== undefined) return;
    spare -= text.length;
    if (text.length <= longestKey) equal.set(text, text);
  };

  return {
    host: {
      ...host,
      readHead(path, bytes) {
        const known = kept.get(path);
        if (known !== undefined) return headOf(known, bytes);
        if (spare <= 0 || bytes > wholeBytes) return host.readHead(path, bytes);
        const text = host.readHead(path, wholeBytes);
        if (text !== undefined && isShorter(text, wholeBytes)) keep(path, text);
        return headOf(text, bytes);
      },
      readText(path) {
        const known = kept.get(path);
        kept.delete(path);
        stats.delete(path);
        return known ?? host.readText(path);
      },
      stat(path) {
        if (!kept.has(path)) return host.stat(path);
        if (!stats.has(path)) stats.set(path, host.stat(path));
        return stats.get(path);
      },
    },
    release() {
      spare = 0;
      kept.clear();
      stats.clear();
      equal.clear();
    },
  };
}

/** Whether a text is shorter than this number of bytes. A head that was cut never is. */
function isShorter(text: string, bytes: number): boolean {
  return text.length * 3 < bytes || (text.length < bytes && utf8Length(text) < bytes);
}
