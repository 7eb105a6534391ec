#!/usr/bin/env node
// Makes a repository of many packages, each with a docs folder that Turborepo or Nx compiles with navc.
//   node make-repository.mjs FOLDER [PACKAGES]     200 packages when no number is given
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const pagesEach = 8;

/** Makes the repository with one commit. Package `p7` has pages `docs/guides/page-1.mdx` and so on. */
export function makeRepository(folder, packages) {
  const write = (file, content) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  const names = Array.from({ length: packages }, (_, index) => `p${index + 1}`);
  const root = { name: "acme", workspaces: ["packages/*"], devDependencies: { navc: navcVersion() } };
  write("package.json", { ...root, private: true, packageManager: `npm@${npmVersion()}` });
  write("package-lock.json", { name: "acme", lockfileVersion: 3, requires: true, packages: locked(root, names) });
  write(".gitignore", "node_modules\nbuild\n.turbo\n.nx\n");
  for (const file of ["turbo.json", "nx.json"]) copyFileSync(join(import.meta.dirname, file), join(folder, file));
  for (const name of names) writePackage(name, write);
  const git = (...words) => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=Acme", "-c", "user.email=acme@example.com", "commit", "-q", "-m", "Docs");
}

function writePackage(name, write) {
  const pages = Array.from({ length: pagesEach }, (_, index) => `guides/page-${index + 1}`);
  write(`packages/${name}/package.json`, {
    name: `@acme/${name}`,
    version: "1.0.0",
    private: true,
    scripts: { navigation: "navc compile docs -o build/navigation.json --inputs build/inputs.json" },
  });
  write(`packages/${name}/docs/docs.json`, { name, navigation: { groups: [{ group: "Guides", pages }] } });
  for (const page of pages)
    write(`packages/${name}/docs/${page}.mdx`, `---\ntitle: ${page} of ${name}\n---\n\nText.\n`);
}

/** As npm writes it. The version of navc in it is a part of what Turborepo hashes. */
function locked(root, names) {
  const folders = names.flatMap((name) => [
    [`packages/${name}`, { name: `@acme/${name}`, version: "1.0.0" }],
    [`node_modules/@acme/${name}`, { resolved: `packages/${name}`, link: true }],
  ]);
  const navc = { version: navcVersion(), dev: true, bin: { navc: "dist/cli/bin.js" } };
  return { "": root, "node_modules/navc": navc, ...Object.fromEntries(folders) };
}

function npmVersion() {
  return execFileSync("npm", ["--version"], { encoding: "utf8" }).trim();
}

function navcVersion() {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")).version;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, packages = "200"] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Name a folder: node make-repository.mjs FOLDER [PACKAGES]");
  makeRepository(folder, Number(packages));
}
