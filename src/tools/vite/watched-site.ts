// Keeps a site compiled for Vite, and reports what is new.
import { statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isOutside, realPlace } from "../../project/settings/repository-path.ts";
import type { CompileResult } from "../../compiler/compile-result.ts";
import { createCompiler, type Compiler } from "../../project/incremental/create-compiler.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { Input } from "../../compiler/host/recording-host.ts";
import { lookUp } from "../../project/files/folders.ts";
import { nodeHost } from "../../project/disk/node-host.ts";
import { EditionVersions } from "./edition-versions.ts";
import { pluginSettings, type NavcPluginOptions, type PluginSettings, type ViteSettings } from "./plugin-options.ts";
import { newestFirst } from "./newest-first.ts";
import { newProblems } from "../../project/baseline/grown-problems.ts";
import { countedProblems } from "./problem-report.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import { slashPath } from "../../project/slash-path.ts";

/** The state of the site after a compile. */
export interface SiteState {
  readonly settings: PluginSettings;
  readonly host: Host;
  readonly result: CompileResult;
  /** All problems that count, the newest first. */
  readonly problems: readonly Diagnostic[];
  /** The problems that were not known before. */
  readonly fresh: readonly Diagnostic[];
  /** The number of known problems that this compile does not have; 0 while docs.json can't be read. */
  readonly fixed: number;
  /** The problems that the next compile is compared with. While docs.json can't be read, those from before remain, because they are not judged. */
  readonly known: readonly Diagnostic[];
  /** The problems of the last docs.json that could be read. */
  readonly judged: readonly Diagnostic[];
  /** The versions of the last docs.json that could be read; undefined if none could. */
  readonly versions: EditionVersions | undefined;
}

/** A compiler with its settings. */
interface Source {
  readonly settings: PluginSettings;
  readonly compiler: Compiler;
  readonly host: Host;
  /** Forgets which folders and names exist. */
  readonly renew: () => void;
}

/** One site, which is compiled again when changes of its files are reported. Nothing is watched here. */
export class WatchedSite {
  readonly #options: NavcPluginOptions;
  readonly #vite: ViteSettings;
  readonly #report: (state: SiteState) => void;
  #source: Source | undefined;
  /** Whether its settings may have changed. */
  #isOutdated = false;
  #isStale = false;
  #state: SiteState | undefined;
  #last: Promise<SiteState | undefined> = Promise.resolve(undefined);
  /** When the first compile began. */
  #began = Infinity;

  /** `report` is called once with each result that differs from the one before. */
  constructor(options: NavcPluginOptions, vite: ViteSettings, report: (state: SiteState) => void) {
    this.#options = options;
    this.#vite = vite;
    this.#report = report;
  }

  /** The docs folder. */
  get folder(): string {
    return resolve(this.#vite.root, this.#options.root ?? ".");
  }

  /** Whether a change was reported after the last compile began. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** The files of its settings; empty if they are not valid. */
  get settingsFiles(): readonly string[] {
    try {
      return this.#open().settings.files;
    } catch {
      return [];
    }
  }

  /** The current site. One compile runs at a time. Rejects with `UsageError` if the settings of the site are not valid. */
  now(): Promise<SiteState> {
    const next = this.#last.then(() => this.#compile());
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Whether a file belongs to the site or to its settings. */
  owns(file: string): boolean {
    return this.#pathsOf(file).length > 0 || this.#source?.settings.files.includes(resolve(file)) === true;
  }

  /** Handles a report that a file was changed, made or removed. */
  changed(file: string): void {
    if (this.#source === undefined) return;
    const paths = this.#pathsOf(file);
    this.#isStale = true;
    if (paths.length > 0) {
      this.#source.renew();
      this.#source.compiler.invalidate(paths);
    }
    if (this.#source.settings.files.includes(resolve(file))) this.#isOutdated = true;
  }

  /** Finds the files that may have been written before watching began, and handles each as changed. */
  async catchUp(): Promise<readonly string[]> {
    const { settings, result } = (await this.#last) ?? {};
    if (settings === undefined || result === undefined) return [];
    const since = this.#began - coarsestStep;
    const newer = result.inputs.filter((input) => isNewer(input, settings.root, since));
    const files = newer.map(({ file }) => join(settings.root, file));
    for (const file of files) this.changed(file);
    return files;
  }

  /** The files that the site depends on, as absolute paths, including missing ones. */
  get files(): readonly string[] {
    if (this.#state === undefined) return [];
    const { settings, result } = this.#state;
    const inputs = result.inputs.flatMap(({ file, kind }) => (kind === "listing" ? [] : [join(settings.root, file)]));
    return [...new Set([...inputs, ...settings.files])];
  }

  /** The folders of these files, and those above them up to the docs folder. They may be missing. */
  get folders(): readonly string[] {
    return this.#state === undefined ? [this.folder] : foldersOf(this.#state);
  }

  /** The paths of a file from the docs folder; empty if it is outside. Watchers name files by the path that was watched, or by the real path. */
  #pathsOf(file: string): readonly string[] {
    const { root } = this.#source?.settings ?? {};
    if (root === undefined) return [];
    return [...new Set([root, realPlace(root) ?? root].flatMap((folder) => pathBelow(folder, resolve(file)) ?? []))];
  }

  /** If the settings are not valid, the earlier ones decide which files belong to the site. */
  #open(): Source {
    if (this.#source === undefined || this.#isOutdated)
      this.#source = sourceOf(pluginSettings(this.#options, this.#vite), this.#source);
    this.#isOutdated = false;
    return this.#source;
  }

  async #compile(): Promise<SiteState> {
    this.#began = Math.min(this.#began, Date.now());
    this.#isStale = false;
    const { settings, compiler, host } = this.#open();
    const result = await compiler.compile();
    const before = this.#state;
    if (before?.result === result && before.settings === settings) return before;
    const counted = await countedProblems(result, settings);
    const [earlier, versions] = [before?.known ?? [], nextVersions(before?.versions, result)];
    const fresh = newProblems(earlier, counted);
    const problems = newestFirst(counted, fresh, earlier);
    const isJudged = result.navigation !== null;
    const judged = isJudged ? problems : (before?.judged ?? []);
    // Of a docs.json that was broken twice, only the last fault is there to be fixed.
    const known = isJudged ? problems : [...newProblems(judged, problems), ...judged];
    const fixed = isJudged ? newProblems(problems, earlier).length : 0;
    this.#state = { settings, host, result, problems, fresh, known, judged, fixed, versions };
    this.#report(this.#state);
    return this.#state;
  }
}

/** Per state, because a site of 10,000 pages has many files and few folders. */
const foldersOf: (state: SiteState) => readonly string[] = perObject(({ settings: { root }, result }) => {
  const found = new Set<string>([""]);
  for (const { file } of result.inputs)
    for (const folder of foldersAbove(file).toReversed()) {
      if (found.has(folder)) break;
      found.add(folder);
    }
  return [...found].map((folder) => join(root, folder));
});

function nextVersions(before: EditionVersions | undefined, { navigation }: CompileResult): EditionVersions | undefined {
  if (navigation === null) return before;
  if (before === undefined) return new EditionVersions(navigation);
  before.update(navigation);
  return before;
}

/** The open one as it is if its settings are the same; with its compiler if they only judge in another way. */
function sourceOf(settings: PluginSettings, open: Source | undefined): Source {
  if (open?.settings.state === settings.state) return open;
  const isSame = JSON.stringify(open?.settings.compile) === JSON.stringify(settings.compile);
  return open !== undefined && isSame ? { ...open, settings } : openSource(settings);
}

function openSource(settings: PluginSettings): Source {
  const { root } = settings;
  // A host over the disk knows for one compile which folders there are. What it answers is kept by the compiler.
  let disk = nodeHost(root);
  const host: Host = {
    readText: (path) => disk.readText(path),
    readHead: (path, bytes) => disk.readHead(path, bytes),
    stat: (path) => disk.stat(path),
    list: (pattern) => disk.list(pattern),
    refusal: (path) => disk.refusal?.(path),
    fetch: (url) => disk.fetch!(url),
  };
  return {
    settings,
    compiler: createCompiler({ ...settings.compile, host }),
    host,
    renew() {
      disk = nodeHost(root);
    },
  };
}

// Some disks count times in steps of two seconds.
const coarsestStep = 2000;

/** Whether a file may have changed since it was read. New files matter only in listings, and if they were missing before. */
function isNewer({ file, kind }: Pick<Input, "file" | "kind">, root: string, since: number): boolean {
  if (kind === "listing") return true;
  const stat = lookUp(() => statSync(join(root, file), { throwIfNoEntry: false }));
  if (stat === undefined || kind === "absent") return (stat === undefined) !== (kind === "absent");
  return Math.max(stat.mtimeMs, stat.ctimeMs) >= since;
}

/** With "/" between its segments; undefined for a file outside the folder. */
function pathBelow(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  return isOutside(below) ? undefined : slashPath(below);
}
