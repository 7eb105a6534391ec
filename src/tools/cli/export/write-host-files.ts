// Writes the files that a host reads below a folder, and removes those of an earlier export that are no longer made.
import type { Content } from "../../../project/writer/content-pieces.ts";
import { RecordedFolder, type RecordedWrites } from "../../../project/writer/recorded-folder.ts";

/** A file to write. */
export interface WrittenFile {
  /** Its path from the folder, with "/". */
  readonly path: string;
  /** A text, or the bytes of a file that is copied, of which only one piece at a time has to be in memory. */
  readonly content: Content;
}

/**
 * Writes the files that have changed. Only files that are unchanged since navc wrote them are replaced or removed, and nothing
 * outside the folder is, even through links in it. Rejects with `WriteFailure` if the folder can't be written to.
 */
export async function writeHostFiles(
  folder: string,
  files: Iterable<WrittenFile> | AsyncIterable<WrittenFile>,
): Promise<RecordedWrites> {
  const recorded = await RecordedFolder.open(folder);
  try {
    for await (const { path, content } of files) await recorded.write(path, content);
    return await recorded.finish();
  } finally {
    recorded.close();
  }
}
