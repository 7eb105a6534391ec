// What texts are in a folder?
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The texts of a folder by path, as `memoryHost` takes them. */
export function textsIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
