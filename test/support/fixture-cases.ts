// Which fixture cases are there, and what does each say of itself?
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathOnDisk } from "../../src/project/settings/source-settings.ts";
import type { CompileOptions, SourceFolder } from "../../src/index.ts";

/** What `case.json` may set of the options: all that is data. */
export type CaseOptions = Omit<CompileOptions, "root" | "host" | "remoteSpecs">;

/** One case: `fixtures/<theme>/<name>`. */
export interface FixtureCase {
  /** `theme/name`. */
  readonly name: string;
  readonly folder: string;
  /** The rule it shows, in one sentence. */
  readonly title: string;
  /** For each clause, decision or code: a pointer into the compiled navigation, or `code@line`. */
  readonly covers: { readonly [clause: string]: string };
  readonly options: CompileOptions;
  /** True where the case is about the shape of the result: the whole of it is a golden, not only what `covers` names. */
  readonly whole: boolean;
}

/** Specs behind addresses: the file of `input/` that answers, or null where nothing does. */
type RemoteFiles = { readonly [url: string]: string | null };

const root = join(import.meta.dirname, "../../fixtures");

/** All cases, in the order of their names. */
export function fixtureCases(): readonly FixtureCase[] {
  return foldersIn(root).flatMap((theme) => foldersIn(join(root, theme)).map((name) => readCase(theme, name)));
}

function readCase(theme: string, name: string): FixtureCase {
  const folder = join(root, theme, name);
  const {
    title,
    covers,
    options = {},
    whole = false,
    remote,
  } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Pick<FixtureCase, "title" | "covers"> & {
    readonly options?: CaseOptions;
    readonly whole?: boolean;
    readonly remote?: RemoteFiles;
  };
  const remoteSpecs = remote === undefined ? {} : { remoteSpecs: answerFrom(join(folder, "input"), remote) };
  const { sources = {} } = options;
  const folders = Object.entries(sources).map(([repository, source]) => [repository, below(folder, source)] as const);
  const given = { ...options, ...remoteSpecs, sources: Object.fromEntries(folders) };
  return { name: `${theme}/${name}`, folder, title, covers, options: given, whole };
}

/** Where a file of the site is on the disk. */
export function fixturePath({ folder, options }: FixtureCase, file: string): string {
  const root = join(folder, "input");
  return join(root, pathOnDisk(root, options.sources)(file));
}

/** The folder of another repository; `case.json` names it from its own folder. */
function below(folder: string, source: string | SourceFolder): SourceFolder {
  return typeof source === "string" ? { root: join(folder, source) } : { ...source, root: join(folder, source.root!) };
}

function answerFrom(folder: string, files: RemoteFiles): (url: string) => Promise<string> {
  return async (url) => {
    const file = files[url];
    if (typeof file !== "string") throw new Error("nothing answers at this address");
    return await readFile(join(folder, file), "utf8");
  };
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}
