// What a module of src/ loads at once: files of its own, and packages.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "..");

/** The package that an import names, or that a file is of; undefined for navc's own. */
export function packageOf(name) {
  const path = name.split(/[\\/]node_modules[\\/]/).at(-1);
  return /^(?![./\\]|[A-Z]:)(?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0].replaceAll("\\", "/");
}

/** The files of src/ and the packages that a module loads at once, with its own. */
export function staticImports(entry) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^"']*?from "([^"]+)";$/gm);
    for (const [, path] of imports) {
      if (path.startsWith(".")) visit(resolve(dirname(file), path));
      else found.add(packageOf(path));
    }
  };
  visit(resolve(repository, entry));
  return found;
}
