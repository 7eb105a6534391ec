// Writes a file below a folder that the user names, if navc or the repository chose its path.
import { relative, resolve } from "node:path";
import type { Content } from "./content-pieces.ts";
import { openFolder } from "./output-folder.ts";
import { slashPath } from "../slash-path.ts";

/** Writes a file at or below `folder`, unless it already has this content; links below the folder are not followed. Rejects with `WriteFailure`. */
export async function writeBelow(folder: string, file: string, content: Content): Promise<void> {
  const opened = await openFolder(folder);
  try {
    await opened.write(pathBelow(folder, file), content);
  } finally {
    opened.close();
  }
}

/** The path of a file relative to a folder, with "/". */
export function pathBelow(folder: string, file: string): string {
  return slashPath(relative(resolve(folder), resolve(file)));
}
