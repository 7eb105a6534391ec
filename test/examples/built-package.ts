// The package as it is built from the sources, once for all test files, so that no old `dist` is run.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A built package. Other test files use it too, so nothing may be written into it. */
export interface BuiltPackage {
  readonly folder: string;
  /** The path of a file of `dist`. */
  readonly dist: (path: string) => string;
  /** The path of an example. */
  readonly example: (path: string) => string;
}

/** Builds the package where no other test file has. It lies below node_modules, so that its files find their packages. */
export function builtPackage(): BuiltPackage {
  const folder = process.env["NAVC_BUILT_PACKAGE"];
  if (folder === undefined) throw new Error("test/support/shared-build.ts is no globalSetup of these tests");
  if (isFirst(folder)) buildInto(folder);
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(endOf(folder))) Atomics.wait(waiting, 0, 0, 50);
  return { folder, dist: (path) => join(folder, "dist", path), example: (path) => join(folder, "examples", path) };
}

function isFirst(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function buildInto(folder: string): void {
  try {
    execFileSync(process.execPath, ["scripts/build.mjs", folder, "--main"]);
    cpSync("package.json", join(folder, "package.json"));
    cpSync("examples", join(folder, "examples"), { recursive: true, filter: (path) => !isOutput(path) });
  } finally {
    // Also where the build fails: the others must not wait for ever, and fail on what is missing.
    writeFileSync(endOf(folder), "");
  }
}

/** The file that is there once the build is over. */
function endOf(folder: string): string {
  return join(folder, "build-is-over");
}

function isOutput(path: string): boolean {
  return /static-site[\\/]out$/.test(path);
}
