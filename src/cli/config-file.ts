// The file with the configuration of a site: `navc.config.json` beside docs.json, or a package.json with the key `navc`.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseJson } from "../text/json-text.ts";
import { isJsonObject } from "../text/json-value.ts";
import { isWithin, repositoryOf } from "./repository-path.ts";
import { UsageError } from "./usage-error.ts";
import type { CheckedJson } from "../text/checked-json.ts";

/** A configuration that was found. */
export interface ConfigFile {
  /** Its path from the folder navc runs in. */
  readonly file: string;
  /** The folder that holds it, from which its paths are written. */
  readonly folder: string;
  readonly text: string;
  /** Where in it the settings are: "" for all of the file. */
  readonly pointer: "" | "/navc";
}

/**
 * The configuration that holds for the docs folder `root`: its own `navc.config.json`; else the nearest package.json with
 * a key `navc`, from `root` upward, as far as the root of the repository. Throws `UsageError` for one that can't be read, or that is
 * a link out of the repository.
 */
export function findConfigFile(root: string): ConfigFile | undefined {
  const own = join(root, "navc.config.json");
  const text = readOwn(own, root);
  if (text !== undefined) return { file: own, folder: resolve(root), text, pointer: "" };
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    const found = inPackage(folder);
    if (found !== undefined || existsSync(join(folder, ".git")) || dirname(folder) === folder) return found;
  }
}

/** A pull request can make the file a link to any other, and what is wrong in a configuration is printed. */
function readOwn(path: string, folder: string): string | undefined {
  const text = readIfFile(path);
  if (text === undefined || isWithin(repositoryOf(folder), path)) return text;
  throw new UsageError(
    `${pathFromHere(path)} is a link that leads out of ${repositoryOf(folder)}, so it is not read. Put the file itself there.`,
  );
}

function inPackage(folder: string): ConfigFile | undefined {
  const path = join(folder, "package.json");
  const text = readOwn(path, folder);
  // Most have no such word in them, and a large one is slow to read.
  if (text === undefined || !text.includes('"navc"')) return undefined;
  const { value } = parseJson(text, { depth: 20 });
  if (!isJsonObject(value) || !Object.hasOwn(value, "navc")) return undefined;
  return { file: pathFromHere(path), folder, text, pointer: "/navc" };
}

/** The path of a file from the current folder. */
export function pathFromHere(path: string): string {
  return relative(process.cwd(), path) || path;
}

/** The text of a file; undefined when there is none. A pipe or a folder is none. Throws `UsageError` where it can't be read. */
export function readIfFile(path: string): string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, "utf8") : undefined;
  } catch (error) {
    throw new UsageError(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `file:line:column: what is wrong`, as a sentence. */
export function faultText(file: string, fault: CheckedJson<unknown> & { readonly ok: false }): string {
  const end = /[.?]$/.test(fault.problem) ? "" : ".";
  return `${file}:${fault.line}:${fault.column}: ${fault.problem}${end}`;
}
