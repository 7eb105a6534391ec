// Exports texts into a folder, and writes files there by hand.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RecordedWrites } from "../../src/project/writer/recorded-folder.ts";
import { writeHostFiles } from "../../src/tools/cli/export/write-host-files.ts";

/** Texts by their path below a folder, with "/". */
export type Texts = Readonly<Record<string, string>>;

/** Writes these texts as an export does. */
export function exportTexts(folder: string, texts: Texts): Promise<RecordedWrites> {
  return writeHostFiles(
    folder,
    Object.entries(texts).map(([path, content]) => ({ path, content })),
  );
}

/** Writes a text as a user would, with the folders above it. */
export function putText(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
