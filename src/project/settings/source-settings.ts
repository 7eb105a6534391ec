// Reads which folders other repositories are in: from the command line, and from the configuration of a site. (D250)
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { allOf, sourcesProblem, type Sources } from "../../compiler/source-folders.ts";
import { isInGit, isWithin, pathFromHere, repositoryOf } from "./repository-path.ts";
import type { ConfigFile } from "./site-config.ts";
import { UsageError } from "./usage-error.ts";

const form = "--source takes the name of a repository and its docs folder, such as --source acme/api-docs=../api-docs";

/** The sources that `--source owner/repo=folder` names; `owner/repo:/address=folder` also gives their address. Throws `UsageError`. */
export function sourceOptions(words: readonly string[]): Sources {
  const sources = Object.fromEntries(words.map(sourceOption));
  requireUsable(sources, "--source has to");
  for (const { root = "" } of Object.values(sources)) requireFolder(root, "--source: ");
  return sources;
}

function sourceOption(word: string): readonly [string, { readonly root: string; readonly path?: string }] {
  const [, name = "", path, root = ""] = /^([^=:]*)(?::([^=]*))?=(.*)$/s.exec(word) ?? [];
  if (name.trim() === "" || root === "") throw new UsageError(`${form}, not "${word}".`);
  return [name.trim(), path === undefined ? { root } : { root, path }];
}

/**
 * The sources of a configuration, from the current folder. One outside of the repository of the docs folder is refused, because a pull
 * request can add it, and texts from there are printed. Throws `UsageError`.
 */
export function configuredSources(sources: Sources, { file, folder }: ConfigFile, docs: string): Sources {
  requireUsable(sources, `"sources" in ${pathFromHere(file)} has to`);
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const { root = "", path }: { root?: string; path?: string } =
        typeof source === "string" ? { root: source } : source;
      const place = pathFromHere(resolve(folder, root));
      const top = repositoryOf(docs);
      if (!isWithin(top, place) || isInGit(top, place))
        throw new UsageError(
          `${pathFromHere(file)} names "${root}" for ${name}, which lies outside of ${top} or in its .git, so it is not read. Name it on the command line: --source ${name}=${place}`,
        );
      requireFolder(place, `${pathFromHere(file)}: `);
      return [name, { root: place, ...(path === undefined ? {} : { path }) }];
    }),
  );
}

function requireUsable(sources: Sources, start: string): void {
  const problem = sourcesProblem(sources);
  if (problem !== undefined) throw new UsageError(`${start} ${problem}.`);
}

function requireFolder(root: string, start: string): void {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`${start}there is no folder "${root}".`);
}

/** The path of a file on the disk, from the docs folder: a file of another repository is in the folder of that one. */
export function pathOnDisk(docs: string, sources: Sources = {}): (file: string) => string {
  // If the docs folder itself has such a folder, the files are there.
  const folders = allOf(sources).filter(({ folder }) => !existsSync(join(docs, folder)));
  return (file) => {
    const found = folders.find(({ folder }) => file.startsWith(`${folder}/`));
    if (found?.root === undefined) return file;
    return relative(docs, join(found.root, file.slice(found.folder.length + 1)));
  };
}
