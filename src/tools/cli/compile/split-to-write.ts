// Writes a navigation in parts: an index and a file for each edition.
import { join } from "node:path";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { editionFileForm } from "../../../outputs/split/edition-file.ts";
import { splitNavigation } from "../../../outputs/split/split-navigation.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import { isJsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { openFolder } from "../../../project/writer/output-folder.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

const indexFile = "index.json";

/** A navigation in parts, of which nothing has been written yet. */
export interface SplitToWrite {
  readonly folder: string;
  /** The files of the editions, then the index, by their paths from the folder. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** The files of a navigation in parts, which are written below a folder. */
export function splitToWrite(navigation: ResolvedNavigation, folder: string): SplitToWrite {
  const { index, files } = splitNavigation(navigation);
  return {
    folder,
    files: [
      ...files.map(({ file, text }) => ({ path: file, text })),
      { path: indexFile, text: `${JSON.stringify(index)}\n` },
    ],
  };
}

/**
 * Writes the files that have changed, the index last. Then it removes files of editions that only the old index names, if they
 * have the hash in that index. Nothing outside the folder is written or removed, even through links in it. Returns the files
 * that were not removed. Rejects with `WriteFailure` if a file can't be written, and with `UsageError` if the folder has an
 * `index.json` of something else.
 */
export async function writeSplit({ folder, files }: SplitToWrite): Promise<readonly string[]> {
  const opened = await openFolder(folder);
  try {
    const before = editionsBefore(folder, readIfFile(join(opened.real, indexFile)));
    // The index, which is last, says that all others were written.
    for (const { path, text } of files) await opened.write(path, text);
    const written = new Set(files.map(({ path }) => path));
    const stale = [...before].filter(([path]) => !written.has(path));
    return stale.flatMap(([path, hash]) =>
      opened.remove(path, (sha256) => sha256.startsWith(hash)) === "left" ? [join(folder, path)] : [],
    );
  } finally {
    opened.close();
  }
}

/** Says which parts of an earlier result were not removed. */
export function leftPartsNote(files: readonly string[]): string {
  const { shown, left } = firstOf(files, 3);
  const more = left === 0 ? "" : ` and ${left} more`;
  return visible(
    `${shown.join(", ")}${more} ${files.length === 1 ? "is" : "are"} of no edition any more and not as navc wrote ${files.length === 1 ? "it" : "them"}, so nothing was removed there. Delete what you do not need.`,
  );
}

function editionsBefore(folder: string, index: string | undefined): ReadonlyMap<string, string> {
  const editions = index === undefined ? [] : editionsOf(index);
  if (editions !== undefined) return filesOf(editions);
  throw new UsageError(
    `${folder} has an index.json that is no index of editions. Name another folder, or remove the file.`,
  );
}

/** The files of an index, with the beginnings of their hashes. Only names in the form of navc are used, because somebody else may have written the index. */
function filesOf(editions: readonly JsonValue[]): ReadonlyMap<string, string> {
  return new Map(
    editions.flatMap((edition) => {
      const { file, hash } = isJsonObject(edition) ? edition : {};
      const isOfEdition = typeof file === "string" && editionFileForm.test(file);
      return isOfEdition && typeof hash === "string" && /^[0-9a-f]{32}$/.test(hash) ? [[file, hash] as const] : [];
    }),
  );
}

/** The editions of an index; undefined for anything that is not an index. */
function editionsOf(text: string): readonly JsonValue[] | undefined {
  try {
    const index = JSON.parse(text) as JsonValue;
    const editions = isJsonObject(index) ? index["editions"] : undefined;
    return Array.isArray(editions) ? editions : undefined;
  } catch {
    return undefined;
  }
}
