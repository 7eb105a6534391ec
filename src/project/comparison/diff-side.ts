// Opens a side of `navc diff`: a docs folder, a result file or a folder in a git revision.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { dialects, urlSchemes } from "../../compiler/contract/dialect.ts";
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Host } from "../../compiler/host/host.ts";
import { sourceText } from "../../compiler/host/source-text.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { visible } from "../../compiler/text/visible.ts";
import { configFile, type CompileOptions } from "../../compiler/options.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { withoutBase } from "../../outputs/diff/side.ts";
import type { PageReader } from "../../outputs/diff/page-texts.ts";
import type { Unpublished } from "./published-site.ts";
import { readResultFile } from "../results/result-file.ts";
import type { CompilerProgram, RecordedSite } from "../load-compiler.ts";
import { sourceLimits } from "../compiled-site.ts";
import { noteOf, UsageError } from "../settings/usage-error.ts";
import { slashPath } from "../slash-path.ts";

/** A side as written, and where it is. */
export type SideWord =
  | { readonly kind: "folder"; readonly word: string }
  | { readonly kind: "file"; readonly word: string }
  /** `path` is relative to `folder`, in which git is run. */
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
  /** What is not known about it; empty for a result file. */
  readonly unknown: readonly UnknownFact[];
  /** The host of its page files; a result file has none. */
  readonly host?: Host & PageReader;
  /** What it was compiled from; a result file has none. */
  readonly result?: Pick<CompileResult, "inputs" | "diagnostics">;
  /** What its stages recorded of what readers get; a result file has no record. */
  readonly record?: Unpublished & Pick<SiteRecord, "linksTo">;
  /** The compile with what its stages recorded, if that was to be kept. */
  readonly recorded?: RecordedSite;
}

/** Reads both words: `git:<rev>` is the folder of the other side in that revision, and the current folder if there is none. */
export function readSideWords(words: readonly [string, string]): readonly [SideWord, SideWord] {
  const [before, after] = words;
  return [sideWord(before, folderOf(after)), sideWord(after, folderOf(before))];
}

function folderOf(other: string): string {
  return !isGit(other) && isFolder(other) ? other : ".";
}

function sideWord(word: string, other: string): SideWord {
  if (isGit(word)) return gitWord(word, other);
  if (!existsSync(word)) throw new UsageError(`There is no folder or file "${word}".${gitHint(word)}`);
  return { kind: isFolder(word) ? "folder" : "file", word };
}

function gitWord(word: string, other: string): SideWord {
  const [, revision = "", path] = /^git:([^:]*)(?::([^]*))?$/.exec(word) ?? [];
  if (revision === "")
    throw new UsageError(`"${word}" does not name a revision. Write git:main, or git:main:docs for a folder in it.`);
  if (path === undefined) return { kind: "git", word, revision, folder: other, path: "" };
  return { kind: "git", word, revision, folder: ".", path: slashPath(path) };
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
  return folderOnDisk(after) ?? folderOnDisk(before) ?? ".";
}

/** The folder on the disk to which a side belongs; undefined if there is none. */
export function folderOnDisk(side: SideWord): string | undefined {
  if (side.kind === "folder") return side.word;
  if (side.kind === "file") return undefined;
  const folder = join(side.folder, side.path);
  return isFolder(folder) ? folder : undefined;
}

/** How a side is compiled. */
export interface SideCompile {
  readonly compiler: CompilerProgram;
  readonly options: CompileOptions;
  /** What is known about bodies, if links are read. */
  readonly bodies?: KnownBodies | undefined;
  /** Whether the records of its stages are kept; absent: no. */
  readonly keepsRecord?: boolean | undefined;
  /** The other side, if it is a result file: it has no pages that are only on the disk. */
  readonly other?: ResolvedNavigation | undefined;
}

/** Reads or compiles a side. Throws `UsageError` with the reason if there is no site to compare. */
export async function openComparedSite(
  side: SideWord,
  { compiler, options, bodies, other, keepsRecord = false }: SideCompile,
): Promise<ComparedSite> {
  if (side.kind === "file") return { navigation: await readResultFile(side.word), unknown: [] };
  const host = side.kind === "folder" ? compiler.openHost(side.word) : await openRevision(side);
  const config = configFile(options.config);
  if (host.stat(config) === undefined) throw new UsageError(noConfig(side, config));
  const given = { ...wayOf(other?.site), ...options, root: ".", host };
  // A page that no entry names is published all the same, so it has an address (D50).
  let record: SiteRecord | undefined;
  const keep = (kept: SiteRecord): void => void (record = kept);
  const result = await compiler.compile({ ...given, discover: true }, keep, { bodies });
  if (result.navigation === null) throw await unreadable(side, { config, host, options, result });
  const listed = other === undefined ? null : (await compiler.compile({ ...given, links: false })).navigation;
  const navigation = listed === null ? result.navigation : known(result.navigation, [listed, other!]);
  const recorded = { result, record, host };
  return { ...comparedSite(navigation, recorded), ...(keepsRecord && { recorded }) };
}

/** A side that was compiled with `discover`. */
export function comparedSite(navigation: ResolvedNavigation, { result, record, host }: RecordedSite): ComparedSite {
  return { navigation, unknown: result.unknown, host, result, ...shownBy(record) };
}

/** What a comparison needs of a record. */
export function shownBy(record: SiteRecord | undefined): Pick<ComparedSite, "record"> {
  if (record === undefined) return {};
  const { ignoredAt, config, linksTo, unreached } = record;
  // So that a comparison does not hold the trees of both sides.
  const entries = unreached();
  return { record: { ignoredAt, config, linksTo, unreached: () => entries } };
}

/** How a result file was compiled, as far as it is known. Settings that choose are stronger: they say how the site is made now. (D401) */
export function wayOf(site: ResolvedNavigation["site"] | undefined): Pick<CompileOptions, "dialect" | "urls"> {
  // A file may hold any text.
  const dialect = dialects.find((name) => name === site?.dialect);
  const urls = urlSchemes.find((name) => name === site?.urls);
  return withoutUndefined({ dialect, urls });
}

/** The site without pages that neither its lists nor the other side has. */
function known(navigation: ResolvedNavigation, others: readonly ResolvedNavigation[]): ResolvedNavigation {
  const addresses = new Set(
    others.flatMap(({ pages, site }) => Object.keys(pages).map((href) => withoutBase(href, site.basePath))),
  );
  const { basePath } = navigation.site;
  const pages = Object.entries(navigation.pages).filter(([href]) => addresses.has(withoutBase(href, basePath)));
  return { ...navigation, pages: Object.fromEntries(pages) };
}

async function openRevision({ word, ...place }: SideWord & { readonly kind: "git" }): Promise<Host & PageReader> {
  const { gitHost } = await import("../git/git-host.ts");
  const opened = gitHost(place);
  if (!opened.ok) throw new UsageError(`${word} can't be read: ${opened.reason}.`);
  return opened.host;
}

function noConfig(side: SideWord, config: string): string {
  const other = side.kind === "git" ? ` Name the folder that had it: git:${side.revision}:path/to/docs` : "";
  return `There is no ${config} in ${nameOf(side)}.${other}`;
}

/** What is known about a side that can't be compared. */
interface UnreadableSide {
  readonly config: string;
  readonly host: Host;
  readonly options: CompileOptions;
  readonly result: CompileResult;
}

/** The error for a side that can't be compared; it shows the problems like `navc check`. */
async function unreadable(side: SideWord, { config, host, options, result }: UnreadableSide): Promise<UsageError> {
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  const sentence = `The ${config} of ${nameOf(side)} can't be read`;
  const [first] = errors;
  if (first === undefined) return new UsageError(sentence);
  const { prettyReport } = await import("../../outputs/render/pretty-report.ts");
  const textOf = (file: string): string | undefined => sourceText(host, file, sourceLimits(options));
  const fileName = (file: string): string =>
    side.kind === "folder" ? join(side.word, file) : `${nameOf(side)} ${file}`;
  const report = prettyReport(errors, textOf, { color: false, summary: false, fileName });
  return new UsageError(`${sentence}: ${first.message}`, `${noteOf(visible(`${sentence}:`))}\n${report}`);
}

/** `git:main (docs)`: with the folder, if the word does not have it. */
function nameOf(side: SideWord): string {
  if (side.kind !== "git" || side.path !== "" || side.folder === ".") return side.word;
  return `${side.word} (${side.folder})`;
}
