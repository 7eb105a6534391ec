// Packs a package.json without scripts: they need files that the package does not have. npm runs this around `npm pack`.
//
//   node scripts/packed-manifest.mjs write      replaces package.json by the one to pack
//   node scripts/packed-manifest.mjs restore    puts it back
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "..");
const manifest = join(folder, "package.json");
const kept = join(folder, "build/package.json");

const [action] = process.argv.slice(2);
if (action === "write") write();
else if (action === "restore") restore();
else throw new Error("Say what to do: write or restore.");

function write() {
  // What an interrupted run has left.
  restore();
  const text = readFileSync(manifest, "utf8");
  const { scripts: _, devDependencies: __, ...packed } = JSON.parse(text);
  mkdirSync(join(folder, "build"), { recursive: true });
  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}

function restore() {
  if (existsSync(kept)) renameSync(kept, manifest);
}
