// Keeps a docs folder compiled with its settings while people edit it. (D268)
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { Host } from "../../compiler/host/host.ts";
import { recheckAgain } from "../incremental/recheck-again.ts";
import { compileAgain, type CompileMemory } from "../incremental/compile-again.ts";
import { CompileStopped } from "../../compiler/host/kept-answers.ts";

import type { CompileOptions } from "../../compiler/options.ts";
import type { TypedText } from "../../compiler/recheck-bodies.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import { checkRoot, withAllFindings, type CompiledSite } from "../compiled-site.ts";
import { judgeFindings, withoutIgnored } from "../judging/judge-findings.ts";
import { watchedDisk } from "../disk/watched-disk.ts";
import type { BodyCache } from "../kept-bodies/with-bodies.ts";
import { openBodies } from "../kept-bodies/open-bodies.ts";
import { withoutHashes } from "../kept-bodies/without-hashes.ts";
import { readSettings, type SiteSettings } from "../settings/site-settings.ts";
import { knownFailure, UsageError } from "../settings/usage-error.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { EditPlan } from "../change/edit-plan.ts";
import type { SiteFixes } from "../fix/fix-texts.ts";
import type { ChangeOperation, SiteChange } from "../change/site-change.ts";
import { compileTurns } from "./compile-turns.ts";
import { DiskAnswers, type DiskListener } from "./disk-answers.ts";
import type { EditedState, SiteTree } from "./edited-state.ts";
import { OpenTexts } from "./open-texts.ts";
import { fixOpenSite } from "./fix-open-site.ts";
import { openTranslatedMoves, planOpenChange, type OpenFolder } from "./plan-open-change.ts";
import type { PageMove } from "./translated-moves.ts";

/** More edited files than these are compiled with all stages. */
const mostRechecked = 20;

/** A compile of all stages. */
interface WholeCompile {
  readonly disk: Host;
  readonly host: Host;
  /** As JSON. */
  readonly settings: string;
}

interface MadeState {
  readonly result: CompileResult;
  readonly record: SiteRecord | undefined;
  readonly settings: SiteSettings;
  readonly host: Host;
}

/** A docs folder in which texts are open. It writes nothing into the folder. */
export class EditedSite {
  readonly root: string;
  readonly #disk: DiskAnswers;
  readonly #texts = new OpenTexts();
  readonly #bodies: ReturnType<typeof openBodies>;
  readonly #memory: CompileMemory;
  #version = 0;
  #running: Promise<EditedState> | undefined;
  #latest: EditedState | undefined;
  #tree: SiteTree | undefined;
  #isClosed = false;
  #ended = 0;
  #whole = 0;
  #diskChanges = 0;
  /** The last compile of all stages; undefined when something else than an open text has changed since then. */
  #latestWhole: WholeCompile | undefined;
  /** The files whose open texts have changed since that compile began. */
  #edited = new Set<string>();

  /** Throws `UsageError` if `root` is not a folder. */
  constructor(root: string, { cacheFolder, version }: BodyCache, listener: DiskListener) {
    checkRoot(root);
    this.root = root;
    this.#bodies = openBodies(cacheFolder === undefined ? undefined : { folder: cacheFolder, root, version });
    this.#memory = {
      specs: madeFromTexts(readingLimits.spec.keptCharacters),
      bodies: withoutHashes(this.#bodies),
      keepsChecks: true,
      latest: undefined,
    };
    this.#disk = new DiskAnswers(watchedDisk(root), {
      ...listener,
      changed: () => {
        this.#somethingChanged();
        listener.changed();
      },
    });
  }

  /** The number of the last change. */
  get version(): number {
    return this.#version;
  }

  /** How many compiles have ended and were not stopped. */
  get ended(): number {
    return this.#ended;
  }

  /** How many of them ran all stages: the others read only the bodies that had changed. */
  get whole(): number {
    return this.#whole;
  }

  /** The site as it was compiled last; it may lack the latest changes. Undefined before the first compile has ended. */
  get latest(): EditedState | undefined {
    return this.#latest;
  }

  /** Sets the text of an open document, by its path from the docs root; undefined when it is closed. A compile of an older text stops. */
  setText(file: string, text: string | undefined): void {
    if (!this.#texts.set(file, text)) return;
    this.#version += 1;
    this.#edited.add(file);
  }

  /** Something at a path from the docs root was changed, made or removed on the disk; without a path, it is not known what. */
  diskChanged(path?: string): void {
    this.#disk.changed(path);
    this.#somethingChanged();
  }

  #somethingChanged(): void {
    this.#version += 1;
    this.#diskChanges += 1;
    this.#latestWhole = undefined;
  }

  /** The site with all changes until now. Rejects only with `CompileStopped`, when the site was closed. */
  now(): Promise<EditedState> {
    if (this.#latest?.version === this.#version) return Promise.resolve(this.#latest);
    return (this.#running ??= this.#compileLatest());
  }

  /**
   * Plans a change of the site with all changes until now; nothing is written. Rejects with `UsageError` for a change that can't be planned,
   * and with `CompileStopped` when `isStopped` is true between two steps.
   */
  async planChange(change: SiteChange, isStopped: () => boolean): Promise<EditPlan> {
    return planOpenChange(await this.#opened(isStopped), change);
  }

  /** The moves of the same pages in other languages; empty while the site can't be read. Rejects as `planChange` does. */
  async translatedMoves(
    operations: readonly ChangeOperation[],
    isStopped: () => boolean,
  ): Promise<readonly PageMove[]> {
    return openTranslatedMoves(await this.#opened(isStopped), operations);
  }

  /** Fixes all findings that count, or those of one code; nothing is written. Rejects as `planChange` does. */
  async fix(code: DiagnosticCode | undefined, isStopped: () => boolean): Promise<SiteFixes> {
    return fixOpenSite(await this.#opened(isStopped), code);
  }

  async #opened(isStopped: () => boolean): Promise<OpenFolder> {
    return {
      root: this.root,
      state: await this.now(),
      openFiles: this.#texts.files,
      bodies: this.#bodies,
      onProgress: compileTurns(() => this.#isClosed || isStopped()),
    };
  }

  /** Ends all watching. What was read of bodies is kept for the next run. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#version += 1;
    this.#disk.close();
    await this.#running?.catch(() => undefined);
    await this.#bodies.end();
  }

  async #compileLatest(): Promise<EditedState> {
    try {
      for (;;) {
        if (this.#isClosed) throw new CompileStopped();
        // oxlint-disable-next-line no-await-in-loop -- a compile that a change overtakes begins again
        const state = await this.#attempt(this.#version);
        if (state === undefined || state.version !== this.#version) continue;
        this.#latest = state;
        return state;
      }
    } finally {
      this.#running = undefined;
    }
  }

  /** Undefined for a compile that was stopped. */
  async #attempt(version: number): Promise<EditedState | undefined> {
    try {
      const settings = readSettings(this.root, {});
      return (await this.#rechecked(settings, version)) ?? (await this.#compiled(settings, version));
    } catch (error) {
      if (error instanceof CompileStopped) return undefined;
      return this.#failed(version, error);
    }
  }

  /** The state if only bodies of pages differ; undefined if all stages have to run. */
  async #rechecked(settings: SiteSettings, version: number): Promise<EditedState | undefined> {
    const latest = this.#latestWhole;
    if (latest === undefined || this.#edited.size > mostRechecked) return undefined;
    if (latest.settings !== JSON.stringify(settings)) return undefined;
    const host = this.#texts.over(latest.disk);
    const texts: TypedText[] = [];
    for (const file of this.#edited) {
      const [before, after] = [latest.host.readText(file), host.readText(file)];
      if (before === undefined || after === undefined) return undefined;
      if (before !== after) texts.push({ file, before, after });
    }
    const { onProgress } = this.#options(settings, version);
    const found = await recheckAgain(this.#memory, { texts, host, onProgress });
    return found && this.#stateOf({ ...found, settings, host }, version);
  }

  async #compiled(settings: SiteSettings, version: number): Promise<EditedState> {
    this.#latestWhole = undefined;
    this.#edited = new Set();
    const changes = this.#diskChanges;
    return this.#disk.during(async (disk) => {
      const host = this.#texts.over(disk);
      // Asked, so that it is watched.
      disk.stat("navc.config.json");
      let record: SiteRecord | undefined;
      const options: CompileOptions = { ...this.#options(settings, version), host };
      const result = await compileAgain(options, this.#memory, (kept) => void (record = kept));
      await this.#bodies.endRound();
      this.#whole += 1;
      if (changes === this.#diskChanges) this.#latestWhole = { disk, host, settings: JSON.stringify(settings) };
      return this.#stateOf({ result, record, settings, host }, version);
    });
  }

  async #stateOf({ result, record, settings, host }: MadeState, version: number): Promise<EditedState> {
    this.#ended += 1;
    const { navigation } = result;
    if (navigation !== null && record !== undefined) this.#tree = { navigation, record, host };
    const tree = this.#tree && { ...this.#tree, isStale: navigation === null };
    const site = { settings, result, host };
    return { version, site, tree, ...(await this.#judged(site)) };
  }

  #options({ compile }: SiteSettings, version: number): CompileOptions {
    return {
      ...withAllFindings(compile),
      discover: true,
      links: compile.links ?? true,
      onProgress: compileTurns(() => this.#version !== version),
    };
  }

  /** The findings that count. If the baseline can't be used, they are all that the settings do not ignore. */
  async #judged(site: CompiledSite): Promise<Pick<EditedState, "found" | "problem">> {
    try {
      const { diagnostics } = await judgeFindings(site, this.root, {}, () => undefined);
      return { found: diagnostics, problem: undefined };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return { found: withoutIgnored(site.result.diagnostics, site.settings.ignore), problem: error.message };
    }
  }

  /** The state after a compile that failed: nothing is found, and the last tree is kept. */
  #failed(version: number, error: unknown): EditedState {
    const problem = knownFailure(error) ?? `this is a bug in navc: ${String(error)}`;
    const tree = this.#tree && { ...this.#tree, isStale: true };
    return { version, site: undefined, tree, found: [], problem };
  }
}
