// Decides where the files of each folder go when navc compiles several.
import { statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { CompileCommandOptions } from "./command-options.ts";
import { compileOutputs } from "../output-formats.ts";
import { realPlace } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** A docs folder, and the options to compile it with. */
export interface PlannedRoot {
  readonly root: string;
  readonly options: CompileCommandOptions & { readonly output: string };
}

/**
 * Plans a compile of several docs folders, each one once, in their order: the result of `a/docs` is `a/docs/navigation.json`
 * below the folder `-o`, `--inputs` is a path from its folder, and `--lock` one from `a/docs`. Throws `UsageError` if there are
 * no such paths, or if two files would have the same path.
 */
export function planRoots(roots: readonly string[], options: CompileCommandOptions): readonly PlannedRoot[] {
  const folder = outputFolder(options.output);
  demandRelative("--lock", "folder", options.lock);
  demandRelative("--inputs", "result", options.inputs);
  const unique = new Map(roots.map((root) => [resolve(root), root]));
  const plan = [...unique.values()].map((root) => planRoot(root, folder, options));
  demandOwnPlaces(plan);
  demandOutsideOfOthers(plan);
  return plan;
}

function outputFolder(output: string | undefined): string {
  if (output === undefined || output.trim() === "")
    throw new UsageError(
      "Several folders need a folder for their results: with -o build, that of docs is build/docs/navigation.json.",
    );
  if (statSync(output, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`${output} is a file, and -o names a folder where navc compiles several folders.`);
  return output;
}

function demandRelative(option: string, from: string, file: string | undefined): void {
  if (file !== undefined && isAbsolute(file))
    throw new UsageError(`${option} is a path from each ${from} where navc compiles several folders, not ${file}.`);
}

function planRoot(root: string, folder: string, options: CompileCommandOptions): PlannedRoot {
  const path = relative(".", root);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path))
    throw new UsageError(
      `${root} is not below the folder that navc runs in, so its result has no place below ${folder}. Run navc in a folder that holds all of them.`,
    );
  const { inputs, lock, format = "json" } = options;
  const output = join(folder, path, compileOutputs[format].file);
  return {
    root,
    options: {
      ...options,
      output,
      ...(inputs === undefined || inputs.trim() === "" ? {} : { inputs: join(dirname(output), inputs) }),
      ...(lock === undefined || lock.trim() === "" ? {} : { lock: join(root, lock) }),
    },
  };
}

/** Throws if two folders would write the same file, even through links. */
function demandOwnPlaces(plan: readonly PlannedRoot[]): void {
  const writers = new Map<string, string>();
  for (const { root, options } of plan) {
    const { output, inputs, lock } = options;
    const files = { "-o": output, "--inputs": inputs, "--lock": lock };
    for (const [option, file] of Object.entries(files)) {
      const place = file === undefined ? undefined : realPlace(resolve(file));
      if (file === undefined || place === undefined) continue;
      const other = writers.get(place);
      if (other !== undefined && other !== root)
        throw new UsageError(
          `${file} would be written for ${other} and for ${root}. Give ${option} another path, so that each has a file of its own.`,
        );
      writers.set(place, root);
    }
  }
}

/** Throws if a file would be written into another docs folder, because it may be part of that site. */
function demandOutsideOfOthers(plan: readonly PlannedRoot[]): void {
  const owners = new Map(plan.map(({ root }) => [realPlace(resolve(root)) ?? resolve(root), root]));
  for (const { root, options } of plan) {
    for (const file of [options.output, ...(options.inputs === undefined ? [] : [options.inputs])]) {
      const other = foldersAbove(realPlace(resolve(file)) ?? resolve(file)).find(
        (folder) => owners.has(folder) && owners.get(folder) !== root,
      );
      if (other !== undefined)
        throw new UsageError(
          `${file}, made of ${root}, would be in ${owners.get(other) ?? other}, which is another of the folders. Name a folder for -o that is outside of all of them.`,
        );
    }
  }
}

function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}
