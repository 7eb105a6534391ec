// What do the recipes of docs/reference/rendering.md export, and what are their sites? Code is written to files and imported.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";
import { fencedBlocks, type FencedBlock } from "./fenced-blocks.ts";

export type Recipe = (...values: readonly unknown[]) => unknown;

type Exports = { readonly [name: string]: unknown };

/** A line `> name("/href")` of an output block. */
export interface Call {
  readonly line: string;
  readonly name: string;
  readonly values: readonly unknown[];
}

export const renderingBlocks: readonly FencedBlock[] = blocksOf("docs/reference/rendering.md");

export function blocksOf(path: string): readonly FencedBlock[] {
  return fencedBlocks(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));
}

/** The exports of all modules, each under the file name that the others import it by. */
export async function exportsOf(modules: { readonly [name: string]: string }): Promise<Exports> {
  const folder = mkdtempSync(join(tmpdir(), "navc-recipes-"));
  try {
    for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, `${name}.mjs`), code);
    const files = Object.keys(modules).map((name) => pathToFileURL(join(folder, `${name}.mjs`)).href);
    const loaded = await Promise.all(files.map(async (file) => (await import(/* @vite-ignore */ file)) as Exports));
    return Object.assign({}, ...loaded) as Exports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The code of the recipes by name. */
export function recipeModules(): { readonly [name: string]: string } {
  const runnable = renderingBlocks.filter(({ attributes }) => attributes["run"] !== undefined);
  return Object.fromEntries(runnable.map(({ attributes, text }) => [attributes["run"], text]));
}

/** The files of a recipe's site: those shown, and an empty page file for each other entry. */
export async function siteFiles(name: string): Promise<{ readonly config: JsonObject; readonly files: object }> {
  const config = JSON.parse(
    renderingBlocks.find(({ attributes }) => attributes["site"] === name)?.text ?? "",
  ) as JsonObject;
  const shown = renderingBlocks.flatMap(({ attributes, text }): [string, string][] => {
    const [site, ...path] = attributes["file"]?.split("/") ?? [];
    return site === name ? [[path.join("/"), text]] : [];
  });
  const files: Record<string, string> = Object.fromEntries(shown);
  const { navigation } = await compileNavigation({ config, host: memoryHost(files) });
  for (const { path, missing } of Object.values(navigation?.pages ?? {})) if (missing) files[`${path}.mdx`] = "";
  return { config, files };
}

export function callsOf(output: string): readonly Call[] {
  return [...output.matchAll(/^> ((\w+)\((.*)\))$/gm)].map(([, line = "", name = "", values = ""]) => ({
    line,
    name,
    values: JSON.parse(`[${values}]`) as readonly unknown[],
  }));
}
