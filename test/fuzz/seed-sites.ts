// The sites that fuzzing begins with.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompileOptions } from "../../src/index.ts";
import { fixtureCases } from "../support/fixture-cases.ts";

export interface SeedSite {
  /** `theme/name` of a fixture, or the folder of the corpus. */
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Without a host. */
  readonly options: CompileOptions;
}

/** Every fixture with a docs.json, in the order of their names. */
export function fixtureSites(): readonly SeedSite[] {
  return fixtureCases()
    .map(({ name, folder, options }) => ({ name, files: filesIn(join(folder, "input")), options }))
    .filter(({ files, options }) => files["docs.json"] !== undefined && options.config === undefined);
}

/** Every file of a folder as text, by its path. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")] as const));
}
