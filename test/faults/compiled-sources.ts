// How does a test run a source file in a process of its own, without building all of navc?
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Writes a file below src, and what it imports, as JavaScript into a folder, at their paths from src. */
export function compileSource(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const options = "--ignoreConfig --noCheck --module nodenext --target es2023 --rewriteRelativeImportExtensions";
  const tsc = resolve("node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, file, "--rootDir", "src", "--outDir", folder, ...options.split(" ")]);
}
