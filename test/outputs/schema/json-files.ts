// The JSON files of a docs folder: docs.json, and what it may refer to.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Their texts by path. */
export function jsonFilesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".json"),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path, "utf8")];
    }),
  );
}
