// Keeps what was read from files as long as the disk shows that they have not changed.
import { lstatSync, type Stats } from "node:fs";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { below, lookUp } from "./folders.ts";

/** What was read from files, from one compile to the next. */
export interface KeptReads {
  /** What `read` returned the last time for this number of bytes of a file, if the file has not changed; otherwise what it returns now. */
  readonly read: (real: string, bytes: number, read: () => string | undefined) => string | undefined;
  /** What is at a path now. A following `read` of the same path does not look again. */
  readonly look: (path: string) => Stats | undefined;
  /** Lets the next `read` of any path look at the disk again: time has gone by since the last one. */
  readonly beginAgain: () => void;
  /** Forgets what was read at or below a real path; without one, everything. */
  readonly forget: (real?: string) => void;
  /** Ends a round: what was not used in it is forgotten. */
  readonly endRound: () => void;
}

interface Kept {
  readonly text: string;
  readonly stat: Stats;
  round: number;
}

// Some disks count times in steps of two seconds: a change in the same step as the one before can't be seen.
const coarsestStep = 2000;

/** In UTF-16 units, so at most 128 MiB. If there is more, files are read again. */
const mostKept = 64 * 1024 * 1024;

/** An empty store. */
export function keptReads(): KeptReads {
  /** By the number of requested bytes, because a longer head is another text; then by real path. */
  const kept = new Map<number, Map<string, Kept>>();
  // Only the last result is kept: keeping thousands until the end of a round costs more than it saves.
  let lastLook: { readonly path: string; readonly stat: Stats | undefined } | undefined;
  let round = 0;
  let total = 0;

  function dropWhere(isOver: (real: string, kept: Kept) => boolean): void {
    for (const texts of kept.values())
      for (const [real, each] of texts) {
        if (!isOver(real, each)) continue;
        texts.delete(real);
        total -= each.text.length;
      }
  }

  function look(path: string): Stats | undefined {
    const stat = lookUp(() => lstatSync(path, { throwIfNoEntry: false }));
    lastLook = { path, stat };
    return stat;
  }

  return {
    look,
    read(real, bytes, read) {
      // Looked at before it is read, so that a change after this moment shows in the next round.
      const stat = lastLook?.path === real ? lastLook.stat : look(real);
      const texts = madeOnce(kept, bytes, () => new Map<string, Kept>());
      const known = texts.get(real);
      if (known !== undefined && stat !== undefined && isSame(known.stat, stat)) {
        known.round = round;
        return known.text;
      }
      if (known !== undefined) {
        texts.delete(real);
        total -= known.text.length;
      }
      const mayKeep = stat !== undefined && Date.now() - Math.max(stat.mtimeMs, stat.ctimeMs) > coarsestStep;
      const text = read();
      if (text === undefined || !mayKeep || total + text.length > mostKept) return text;
      texts.set(real, { text, stat, round });
      total += text.length;
      return text;
    },
    beginAgain() {
      lastLook = undefined;
    },
    forget(real) {
      const start = real === undefined ? "" : below(real, "");
      dropWhere((each) => each === real || each.startsWith(start));
    },
    endRound() {
      lastLook = undefined;
      dropWhere((_, each) => each.round !== round);
      round += 1;
    },
  };
}

/** Whether a file is unchanged. A program that writes to a file can't set the time of its last change (`ctime`). */
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
