// Keeps a site compiled for Vite, and says what is new in it.
import { statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
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
import { countedProblems, newProblems } from "./problem-report.ts";

/** What the site is after a compile. */
export interface SiteState {
  readonly settings: PluginSettings;
  readonly host: Host;
  readonly result: CompileResult;
  /** All that count. */
  readonly problems: readonly Diagnostic[];
  /** Those of them that the compile before did not have. */
  readonly fresh: readonly Diagnostic[];
  /** How many the compile before had that this one does not have. */
  readonly fixed: number;
  /** Of the last docs.json that could be read; undefined where none could. */
  readonly versions: EditionVersions | undefined;
}

/** A compiler with the settings that it was made of. */
interface Source {
  readonly settings: PluginSettings;
  readonly compiler: Compiler;
  readonly host: Host;
  /** Forgets which folders and names there are. */
  readonly renew: () => void;
}

/** One site, compiled again after what is reported of its files. Nothing is watched here. */
export class WatchedSite {
  readonly #options: NavcPluginOptions;
  readonly #vite: ViteSettings;
  readonly #report: (state: SiteState) => void;
  #source: Source | undefined;
  /** Whether its settings may be others now. */
  #isOutdated = false;
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

  /** Where its settings come from; [] where they are not valid. */
  get settingsFiles(): readonly string[] {
    try {
      return this.#open().settings.files;
    } catch {
      return [];
    }
  }

  /** The site as it is now. One compile runs at a time. Rejects with `UsageError` where the settings of the site are not valid. */
  now(): Promise<SiteState> {
    const next = this.#last.then(() => this.#compile());
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Whether a file is of the site, or one that its settings come from. */
  owns(file: string): boolean {
    return this.#pathsOf(file).length > 0 || this.#source?.settings.files.includes(resolve(file)) === true;
  }

  /** Takes a report that a file has changed, was made or removed. */
  changed(file: string): void {
    if (this.#source === undefined) return;
    const paths = this.#pathsOf(file);
    if (paths.length > 0) {
      this.#source.renew();
      this.#source.compiler.invalidate(paths);
    }
    if (this.#source.settings.files.includes(resolve(file))) this.#isOutdated = true;
  }

  /** Finds the files that may have been written while nobody watched yet, and takes each as changed. */
  async catchUp(): Promise<readonly string[]> {
    const { settings, result } = (await this.#last) ?? {};
    if (settings === undefined || result === undefined) return [];
    const since = this.#began - coarsestStep;
    const newer = result.inputs.filter((input) => isNewer(input, settings.root, since));
    const files = newer.map(({ file }) => join(settings.root, file));
    for (const file of files) this.changed(file);
    return files;
  }

  /** The files that the site depends on, as absolute paths; those that are not there are among them. */
  get files(): readonly string[] {
    if (this.#state === undefined) return [];
    const { settings, result } = this.#state;
    const inputs = result.inputs.flatMap(({ file, kind }) => (kind === "listing" ? [] : [join(settings.root, file)]));
    return [...new Set([...inputs, ...settings.files])];
  }

  /** From the docs folder; none where the file is outside. Watchers name files by the way that they were found, or by their real one. */
  #pathsOf(file: string): readonly string[] {
    const { root } = this.#source?.settings ?? {};
    if (root === undefined) return [];
    return [...new Set([root, realPlace(root) ?? root].flatMap((folder) => pathBelow(folder, resolve(file)) ?? []))];
  }

  /** Where the settings are not valid, those before still say which files are of the site. */
  #open(): Source {
    if (this.#source === undefined || this.#isOutdated)
      this.#source = openSource(pluginSettings(this.#options, this.#vite));
    this.#isOutdated = false;
    return this.#source;
  }

  async #compile(): Promise<SiteState> {
    this.#began = Math.min(this.#began, Date.now());
    const { settings, compiler, host } = this.#open();
    const result = await compiler.compile();
    const before = this.#state;
    if (before?.result === result) return before;
    const problems = await countedProblems(result, settings);
    const [known, versions] = [before?.problems ?? [], nextVersions(before?.versions, result)];
    const fresh = newProblems(known, problems);
    this.#state = { settings, host, result, problems, fresh, fixed: newProblems(problems, known).length, versions };
    this.#report(this.#state);
    return this.#state;
  }
}

function nextVersions(before: EditionVersions | undefined, { navigation }: CompileResult): EditionVersions | undefined {
  if (navigation === null) return before;
  if (before === undefined) return new EditionVersions(navigation);
  before.update(navigation);
  return before;
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

/** Whether a file may be another than the one that was read. New files show only in listings, and where they were missed. */
function isNewer({ file, kind }: Pick<Input, "file" | "kind">, root: string, since: number): boolean {
  if (kind === "listing") return true;
  const stat = lookUp(() => statSync(join(root, file), { throwIfNoEntry: false }));
  if (stat === undefined || kind === "absent") return (stat === undefined) !== (kind === "absent");
  return Math.max(stat.mtimeMs, stat.ctimeMs) >= since;
}

/** With "/" between its segments; undefined for what is not below the folder. */
function pathBelow(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  return isOutside(below) ? undefined : below.split(sep).join("/");
}
