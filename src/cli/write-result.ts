// Writes a result into a file whole or not at all.
import { lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { replaceFile } from "./replace-file.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Writes a text, whole or in chunks, to `file` with its folders; a file that is there keeps its permissions. Whoever
 * reads it meanwhile sees the old or the new text, never half. A link's target is written; a device or pipe is written to
 * as it is. Rejects with `UsageError` where it can't be written.
 */
export async function writeResult(file: string, text: string | Iterable<string>): Promise<void> {
  if (file.trim() === "") throw new UsageError("There is no name of a file to write to.");
  const chunks = typeof text === "string" ? [text] : text;
  try {
    makeFolder(dirname(resolve(file)));
    if (isDevice(file)) await writeTo(file, chunks);
    else await replaceFile(targetOf(file), chunks);
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
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  return isThere ? realpathSync(file) : join(realpathSync(dirname(resolve(file))), basename(file));
}

async function writeTo(device: string, chunks: Iterable<string>): Promise<void> {
  const handle = await open(device, "w");
  try {
    for (const chunk of chunks) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}
