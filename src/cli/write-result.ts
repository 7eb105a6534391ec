// How does a result get into a file whole or not at all?
import {
  closeSync,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Writes a text, whole or in chunks, to `file` with its folders; a file that is there keeps its permissions. Whoever
 * reads it meanwhile sees the old or the new text, never half: it is written beside and renamed. Throws `UsageError`
 * where it can't be written.
 */
export function writeResult(file: string, text: string | Iterable<string>): void {
  if (file.trim() === "") throw new UsageError("There is no name of a file to write to.");
  const chunks = typeof text === "string" ? [text] : text;
  try {
    makeFolder(dirname(resolve(file)));
    if (isDevice(file)) writeAll(file, chunks);
    else replaceFile(targetOf(file), chunks);
  } catch (error) {
    throw new UsageError(`${file} can't be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Step by step: Node 20's own recursion never ends where a file system such as /proc refuses a name. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** /dev/null, or a pipe behind /dev/stdout: written to, not replaced. A pipe has no real path, so it is asked first. */
function isDevice(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === false;
}

/** A link's file is replaced, not the link. */
function targetOf(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false }) === undefined ? file : realpathSync(file);
}

function replaceFile(file: string, chunks: Iterable<string>): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeAll(temporary, chunks, statSync(file, { throwIfNoEntry: false })?.mode);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeAll(file: string, chunks: Iterable<string>, mode?: number): void {
  const descriptor = openSync(file, "w");
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode & 0o777);
    for (const chunk of chunks) writeFileSync(descriptor, chunk);
  } finally {
    closeSync(descriptor);
  }
}
