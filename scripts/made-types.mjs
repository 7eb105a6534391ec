// Keeps the types and schemas that `npm run build` made, so that tests that build the package don't make them again.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "..");
const kept = join(repository, "build/types");
const stamp = join(kept, "made-of.txt");

/** Copies them to the folder of a package, or to dist/ of the repository; false if they were made of other files, or not at all. */
export function copyMadeTypes(folder) {
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hashOfSources()) return false;
  const names = folder === repository ? ["dist"] : ["dist", "api"];
  for (const name of names) cpSync(join(kept, name), join(folder, name), { recursive: true });
  return true;
}

/** Keeps those that were written to `dist` and `api`. */
export function keepMadeTypes(dist, api) {
  mkdirSync(kept, { recursive: true });
  const isOfTypes = (path) => path === dist || /\.d\.ts$|schema|vite$/.test(path);
  cpSync(dist, join(kept, "dist"), { recursive: true, filter: isOfTypes });
  cpSync(api, join(kept, "api"), { recursive: true });
  writeFileSync(stamp, hashOfSources());
}

/** Of all files that they are made of. */
function hashOfSources() {
  const hash = createHash("sha256");
  const files = ["src", "scripts"].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const settings = ["tsconfig.json", "tsconfig.build.json", "package.json", "package-lock.json"];
  for (const file of [...files.toSorted(), ...settings.map((name) => join(repository, name))])
    hash.update(`${file}\n`).update(readFileSync(file)).update("\n");
  return hash.digest("hex");
}
