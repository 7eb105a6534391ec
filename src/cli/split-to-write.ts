// Writes a navigation in parts: an index and a file for each edition.
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ResolvedNavigation } from "../site/navigation.ts";
import { editionFileForm } from "../split/edition-file.ts";
import { splitNavigation } from "../split/split-navigation.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { FileToWrite } from "./compile-output.ts";
import { isWithin } from "./repository-path.ts";
import { fileError } from "./usage-error.ts";
import { makeFolder, writeResult } from "./write-result.ts";

/** A navigation in parts, of which nothing has been written yet. */
export interface SplitToWrite {
  readonly folder: string;
  /** The files of the editions, then the index. */
  readonly files: readonly (FileToWrite & { readonly text: string })[];
}

/** The files of a navigation in parts, below a folder. */
export function splitToWrite(navigation: ResolvedNavigation, folder: string): SplitToWrite {
  const { index, files } = splitNavigation(navigation);
  return {
    folder,
    files: [
      ...files.map(({ file, text }) => ({ file: join(folder, file), text })),
      { file: join(folder, "index.json"), text: `${JSON.stringify(index)}\n` },
    ],
  };
}

/**
 * Writes the files that differ from what is there, the index last, and then removes those of editions that the index before
 * names and this one does not. Nothing outside the folder is written or removed, whatever links are in it. Rejects with
 * `UsageError` where a file can't be written.
 */
export async function writeSplit({ folder, files }: SplitToWrite): Promise<void> {
  const before = filesOfIndex(textAt(join(folder, "index.json")));
  const real = madeFolder(folder);
  for (const { file, text } of files)
    // oxlint-disable-next-line no-await-in-loop -- the index says that all others were written
    if (textAt(file) !== text) await writeResult(file, text, real);
  const written = new Set(files.map(({ file }) => file));
  for (const name of before) {
    const file = join(folder, name);
    if (!written.has(file) && existsSync(file) && isWithin(real, file)) rmSync(file);
  }
}

function madeFolder(folder: string): string {
  try {
    makeFolder(resolve(folder));
    return realpathSync.native(folder);
  } catch (error) {
    throw fileError(folder, "written", error);
  }
}

function textAt(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Only names that navc gives to such files: whoever wrote the index may have written anything. */
function filesOfIndex(text: string | undefined): readonly string[] {
  const editions = editionsOf(text);
  return editions.flatMap((edition) => {
    const file = isJsonObject(edition) ? edition["file"] : undefined;
    return typeof file === "string" && editionFileForm.test(file) ? [file] : [];
  });
}

function editionsOf(text: string | undefined): readonly JsonValue[] {
  if (text === undefined) return [];
  try {
    const index = JSON.parse(text) as JsonValue;
    const editions = isJsonObject(index) ? index["editions"] : undefined;
    return Array.isArray(editions) ? editions : [];
  } catch {
    return [];
  }
}
