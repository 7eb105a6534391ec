// Writes new content into a temporary file until it is complete.
import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  type BigIntStats,
} from "node:fs";
import { join } from "node:path";
import { entryAt } from "./entry-at.ts";
import { hasEnded, markForm, processMark } from "./process-mark.ts";
import { removeAtEnd } from "./remove-at-end.ts";

const draftForm = new RegExp(String.raw`^\.navc-(${markForm.source})-[0-9a-f]{16}\.tmp$`);
const day = 86_400_000;

/** A temporary file in the folder of the final one. After an error, SIGINT, SIGTERM or SIGHUP it is removed. */
export class DraftFile {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #stopGuarding: () => void;
  #isOpen = true;

  /** Makes it in the folder at `path`, with the permissions of the file that it replaces, or with new ones. Throws the error of the system. */
  constructor(path: string, rights: BigIntStats | number) {
    // The name has a limited length, whatever the name of the file, and a random part, so that nobody can put a link there in advance.
    this.#file = join(path, `.navc-${processMark()}-${randomBytes(8).toString("hex")}.tmp`);
    this.#stopGuarding = removeAtEnd(this.#file);
    try {
      // Fails if anything has the name, also a link. A file that replaces another is private at first, so that nobody opens it early and reads on.
      this.#descriptor = openSync(this.#file, "wx", typeof rights === "number" ? rights : 0o600);
    } catch (error) {
      this.#stopGuarding();
      throw error;
    }
    if (typeof rights !== "number") this.#keepRights(rights);
  }

  #keepRights({ uid, gid, mode }: BigIntStats): void {
    try {
      fchownSync(this.#descriptor, Number(uid), Number(gid));
    } catch {
      // Only a superuser may do this; a file that another user replaces gets that user as its owner.
    }
    fchmodSync(this.#descriptor, Number(mode) & 0o777);
  }

  /** Throws the error of the system. */
  write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
  }

  /** Gives it its name, in the same folder; an existing file with this name is replaced. Throws the error of the system. */
  become(file: string): void {
    // Some file systems say only now that the disk is full.
    fsyncSync(this.#descriptor);
    this.close();
    renameSync(this.#file, file);
  }

  /** Gives it its name; more can be written to it until it is closed. */
  becomeOpen(file: string): void {
    renameSync(this.#file, file);
    this.release();
  }

  /** Removes it, if it has not become the final file. */
  discard(): void {
    this.close();
    rmSync(this.#file, { force: true });
  }

  /** After this, a signal no longer removes it. */
  release(): void {
    this.#stopGuarding();
  }

  close(): void {
    if (this.#isOpen) closeSync(this.#descriptor);
    this.#isOpen = false;
  }
}

/** Removes the drafts of killed runs from a folder. Drafts of runs that may still be active stay. Never throws. */
export function removeLeftDrafts(path: string): void {
  for (const name of namesIn(path)) {
    const mark = draftForm.exec(name)?.[1];
    if (mark === undefined) continue;
    const file = join(path, name);
    try {
      if (entryAt(file)?.isFile() === true && (hasEnded(mark) || isOld(file))) rmSync(file, { force: true });
    } catch {
      // It is one of another user, or somebody else has removed it.
    }
  }
}

/** True for a draft that has not been written for a long time. For another machine it is not known which processes run, but every active run writes more often. */
function isOld(file: string): boolean {
  return Date.now() - statSync(file).mtimeMs > day;
}

function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
