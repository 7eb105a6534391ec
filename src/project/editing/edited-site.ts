// Keeps a docs folder compiled with its settings while people edit it. (D268)
import { compileAgain, type CompileMemory } from "../incremental/compile-again.ts";
import { CompileStopped } from "../../compiler/host/kept-answers.ts";
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import { allFindings, checkRoot, type CompiledSite } from "../compiled-site.ts";
import { judgeFindings, withoutIgnored } from "../judging/judge-findings.ts";
import { watchedDisk } from "../disk/watched-disk.ts";
import type { BodyCache } from "../kept-bodies/with-bodies.ts";
import { openBodies } from "../kept-bodies/open-bodies.ts";
import { readSettings, type SiteSettings } from "../settings/site-settings.ts";
import { knownFailure, UsageError } from "../settings/usage-error.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { EditPlan } from "../change/edit-plan.ts";
import type { SiteFixes } from "../fix/fix-texts.ts";
import type { SiteChange } from "../change/site-change.ts";
import { compileTurns } from "./compile-turns.ts";
import { DiskAnswers, type DiskListener } from "./disk-answers.ts";
import type { EditedState, SiteTree } from "./edited-state.ts";
import { OpenTexts } from "./open-texts.ts";
import { fixOpenSite } from "./fix-open-site.ts";
import { planOpenChange, type OpenFolder } from "./plan-open-change.ts";

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

  /** Throws `UsageError` if `root` is not a folder. */
  constructor(root: string, { cacheFolder, version }: BodyCache, listener: DiskListener) {
    checkRoot(root);
    this.root = root;
    this.#bodies = openBodies(cacheFolder === undefined ? undefined : { folder: cacheFolder, root, version });
    // Nobody asks an editor for the inputs of a result, so the texts of bodies are not hashed for them.
    const bodies: KnownBodies = {
      read: (texts) => this.#bodies.read(texts),
      readPrograms: (texts) => this.#bodies.readPrograms(texts),
    };
    this.#memory = { specs: madeFromTexts(readingLimits.spec.keptCharacters), bodies, latest: undefined };
    this.#disk = new DiskAnswers(watchedDisk(root), {
      ...listener,
      changed: () => {
        this.#version += 1;
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

  /** The site as it was compiled last; it may lack the latest changes. Undefined before the first compile has ended. */
  get latest(): EditedState | undefined {
    return this.#latest;
  }

  /** Sets the text of an open document, by its path from the docs root; undefined when it is closed. A compile of an older text stops. */
  setText(file: string, text: string | undefined): void {
    if (this.#texts.set(file, text)) this.#version += 1;
  }

  /** Something at a path from the docs root was changed, made or removed on the disk; without a path, it is not known what. */
  diskChanged(path?: string): void {
    this.#disk.changed(path);
    this.#version += 1;
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
      return await this.#disk.during(async (disk) => {
        const host = this.#texts.over(disk);
        // Asked, so that it is watched.
        disk.stat("navc.config.json");
        let record: SiteRecord | undefined;
        const options: CompileOptions = { ...this.#options(settings, version), host };
        const result = await compileAgain(options, this.#memory, (kept) => void (record = kept));
        await this.#bodies.endRound();
        this.#ended += 1;
        const { navigation } = result;
        if (navigation !== null && record !== undefined) this.#tree = { navigation, record, host };
        const tree = this.#tree && { ...this.#tree, isStale: navigation === null };
        const site = { settings, result, host };
        return { version, site, tree, ...(await this.#judged(site)) };
      });
    } catch (error) {
      if (error instanceof CompileStopped) return undefined;
      return this.#failed(version, error);
    }
  }

  #options({ compile }: SiteSettings, version: number): CompileOptions {
    return {
      ...compile,
      ...allFindings,
      limits: { ...compile.limits, ...allFindings.limits },
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
