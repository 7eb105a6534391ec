// Holds a folder open, so that what is written in it can't get anywhere else.
import { closeSync, constants, mkdirSync, openSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { entryAt, isSameEntry, kindOf } from "./entry-at.ts";
import { systemCode } from "./write-failure.ts";

/** A folder that is held until it is closed. */
export interface HeldFolder {
  /** Its real path. */
  readonly real: string;
  /** A path that leads to this folder and no other, where the system has such paths. */
  readonly path: string;
  /** Throws where the folder has been moved, or something else is in its place. */
  readonly demandSame: () => void;
  readonly close: () => void;
}

/** Holds the folder at a real path. Throws the error of the system, or where it is no folder. */
export function holdFolder(real: string): HeldFolder {
  return hold(real, real, (now) => now === real);
}

/**
 * Holds a folder below another, which is made where `make` says so; undefined where there is none. Throws `InTheWay`
 * where a link or anything else is in its place: no link is followed.
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

/** On the way to a file is something that is no folder. */
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

/** A folder that may be written to and not listed can't be opened. */
function openFolder(path: string): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (error) {
    if (systemCode(error) === "EACCES") return undefined;
    throw error;
  }
}

/** Where an open folder is now; undefined without /proc. */
function linkOf(held: string): string | undefined {
  try {
    return readlinkSync(held);
  } catch {
    return undefined;
  }
}

/** Where a system has no path for an open folder, a moment between look and use is left. */
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

/** Undefined where nothing is. */
function realpathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** The real path of a folder, which is made with those above it; links on the way are followed. Throws the error of the system. */
export function madeFolder(folder: string): string {
  makeFolder(folder);
  return realpathSync.native(folder);
}

/** Step by step: Node 20's own recursion never ends where a file system such as /proc refuses a name. */
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
