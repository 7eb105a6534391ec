// Packs the extension as a file that VS Code installs, with the navc of this repository in it: `npm run vscode` at the root.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { licencesOf } from "../../scripts/licences-of.mjs";

const here = import.meta.dirname;
const repository = resolve(here, "../..");
const {
  name,
  version,
  repository: { url: address },
} = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const run = (program, words, cwd = here) => execFileSync(program, words, { cwd, stdio: "inherit" });

run("npm", ["run", "types"]);
await bundle();
installServer();
cpSync(join(repository, "LICENSE"), join(here, "LICENSE"));
const pictures = `${address.replace(/^git\+|\.git$/g, "")}/raw/HEAD/editors/vscode`;
const file = `${name}-${version}.vsix`;
const content = ["--baseContentUrl", pictures.replace("/raw/", "/blob/"), "--baseImagesUrl", pictures];
run("npx", ["--no", "vsce", "package", "--no-dependencies", ...content, "--out", file]);

/** VS Code gives `vscode`; all else is in one file. */
async function bundle() {
  const build = await rolldown({
    cwd: here,
    input: join(here, "source/extension.ts"),
    platform: "node",
    external: ["vscode"],
    tsconfig: false,
  });
  const file = join(here, "out/extension.cjs");
  const { output } = await build.write({ file, format: "cjs", minify: true, codeSplitting: false });
  await build.close();
  const modules = output.flatMap(({ moduleIds }) => moduleIds ?? []);
  writeFileSync(join(here, "out/licenses.txt"), licencesOf(modules));
}

/** The package as npm installs it, with the packages that it needs. */
function installServer() {
  const server = join(here, "server");
  const work = mkdtempSync(join(tmpdir(), "navc-vscode-"));
  rmSync(server, { recursive: true, force: true });
  mkdirSync(server);
  run("npm", ["pack", "--silent", "--pack-destination", work], repository);
  const packed = join(work, `navc-${JSON.parse(readFileSync(join(repository, "package.json"), "utf8")).version}.tgz`);
  const how = ["--omit=dev", "--omit=peer", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
  run("npm", ["install", ...how, "--prefix", server, packed]);
  rmSync(work, { recursive: true });
}
