// Writes and removes files below a folder that the user names, and nothing outside it.
import { closeSync, renameSync, rmdirSync, unlinkSync, type BigIntStats } from "node:fs";
import { join, resolve } from "node:path";
import { openIfReadable, sha256Of } from "./compared-writing.ts";
import type { Content } from "./content-pieces.ts";
import { removeLeftDrafts } from "./draft-file.ts";
import { lockFolder } from "./folder-lock.ts";
import { holdBelow, holdFolder, InTheWay, madeFolder, type HeldFolder } from "./held-folder.ts";
import { JournalFile } from "./journal-file.ts";
import { entryAt, isSameEntry, isUntouched } from "./entry-at.ts";
import { regularFile, replaceFile, type Outcome, type ReplaceRules } from "./replace-file.ts";
import { systemCode, WriteFailure, writeFailure } from "./write-failure.ts";

/** `left`: the file exists and was not removed. */
export type Removal = "removed" | "absent" | "left";

/**
 * A folder that one run writes to. Paths in it have "/". Links in the path of a file are not followed; folders are made. A
 * link, a pipe, a device or a socket with the name of a file is neither opened nor replaced.
 */
export interface OutputFolder {
  /** As named by the user. */
  readonly folder: string;
  /** Its real path. */
  readonly real: string;
  /** Writes a file, unless it already has this content. Rejects with `WriteFailure`; then nothing has changed. */
  readonly write: (path: string, content: Content, rules?: ReplaceRules) => Promise<Outcome>;
  /**
   * Removes a regular file whose SHA-256 `isOurs` accepts, and the folders that become empty. Throws `WriteFailure` if the system refuses.
   */
  readonly remove: (path: string, isOurs: (sha256: string) => boolean) => Removal;
  /** Moves a regular file to a path where nothing is; folders are made, and those that become empty are removed. Throws `WriteFailure`; then nothing has changed. */
  readonly move: (from: string, to: string) => void;
  /** Removes a folder if it is empty. Never throws. */
  readonly removeEmptyFolder: (path: string) => void;
  /** Begins a file in the folder to which lines are added; an existing file is replaced. Throws `WriteFailure`. */
  readonly journal: (name: string, text: string) => JournalFile;
  /** True if anything is at a path, or prevents a file there. */
  readonly has: (path: string) => boolean;
  /** True if both paths lead to one file, for example on a disk that ignores case. */
  readonly isOneFile: (path: string, other: string) => boolean;
  /** Lets other runs write. */
  readonly close: () => void;
}

/**
 * Opens a folder to write to; it is made if it does not exist, and links in its own path are followed. Waits for another run that
 * writes to it. Rejects with `WriteFailure`.
 */
export async function openFolder(folder: string): Promise<OutputFolder> {
  const real = madeRealFolder(folder);
  const unlock = await lockFolder(real);
  try {
    return new OpenFolder(folder, holdFolder(real), unlock);
  } catch (error) {
    unlock();
    throw writeFailure(folder, error);
  }
}

function madeRealFolder(folder: string): string {
  try {
    return madeFolder(resolve(folder));
  } catch (error) {
    throw writeFailure(folder, error);
  }
}

class OpenFolder implements OutputFolder {
  readonly folder: string;
  readonly #top: HeldFolder;
  readonly #unlock: () => void;
  /** The folders without drafts of killed runs. */
  readonly #swept = new Set<string>();

  constructor(folder: string, top: HeldFolder, unlock: () => void) {
    this.folder = folder;
    this.#top = top;
    this.#unlock = unlock;
    this.#sweep(top);
  }

  get real(): string {
    return this.#top.real;
  }

  async write(path: string, content: Content, rules?: ReplaceRules): Promise<Outcome> {
    const place = join(this.folder, path);
    try {
      const { parents, name } = partsOf(path);
      const held = this.#hold(parents, true)!;
      try {
        return await replaceFile(held, name, content, rules);
      } finally {
        this.#letGo(held);
      }
    } catch (error) {
      throw writeFailure(place, error);
    }
  }

  remove(path: string, isOurs: (sha256: string) => boolean): Removal {
    const { parents, name } = partsOf(path);
    try {
      const done = this.#removeAt(parents, name, isOurs);
      // Also if the file is gone: a run may have been killed between the two steps.
      if (done !== "left") this.#removeEmpty(parents);
      return done;
    } catch (error) {
      // A part of its path is something that navc did not make.
      if (error instanceof InTheWay) return "left";
      throw writeFailure(join(this.folder, path), error);
    }
  }

  #removeAt(parents: readonly string[], name: string, isOurs: (sha256: string) => boolean): Removal {
    const held = this.#hold(parents, false);
    if (held === undefined) return "absent";
    try {
      return removeIn(held, name, isOurs);
    } finally {
      this.#letGo(held);
    }
  }

  move(from: string, to: string): void {
    const source = partsOf(from);
    try {
      const held = this.#hold(source.parents, false);
      if (held === undefined) throw new Error(`${from} is not there`);
      try {
        const file = join(held.path, source.name);
        const before = regularFile(file);
        if (before === undefined) throw new Error("it is not there");
        held.demandSame();
        this.#moveTo(to, { file, before });
      } finally {
        this.#letGo(held);
      }
    } catch (error) {
      throw writeFailure(join(this.folder, to), error);
    }
    this.#removeEmpty(source.parents);
  }

  /** The new path is named by what fails there, for example because it is too long. */
  #moveTo(to: string, { file, before }: { readonly file: string; readonly before: BigIntStats }): void {
    try {
      const { parents, name } = partsOf(to);
      const held = this.#hold(parents, true)!;
      try {
        const target = join(held.path, name);
        const there = entryAt(target);
        // A disk that ignores case has the file itself under a name with other capitals.
        if (there !== undefined && !isSameEntry(before, there))
          throw new Error(`there is something at ${join(held.real, name)} already`);
        held.demandSame();
        renameSync(file, target);
      } finally {
        this.#letGo(held);
      }
    } catch (error) {
      throw writeFailure(join(this.folder, to), error);
    }
  }

  removeEmptyFolder(path: string): void {
    try {
      const { parents, name } = partsOf(path);
      const above = this.#hold(parents, false);
      if (above === undefined) return;
      try {
        above.demandSame();
        rmdirSync(join(above.path, name));
      } finally {
        this.#letGo(above);
      }
    } catch {
      // It holds something, or is not there.
    }
  }

  has(path: string): boolean {
    try {
      return this.#entryAt(path) !== undefined;
    } catch {
      // A part of its path is not a folder.
      return true;
    }
  }

  journal(name: string, text: string): JournalFile {
    try {
      this.#top.demandSame();
      return new JournalFile(this.#top, name, text);
    } catch (error) {
      throw writeFailure(join(this.folder, name), error);
    }
  }

  isOneFile(path: string, other: string): boolean {
    try {
      const [one, another] = [path, other].map((each) => this.#entryAt(each));
      return one !== undefined && another !== undefined && isSameEntry(one, another);
    } catch {
      // A link is in the way of one of them.
      return false;
    }
  }

  close(): void {
    this.#top.close();
    this.#unlock();
  }

  #entryAt(path: string): ReturnType<typeof entryAt> {
    const { parents, name } = partsOf(path);
    const held = this.#hold(parents, false);
    if (held === undefined) return undefined;
    try {
      return entryAt(join(held.path, name));
    } finally {
      this.#letGo(held);
    }
  }

  /** Opens folders step by step from the top, so that no link is followed. */
  #hold(parents: readonly string[], make: boolean): HeldFolder | undefined {
    this.#top.demandSame();
    let held: HeldFolder | undefined = this.#top;
    for (const name of parents) {
      const above: HeldFolder = held;
      try {
        held = holdBelow(above, name, make);
      } finally {
        this.#letGo(above);
      }
      if (held === undefined) return undefined;
    }
    this.#sweep(held);
    return held;
  }

  #letGo(held: HeldFolder): void {
    if (held !== this.#top) held.close();
  }

  #sweep({ real, path }: HeldFolder): void {
    if (this.#swept.has(real)) return;
    this.#swept.add(real);
    removeLeftDrafts(path);
  }

  #removeEmpty(parents: readonly string[]): void {
    for (let left = parents; left.length > 0; left = left.slice(0, -1)) {
      const above = this.#hold(left.slice(0, -1), false);
      if (above === undefined) continue;
      try {
        above.demandSame();
        rmdirSync(join(above.path, left.at(-1)!));
      } catch (error) {
        // It holds something else.
        if (systemCode(error) !== "ENOENT") return;
      } finally {
        this.#letGo(above);
      }
    }
  }
}

function removeIn(held: HeldFolder, name: string, isOurs: (sha256: string) => boolean): Removal {
  const file = join(held.path, name);
  const before = entryAt(file);
  if (before === undefined) return "absent";
  if (!before.isFile()) return "left";
  const descriptor = openIfReadable(file);
  if (descriptor === undefined) return "left";
  try {
    if (!isOurs(sha256Of(descriptor))) return "left";
  } finally {
    closeSync(descriptor);
  }
  held.demandSame();
  if (!isUntouched(before, entryAt(file))) return "left";
  unlinkSync(file);
  return "removed";
}

/** The segments of a path; throws if it leads out of the folder. */
function partsOf(path: string): { readonly parents: readonly string[]; readonly name: string } {
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === ".." || /[\0\\]/.test(name)))
    throw new WriteFailure(path, "its path does not stay in the folder");
  return { parents: names.slice(0, -1), name: names.at(-1)! };
}
