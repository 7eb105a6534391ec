// How does a result get into a file whole or not at all?
import { lstatSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Writes `text` to `file` with its folders. Whoever reads it meanwhile sees the old or the new text, never half:
 * it is written beside and renamed. Throws `UsageError` where it can't be written.
 */
export function writeResult(file: string, text: string): void {
  try {
    makeFolder(dirname(resolve(file)));
    const target = targetOf(file);
    if (target.isPlain) replaceFile(target.path, text);
    else writeFileSync(target.path, text);
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

/** A link's file is replaced, not the link; a device such as /dev/null is written to, not replaced. */
function targetOf(file: string): { readonly path: string; readonly isPlain: boolean } {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return { path: file, isPlain: true };
  const path = realpathSync(file);
  return { path, isPlain: lstatSync(path).isFile() };
}

function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
