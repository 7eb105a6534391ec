// Keeps what was read of files for as long as the disk says that they are the same files, unchanged.
import { lstatSync, type Stats } from "node:fs";
import { isAtOrBelow, lookUp } from "./folders.ts";

/** What was read of files, from one compile to the next. */
export interface KeptReads {
  /** What `read` gave the last time for so many bytes of a file, if the file is the same since; else what it gives now. */
  readonly read: (real: string, bytes: number, read: () => string | undefined) => string | undefined;
  /** Forgets what was read at or below a real path; without one, everything. */
  readonly forget: (real?: string) => void;
  /** Ends a round: what was not asked for in it is forgotten. */
  readonly endRound: () => void;
}

interface Kept {
  readonly real: string;
  readonly text: string;
  readonly stat: Stats;
  round: number;
}

// Some disks count times in steps of two seconds: a change in the same step as the one before can't be seen.
const coarsestStep = 2000;

/** In UTF-16 units, so at most 128 MiB. Beyond that, files are read again. */
const mostKept = 64 * 1024 * 1024;

/** Nothing kept yet. */
export function keptReads(): KeptReads {
  const kept = new Map<string, Kept>();
  let round = 0;
  let total = 0;

  function drop(key: string, { text }: Kept): void {
    kept.delete(key);
    total -= text.length;
  }

  return {
    read(real, bytes, read) {
      // Looked at before it is read, so that a change after this moment shows the next time.
      const stat = lookUp(() => lstatSync(real));
      const key = `${bytes} ${real}`;
      const known = kept.get(key);
      if (known !== undefined && stat !== undefined && isSame(known.stat, stat)) {
        known.round = round;
        return known.text;
      }
      if (known !== undefined) drop(key, known);
      const mayKeep = stat !== undefined && Date.now() - Math.max(stat.mtimeMs, stat.ctimeMs) > coarsestStep;
      const text = read();
      if (text === undefined || !mayKeep || total + text.length > mostKept) return text;
      kept.set(key, { real, text, stat, round });
      total += text.length;
      return text;
    },
    forget(real) {
      for (const [key, each] of kept) if (real === undefined || isAtOrBelow(each.real, real)) drop(key, each);
    },
    endRound() {
      for (const [key, each] of kept) if (each.round !== round) drop(key, each);
      round += 1;
    },
  };
}

/** Nothing that writes to a file can set the time of its last change (`ctime`). */
function isSame(one: Stats, other: Stats): boolean {
  return (
    one.ino === other.ino &&
    one.dev === other.dev &&
    one.size === other.size &&
    one.mode === other.mode &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs
  );
}
