// Keeps a docs folder compiled for a program that asks now and then. Each question sees the files as they are. (D311)
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { withSources } from "../../compiler/source-folders.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import { checkRoot, withAllFindings, type CompiledSite } from "../compiled-site.ts";
import { nodeHost } from "../disk/node-host.ts";
import { keptReads } from "../files/kept-reads.ts";
import { commitOf, gitHost } from "../git/git-host.ts";
import { compileAgain, isUnchanged, type CompileMemory } from "../incremental/compile-again.ts";
import { bodiesFor, type BodyCache } from "../kept-bodies/with-bodies.ts";
import type { SiteOptions } from "../settings/site-options.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { UsageError } from "../settings/usage-error.ts";

/** A compiled site, with what its stages recorded; without a tree, nothing is recorded. */
export interface KeptCompile extends CompiledSite {
  readonly record: SiteRecord | undefined;
}

/** The site of a revision. */
export interface RevisionCompile {
  readonly result: CompileResult;
  readonly host: Host;
  readonly record: SiteRecord | undefined;
  /** The paths of all its files, from the docs root. */
  readonly files: () => readonly string[];
}

/** A docs folder. It writes nothing into the folder. Its methods are called one after the other. */
export class KeptSite {
  readonly root: string;
  readonly #reads = keptReads();
  readonly #bodies: ReturnType<typeof bodiesFor>;
  readonly #memory: CompileMemory;
  #latest: { readonly settings: string; readonly compiled: KeptCompile } | undefined;
  #revision: { readonly name: string; readonly compiled: RevisionCompile } | undefined;
  #compiles = 0;

  /** Throws `UsageError` if `root` is not a folder. */
  constructor(root: string, cache: BodyCache, options: Pick<SiteOptions, "cache">) {
    checkRoot(root);
    this.root = root;
    this.#bodies = bodiesFor(root, options, cache);
    this.#memory = { specs: madeFromTexts(readingLimits.spec.keptCharacters), bodies: this.bodies, latest: undefined };
  }

  /** How many compiles of the folder, or of a revision, there were. */
  get compiles(): number {
    return this.#compiles;
  }

  /** What is known about the texts of pages. Their inputs are not hashed, because nobody asks for them. */
  get bodies(): KnownBodies {
    return {
      read: async (texts) => (await this.#bodies).read(texts),
      readPrograms: async (texts) => (await this.#bodies).readPrograms(texts),
    };
  }

  /** The files as they are now. A file that the disk shows to be the same is not read again. */
  openHost(): Host {
    // The question before this one may have ended with a look at the file with which this one begins.
    this.#reads.beginAgain();
    return nodeHost(this.root, this.#reads);
  }

  /** The site with all pages and links as the files are now. It is compiled only if an answer of the disk has changed. */
  async now(settings: SiteSettings): Promise<KeptCompile> {
    const given = { ...settings.compile, discover: true, links: true };
    const key = JSON.stringify(settings);
    const disk = this.openHost();
    const latest = this.#latest;
    this.#latest = undefined;
    // What is fetched, and what is in other folders, can change without a change of this folder.
    const mayReuse = (given.remoteSpecs ?? false) === false && given.sources === undefined && latest?.settings === key;
    const compiled =
      mayReuse && isUnchanged(this.#memory, disk)
        ? { ...latest.compiled, host: disk }
        : await this.#compile(settings, given, disk);
    this.#reads.endRound();
    this.#latest = { settings: key, compiled };
    return compiled;
  }

  /** The site in a revision of git, with the present settings. Rejects with `UsageError` if it can't be read. */
  async inRevision(revision: string, settings: SiteSettings): Promise<RevisionCompile> {
    const place = { revision, folder: this.root, path: "" };
    const name = JSON.stringify([commitOf(place), settings]);
    if (this.#revision?.name === name) return this.#revision.compiled;
    const opened = gitHost(place);
    if (!opened.ok) throw new UsageError(`The revision "${revision}" can't be read: ${opened.reason}.`);
    const { compile } = await import("../compile-on-disk.ts");
    const { host } = opened;
    const options = { ...withAllFindings(settings.compile), root: ".", host, discover: true, links: true };
    this.#compiles += 1;
    let record: SiteRecord | undefined;
    const result = await compile(options, (kept) => void (record = kept), { bodies: this.bodies });
    await (await this.#bodies).endRound();
    const compiled = { result, host, record, files: () => host.files() };
    this.#revision = { name, compiled };
    return compiled;
  }

  /** What was read of bodies is kept for the next run. */
  async close(): Promise<void> {
    await (await this.#bodies).end();
  }

  async #compile(settings: SiteSettings, given: CompileOptions, disk: Host): Promise<KeptCompile> {
    let record: SiteRecord | undefined;
    this.#compiles += 1;
    const options = { ...withAllFindings(given), root: this.root, host: disk };
    const result = await compileAgain(options, this.#memory, (kept) => void (record = kept));
    await (await this.#bodies).endRound();
    const host = await withSources(disk, given.sources, async (folder) => nodeHost(folder));
    return { result, settings, host, record };
  }
}
