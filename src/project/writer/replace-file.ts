// Writes a file in a folder that is held: whole or not at all.
import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ComparedWriting } from "./compared-writing.ts";
import { contentPieces, type Content } from "./content-pieces.ts";
import type { HeldFolder } from "./held-folder.ts";
import { entryAt, isUntouched, kindOf } from "./entry-at.ts";

/** What happens to a file that is there. */
export interface ReplaceRules {
  /**
   * Whether a file with other content may be replaced: undefined, or why not. It gets the SHA-256 of that file, undefined where
   * it can't be read.
   */
  readonly refusal?: (sha256: string | undefined) => string | undefined;
  /** Called with the SHA-256 of the content when a draft holds all of it, before that has the name of the file. */
  readonly onReady?: (sha256: string) => void;
  /** Replaces the file also where it has the same content, and where somebody has written to it meanwhile. */
  readonly always?: boolean;
}

/** What was done with a file; `refused` has the answer of `refusal`. */
export type Outcome =
  | { readonly kind: "written" | "unchanged"; readonly sha256: string }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Writes a file, or leaves one that holds the same already. Of the content and of the file only a piece each is in memory. Whoever
 * reads the file meanwhile sees the old content or the new one, and after a fault the old one is there. It keeps its permissions.
 * Rejects with the error of the system or of the content, and where a link, a device or anything else but a file has the name.
 *
 * Why no library: write-file-atomic and atomically open a name that can be guessed, without O_EXCL, so that a link
 * planted there is followed; and both want the whole content at once.
 */
export async function replaceFile(
  folder: HeldFolder,
  name: string,
  content: Content,
  { refusal = () => undefined, onReady = () => {}, always = false }: ReplaceRules = {},
): Promise<Outcome> {
  const file = join(folder.path, name);
  folder.demandSame();
  const before = regularFile(file);
  const writing = new ComparedWriting(folder.path, file, before, !always);
  const reasonNot = (): string | undefined =>
    before === undefined || writing.hasDraft ? undefined : refusal(writing.sha256Before());
  try {
    for await (const piece of contentPieces(content)) {
      if (!writing.isSame(piece)) {
        const reason = reasonNot();
        if (reason !== undefined) return { kind: "refused", reason };
        writing.write(piece);
      }
      // Signals are seen between two pieces.
      await nextTurn();
    }
    const sha256 = writing.sha256();
    if (writing.isWhole()) return { kind: "unchanged", sha256 };
    const reason = reasonNot();
    if (reason !== undefined) return { kind: "refused", reason };
    const draft = writing.draft();
    onReady(sha256);
    folder.demandSame();
    if (!isUntouched(before, regularFile(file)) && !always) throw new Error("it has been changed meanwhile");
    draft.become(file);
    return { kind: "written", sha256 };
  } finally {
    writing.discard();
    // A signal that has arrived, and would be lost without a listener, is handled when the loop polls: between two turns.
    await nextTurn();
    await nextTurn();
    writing.release();
  }
}

/** Lets a file be replaced only where it still has a text that was read; nothing that was made meanwhile is where none was. */
export function unlessSame(text: string | undefined): NonNullable<ReplaceRules["refusal"]> {
  const expected = text === undefined ? undefined : createHash("sha256").update(text).digest("hex");
  return (sha256) => (expected !== undefined && sha256 === expected ? undefined : "it has changed meanwhile");
}

/** The file at a path; undefined where nothing is. Throws where anything else is there: it is neither opened nor replaced. */
export function regularFile(file: string): BigIntStats | undefined {
  const found = entryAt(file);
  if (found?.isFile() === false) throw new Error(`${kindOf(found)} is in its place. Remove it, or name another place`);
  return found;
}
