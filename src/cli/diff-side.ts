// What can stand on a side of `navc diff`, and which site is it?
import { existsSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { Redirect } from "../contract/redirects.ts";
import type { Host } from "../host/host.ts";
import type { CompileOptions } from "../options.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";
import type { Compiler, CompileResult } from "./compiler.ts";
import { readResultFile } from "./result-file.ts";
import { UsageError } from "./usage-error.ts";

/** A side as it was written, and where it is. */
export type SideWord =
  | { readonly kind: "folder"; readonly word: string }
  | { readonly kind: "file"; readonly word: string }
  /** `path` is written from `folder`, in which git is run. */
  | {
      readonly kind: "git";
      readonly word: string;
      readonly revision: string;
      readonly folder: string;
      readonly path: string;
    };

/** A site to compare. */
export interface ComparedSite {
  readonly navigation: ResolvedNavigation;
  /** Undefined where the side does not say: a result file has none. */
  readonly redirects: readonly Redirect[] | undefined;
  /** The number of errors found on the way. */
  readonly errors: number;
  /** True for a file of the docs folder, whether an entry names it or not; a result file knows of none. */
  readonly hasFile: (file: string) => boolean;
}

/** Reads both words: `git:<rev>` is the folder of the other side in that revision, and the current one without any. */
export function readSideWords(words: readonly [string, string]): readonly [SideWord, SideWord] {
  const [before, after] = words;
  return [sideWord(before, folderOf(after)), sideWord(after, folderOf(before))];
}

function folderOf(other: string): string {
  return !isGit(other) && isFolder(other) ? other : ".";
}

function sideWord(word: string, beside: string): SideWord {
  if (isGit(word)) return gitWord(word, beside);
  if (!existsSync(word)) throw new UsageError(`There is no folder or file "${word}".${gitHint(word)}`);
  return { kind: isFolder(word) ? "folder" : "file", word };
}

function gitWord(word: string, beside: string): SideWord {
  const [, revision = "", path] = /^git:([^:]*)(?::([^]*))?$/.exec(word) ?? [];
  if (revision === "")
    throw new UsageError(`"${word}" names no revision. Write git:main, or git:main:docs for a folder in it.`);
  if (path === undefined) return { kind: "git", word, revision, folder: beside, path: "" };
  return { kind: "git", word, revision, folder: ".", path: path.split(sep).join("/") };
}

function isGit(word: string): boolean {
  return word.startsWith("git:");
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function gitHint(word: string): string {
  return /^[\w./~^@{}-]+$/.test(word) ? ` For a revision of git write git:${word}` : "";
}

/** The folder on the disk that has the settings for both sides. */
export function settingsFolder([before, after]: readonly [SideWord, SideWord]): string {
  const folders = [after, before].flatMap((side) => {
    if (side.kind === "folder") return [side.word];
    return side.kind === "git" && isFolder(join(side.folder, side.path)) ? [join(side.folder, side.path)] : [];
  });
  return folders[0] ?? ".";
}

/** How a side is compiled. */
export interface SideCompile {
  readonly compiler: Compiler;
  readonly options: CompileOptions;
  /** Told of each reading. */
  readonly watch: (host: Host) => Host;
}

/** Reads or compiles a side. Throws `UsageError` where there is no site to compare, with the reason. */
export async function openComparedSite(
  side: SideWord,
  { compiler, options, watch }: SideCompile,
): Promise<ComparedSite> {
  if (side.kind === "file")
    return { navigation: readResultFile(side.word), redirects: undefined, errors: 0, hasFile: () => false };
  const host = side.kind === "folder" ? compiler.openHost(side.word) : await openRevision(side);
  const config = typeof options.config === "string" ? options.config.replace(/^(\.\/+)+/, "") : "docs.json";
  if (host.stat(config) === undefined) throw new UsageError(noConfig(side, config));
  const result = await compiler.compile({ ...options, root: ".", host: watch(host) });
  if (result.navigation === null) throw new UsageError(unreadable(side, config, result));
  const errors = result.ok ? 0 : result.diagnostics.filter(({ severity }) => severity === "error").length;
  const hasFile = (file: string): boolean => host.stat(file)?.kind === "file";
  return { navigation: result.navigation, redirects: result.redirects, errors, hasFile };
}

async function openRevision({ word, ...place }: SideWord & { readonly kind: "git" }): Promise<Host> {
  const { gitHost } = await import("../node/git-host.ts");
  const opened = gitHost(place);
  if (!opened.ok) throw new UsageError(`${word} can't be read: ${opened.reason}.`);
  return opened.host;
}

function noConfig(side: SideWord, config: string): string {
  const other = side.kind === "git" ? ` Name the folder that had it: git:${side.revision}:path/to/docs` : "";
  return `There is no ${config} in ${nameOf(side)}.${other}`;
}

function unreadable(side: SideWord, config: string, { diagnostics }: CompileResult): string {
  const [first] = diagnostics;
  return `The ${config} of ${nameOf(side)} can't be read${first === undefined ? "" : `: ${first.message}`}`;
}

/** `git:main (docs)`: with the folder that is meant, where the word does not say it. */
function nameOf(side: SideWord): string {
  if (side.kind !== "git" || side.path !== "" || side.folder === ".") return side.word;
  return `${side.word} (${side.folder})`;
}
