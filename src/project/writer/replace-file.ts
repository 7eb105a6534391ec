// Writes a file in an open folder, completely or not at all.
import type { BigIntStats } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ComparedWriting, sha256OfText } from "./compared-writing.ts";
import { contentPieces, type Content } from "./content-pieces.ts";
import type { HeldFolder } from "./held-folder.ts";
import { entryAt, isUntouched, kindOf } from "./entry-at.ts";

/** The rules for an existing file. */
export interface ReplaceRules {
  /**
   * Whether a file with other content may be replaced: undefined if it may, otherwise why not. It is called with the SHA-256 of
   * that file, or undefined if the file can't be read.
   */
  readonly refusal?: (sha256: string | undefined) => string | undefined;
  /** Called with the SHA-256 of the content when a draft has all of it, before the draft gets the name of the file. */
  readonly onReady?: (sha256: string) => void;
  /** Replaces the file even if it has the same content, or was written by somebody else in the meantime. */
  readonly always?: boolean;
}

/** What was done with a file; `refused` has the result of `refusal`. */
export type Outcome =
  | { readonly kind: "written" | "unchanged"; readonly sha256: string }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Writes a file, unless it already has the content. Only one piece of the content and one of the file are in memory. A program
 * that reads the file at the same time sees either the old or the new content, and after an error the old content is kept. The
 * file keeps its permissions. Rejects with the error of the system or of the content, and if a link, a device or anything but a
 * file has the name. No library is used, because write-file-atomic and atomically open a predictable name without O_EXCL, so
 * that a prepared link would be followed; and both need the whole content at once.
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

/** Allows to replace a file only if it still has the text that was read; if there was no file, a new one in the meantime is not replaced. */
export function unlessSame(text: string | undefined): NonNullable<ReplaceRules["refusal"]> {
  const expected = text === undefined ? undefined : sha256OfText(text);
  return (sha256) => (expected !== undefined && sha256 === expected ? undefined : "it has changed meanwhile");
}

/** The file at a path; undefined if there is nothing. Throws if it is anything else, which is neither opened nor replaced. */
export function regularFile(file: string): BigIntStats | undefined {
  const found = entryAt(file);
  if (found?.isFile() === false) throw new Error(`${kindOf(found)} is in its place. Remove it, or name another place`);
  return found;
}
