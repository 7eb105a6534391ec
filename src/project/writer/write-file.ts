// Writes a file that the user's command names.
import { realpathSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { contentPieces, type Content } from "./content-pieces.ts";
import { removeLeftDrafts } from "./draft-file.ts";
import { holdFolder, madeFolder } from "./held-folder.ts";
import { entryAt } from "./entry-at.ts";
import { replaceFile } from "./replace-file.ts";
import { WriteFailure, writeFailure } from "./write-failure.ts";

/**
 * Writes a file that the user's command names, with its folders; an existing file keeps its permissions. A program that reads
 * it at the same time sees either the old or the new content. If it is a link, its target is written; a device or pipe is
 * written directly. Rejects with `WriteFailure` if it can't be written.
 */
export async function writeFile(file: string, content: Content): Promise<void> {
  if (file.trim() === "") throw new WriteFailure(`"${file}"`, "it is no name of a file");
  try {
    const folder = madeFolder(dirname(resolve(file)));
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new Error("it is a folder. Name a file in it");
    // A pipe has no real path, so this is checked first.
    if (found?.isFile() === false) return await writeTo(file, content);
    const isThere = entryAt(file) !== undefined;
    await replaceAt(isThere ? realpathSync.native(file) : join(folder, basename(file)), content);
  } catch (error) {
    throw writeFailure(file, error);
  }
}

async function replaceAt(real: string, content: Content): Promise<void> {
  const folder = holdFolder(dirname(real));
  try {
    removeLeftDrafts(folder.path);
    await replaceFile(folder, basename(real), content, { always: true });
  } finally {
    folder.close();
  }
}

/** Writes to /dev/null or to a pipe such as /dev/stdout, which is not replaced. */
async function writeTo(device: string, content: Content): Promise<void> {
  const handle = await open(device, "w");
  try {
    for await (const piece of contentPieces(content)) await handle.writeFile(piece);
  } finally {
    await handle.close();
  }
}
