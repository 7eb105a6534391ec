// Keeps a folder open, so that what is written into it can't be redirected to another place.
import { closeSync, constants, mkdirSync, openSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { entryAt, isSameEntry, kindOf } from "./entry-at.ts";
import { systemCode } from "./write-failure.ts";

/** A folder that is kept open until it is closed. */
export interface HeldFolder {
  /** Its real path. */
  readonly real: string;
  /** A path that always leads to this folder; where the system has none, its real path. */
  readonly path: string;
  /** Throws if the folder has been moved or replaced. */
  readonly demandSame: () => void;
  readonly close: () => void;
}

/** Opens the folder at a real path. Throws the error of the system, or if it is not a folder. */
export function holdFolder(real: string): HeldFolder {
  return hold(real, real, (now) => now === real);
}

/**
 * Opens a folder below another one. It is made if `make` is set; otherwise undefined if it does not exist. Throws `InTheWay` if
 * a link or anything else has its name: links are not followed.
 */
export function holdBelow(folder: HeldFolder, name: string, make: boolean): HeldFolder | undefined {
  const [path, real] = [join(folder.path, name), join(folder.real, name)];
  if (entryAt(path) === undefined) {
    if (!make) return undefined;
    folder.demandSame();
    makeIfAbsent(path);
  }
  try {
    // On a disk that ignores case its name can have other capitals.
    return hold(path, real, (now) => dirname(now) === folder.real);
  } catch (error) {
    const now = entryAt(path);
    throw now === undefined || now.isDirectory() ? error : new InTheWay(real, kindOf(now));
  }
}

/** Something that is not a folder is in the path of a file. */
export class InTheWay extends Error {
  constructor(real: string, kind: string) {
    super(`${real} is ${kind}, and a folder is needed there. Remove it, or name another folder`);
  }
}

function makeIfAbsent(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
}

function hold(path: string, real: string, isMeant: (now: string) => boolean): HeldFolder {
  const descriptor = openFolder(path);
  if (descriptor === undefined) return looked(real);
  const held = `/proc/self/fd/${descriptor}`;
  const now = linkOf(held);
  if (now === undefined || !isMeant(now)) {
    closeSync(descriptor);
    if (now !== undefined) throw new Error(moved(real));
    return looked(real);
  }
  return {
    real: now,
    path: held,
    demandSame: () => demand(now, linkOf(held) === now && realpathOf(now) === now),
    close: () => closeSync(descriptor),
  };
}

/** Opens a folder; undefined on a system other than Linux, and for a folder that may be written but not listed. */
function openFolder(path: string): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (error) {
    if (systemCode(error) === "EACCES") return undefined;
    throw error;
  }
}

/** The current path of an open folder; undefined without /proc. */
function linkOf(held: string): string | undefined {
  try {
    return readlinkSync(held);
  } catch {
    return undefined;
  }
}

/** For systems without a path for an open folder. Between the check and the use, another program could replace the folder. */
function looked(real: string): HeldFolder {
  const before = entryAt(real);
  if (before?.isDirectory() !== true) throw new Error("it is no folder");
  return {
    real,
    path: real,
    demandSame() {
      const now = entryAt(real);
      demand(real, now?.isDirectory() === true && isSameEntry(before, now) && realpathOf(real) === real);
    },
    close: () => {},
  };
}

function demand(real: string, isSame: boolean): void {
  if (!isSame) throw new Error(moved(real));
}

function moved(real: string): string {
  return `${real} is no longer the folder it was`;
}

/** The real path; undefined if there is nothing. */
function realpathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** The real path of a folder, which is made together with those above it; links are followed. Throws the error of the system. */
export function madeFolder(folder: string): string {
  makeFolder(folder);
  return realpathSync.native(folder);
}

/** Makes folders step by step, because the recursion of Node 20 never ends if a file system such as /proc refuses a name. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
