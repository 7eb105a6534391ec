// Where do the examples find navc? In a package built for the test, so that no old `dist` is run.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

export interface BuiltPackage {
  /** The folder of an example in it. */
  readonly example: (path: string) => string;
  readonly remove: () => void;
}

/** Below node_modules, so that the built files find their packages. */
export function builtPackage(): BuiltPackage {
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync(resolve("node_modules/.cache/navc-examples-"));
  const tsc = resolve("node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json", "--outDir", join(folder, "dist")]);
  cpSync("scripts/write-schemas.mjs", join(folder, "scripts/write-schemas.mjs"));
  execFileSync(process.execPath, [join(folder, "scripts/write-schemas.mjs")]);
  cpSync("package.json", join(folder, "package.json"));
  cpSync("docs/diagnostics", join(folder, "docs/diagnostics"), { recursive: true });
  cpSync("examples", join(folder, "examples"), { recursive: true, filter: (path) => !isOutput(path) });
  return {
    example: (path) => join(folder, "examples", path),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function isOutput(path: string): boolean {
  return /static-site[\\/]out$/.test(path);
}
