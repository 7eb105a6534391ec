// The entry points of the package: "exports" of package.json is their one list, and all that is built of each follows from it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "..");
const { name: packageName, exports } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

/**
 * Each entry point: what a program imports (`navc/vitest`), its program in dist/, which has the
 * name of its module in src/ (`vitest`), and what its API report is called (`navc-vitest`).
 */
export const entryPoints = Object.entries(exports).flatMap(([path, target]) => {
  const program = /^\.\/dist\/([a-z-]+)\.js$/.exec(target.default ?? "")?.[1];
  if (program === undefined) return [];
  const name = packageName + path.slice(1);
  return [{ name, program, module: program, report: name.replaceAll("/", "-") }];
});
