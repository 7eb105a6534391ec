// Makes the folders for navc's own files, outside all repositories.
import { lstatSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a private folder of this user, with those above it. Undefined if that is not possible, or if somebody else can write to it. */
export function privateFolder(folder: string): string | undefined {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    makeAlone(folder);
    return isPrivate(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function makeAlone(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or `isPrivate` says that it is not.
  }
}

/**
 * True for a folder to which only this user can write; throws if there is none. In the folder for temporary files another user
 * could have made one.
 */
export function isPrivate(folder: string): boolean {
  const stat = lstatSync(folder);
  if (process.getuid === undefined) return stat.isDirectory();
  return stat.isDirectory() && stat.uid === process.getuid() && (stat.mode & 0o022) === 0;
}
