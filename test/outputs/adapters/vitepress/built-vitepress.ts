// How does a docs folder become a site of VitePress? By the example, as someone uses it who copied it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtPackage } from "../../../examples/built-package.ts";

export interface BuiltSite {
  /** The folder of the HTML. */
  readonly folder: string;
  readonly remove: () => void;
}

/** Builds a docs folder. It lies below node_modules, so that VitePress is found. */
export function builtVitePress(docs: string): BuiltSite {
  const { folder, dist, example } = builtPackage();
  const modules = resolve("node_modules");
  const project = mkdtempSync(join(modules, ".navc-vitepress-"));
  cpSync(example("vitepress"), project, { recursive: true });
  mkdirSync(join(project, "node_modules"));
  symlinkSync(folder, join(project, "node_modules/navc"));
  writeDiagrams(join(project, "node_modules/mermaid"));
  const run = (program: string, ...args: readonly string[]): unknown =>
    execFileSync(process.execPath, [program, ...args], { cwd: project, stdio: "pipe" });
  run(dist("cli/bin.js"), "export", "vitepress", resolve(docs), "-o", ".vitepress/navigation.json", "--pages", "pages");
  run(join(modules, "vitepress/bin/vitepress.js"), "build");
  return {
    folder: join(project, ".vitepress/dist"),
    remove: () => rmSync(project, { recursive: true }),
  };
}

/** In place of Mermaid, which is as large as all other packages together: its picture has the number of lines of the diagram. */
function writeDiagrams(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "name": "mermaid", "type": "module", "exports": "./index.js" }');
  const render = 'async (_id, text) => ({ svg: `<svg data-lines="${text.trim().split("\\n").length}"></svg>` })';
  writeFileSync(join(folder, "index.js"), `export default { initialize() {}, render: ${render} };\n`);
}
