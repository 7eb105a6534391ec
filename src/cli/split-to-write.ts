// Writes a navigation in parts: an index and a file for each edition.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedNavigation } from "../site/navigation.ts";
import { editionFileForm } from "../split/edition-file.ts";
import { splitNavigation } from "../split/split-navigation.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { FileToWrite } from "./compile-output.ts";
import { fileBytes } from "./file-bytes.ts";
import { isWithin } from "./repository-path.ts";
import { UsageError } from "./usage-error.ts";
import { madeFolder, writeResult } from "./write-result.ts";

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
 * `UsageError` where a file can't be written, or where the folder has an `index.json` of something else.
 */
export async function writeSplit({ folder, files }: SplitToWrite): Promise<void> {
  const index = fileBytes(join(folder, "index.json"))?.toString();
  const editions = index === undefined ? [] : editionsOf(index);
  if (editions === undefined)
    throw new UsageError(
      `${folder} has an index.json that is no index of editions. Name another folder, or remove the file.`,
    );
  const before = filesOf(editions);
  const real = madeFolder(folder);
  for (const { file, text } of files)
    // oxlint-disable-next-line no-await-in-loop -- the index says that all others were written
    if (fileBytes(file)?.toString() !== text) await writeResult(file, text, real);
  const written = new Set(files.map(({ file }) => file));
  for (const name of before) {
    const file = join(folder, name);
    if (!written.has(file) && existsSync(file) && isWithin(real, file)) rmSync(file);
  }
}

/** Only names that navc gives to such files: whoever wrote the index may have written anything. */
function filesOf(editions: readonly JsonValue[]): readonly string[] {
  return editions.flatMap((edition) => {
    const file = isJsonObject(edition) ? edition["file"] : undefined;
    return typeof file === "string" && editionFileForm.test(file) ? [file] : [];
  });
}

/** The editions of an index; undefined for what is no index. */
function editionsOf(text: string): readonly JsonValue[] | undefined {
  try {
    const index = JSON.parse(text) as JsonValue;
    const editions = isJsonObject(index) ? index["editions"] : undefined;
    return Array.isArray(editions) ? editions : undefined;
  } catch {
    return undefined;
  }
}
