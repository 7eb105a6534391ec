// Offers navc import in a folder with a site of another generator.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { importKinds } from "../../../project/import/import-kind.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import { newDocsFolder } from "../../../project/files/new-docs-folder.ts";

/** The command that imports the site in a folder, as a sentence; undefined if none is recognized there. */
export function importOffer(folder: string): string | undefined {
  for (const [kind, { label, markers }] of Object.entries(importKinds)) {
    const marker = markers.find((file) => existsSync(join(folder, file)));
    if (marker !== undefined)
      return `${marker} belongs to ${label}. To make a docs.json site from it: navc import ${kind} ${shellWord(folder)} -o ${newDocsFolder()}`;
  }
  return undefined;
}
