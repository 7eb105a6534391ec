// Opens a docs folder with its settings, for all tools.
import type { ResolvedNavigation } from "../compiler/site/navigation.ts";
import type { KnownBodies } from "../compiler/bodies/known-bodies.ts";
import type { ProgressListener } from "../compiler/contract/compile-progress.ts";
import type { Range } from "../compiler/diagnostics/diagnostic.ts";
import { locatePlaces } from "../compiler/diagnostics/locate-places.ts";
import { valueAt } from "../compiler/diagnostics/place.ts";
import type { Host } from "../compiler/host/host.ts";
import { sourceText } from "../compiler/host/source-text.ts";
import type { CompileOptions } from "../compiler/options.ts";
import { withSources } from "../compiler/source-folders.ts";
import { pointerAt } from "../compiler/text/pointer-at.ts";
import { checkRoot, sourceLimits, type CompiledSite } from "./compiled-site.ts";
import type { CompilerProgram, KeepRecord } from "./load-compiler.ts";
import type { BaselineOptions, JudgedFindings, SiteToJudge } from "./judging/judge-findings.ts";
import type { EditPlan, RepairPlan, SyncPlan } from "./change/edit-plan.ts";
import type { SiteToChange } from "./change/opened-site.ts";
import type { SiteChange } from "./change/site-change.ts";
import type { StaleTranslations } from "./change/sync/find-stale.ts";
import type { SyncRequest } from "./change/sync/branch-pairs.ts";
import type { EarlierSite } from "./repair/plan-repair.ts";
import { withBodies, type BodyCache } from "./kept-bodies/with-bodies.ts";
import type { SiteOptions } from "./settings/site-options.ts";
import { pathFromRoot } from "./settings/repository-path.ts";
import { readSettings, withGiven, type SiteSettings } from "./settings/site-settings.ts";

/** What is needed to open a project. */
export interface ProjectSetting {
  readonly compiler: () => Promise<CompilerProgram>;
  readonly cache: BodyCache;
}

/** The options of one compile of a project. */
export interface CompileHow {
  /** Options that override those of the settings. */
  readonly more?: CompileOptions | undefined;
  readonly onProgress?: ProgressListener;
  /** Gets what the stages recorded. */
  readonly keep?: KeepRecord | undefined;
}

/** How a change of a project is planned. */
export interface PlanHow {
  readonly onProgress?: ProgressListener;
  /** The files of the site, when they are not those on the disk. */
  readonly host?: Host;
  /** What is known about the texts of pages; absent, it is read from the cache. */
  readonly bodies?: KnownBodies;
  /** Gets the languages and versions in which the change can be done, too. */
  readonly onChoices?: SiteToChange["onChoices"];
  /** Gets the navigation as it would be after a change; the last call has the final plan. */
  readonly onPlanned?: (after: ResolvedNavigation) => void;
}

/** A docs folder with its settings. */
export class Project {
  readonly root: string;
  /** Its configuration, overridden by the options of the tool. */
  readonly settings: SiteSettings;
  readonly #options: SiteOptions;
  readonly #setting: ProjectSetting;

  constructor(root: string, settings: SiteSettings, options: SiteOptions, setting: ProjectSetting) {
    this.root = root;
    this.settings = settings;
    this.#options = options;
    this.#setting = setting;
  }

  /** Compiles the current site. */
  async compile({ more, onProgress, keep }: CompileHow = {}): Promise<CompiledSite> {
    const { root, settings } = this;
    const compiler = await this.#setting.compiler();
    const host = compiler.openHost(root);
    const given = { ...settings.compile, ...more, host, ...(onProgress === undefined ? {} : { onProgress }) };
    return withBodies({ root, compile: given, options: this.#options }, this.#setting.cache, async (bodies) => {
      const result = await compiler.compile(given, keep, { bodies });
      const files = await withSources(host, given.sources, async (folder) => compiler.openHost(folder));
      return { result, settings, host: files, asked: given };
    });
  }

  /** Plans a change of the site. Nothing is written. Rejects with `UsageError` if the site has no navigation, and for an operation that names nothing. */
  async planChange(change: SiteChange, how: PlanHow = {}): Promise<EditPlan> {
    const { planSiteChange } = await import("./repair/plan-site-change.ts");
    return this.#withSite(how, (site) => planSiteChange(site, change));
  }

  /** Plans what was forgotten when files were moved since an earlier state of the site. Nothing is written. Rejects with `UsageError` if one of the two has no navigation. */
  async planRepair(earlier: EarlierSite, how: PlanHow & Pick<SiteChange, "redirects"> = {}): Promise<RepairPlan> {
    const { planRepair } = await import("./repair/plan-repair.ts");
    return this.#withSite(how, (site) => planRepair(site, earlier, how.redirects));
  }

  /** Plans how languages or versions get the structure of another one. Nothing is written. Rejects with `UsageError` if the site has no navigation, or no such language or version. */
  async planSync(request: SyncRequest, how: PlanHow = {}): Promise<SyncPlan> {
    const { planSync } = await import("./change/sync/plan-sync.ts");
    return this.#withSite(how, (site) => planSync(site, request));
  }

  /** Lists the translations whose originals were changed after them, by the history of git. Rejects with `UsageError` if there is no such language or version, or no history. */
  async findStale(request: SyncRequest, how: PlanHow = {}): Promise<StaleTranslations> {
    const { findStale } = await import("./change/sync/find-stale.ts");
    return this.#withSite(how, (site) => findStale(site, this.root, request));
  }

  async #withSite<Plan>(
    { onProgress, host, bodies: known, onChoices, onPlanned }: PlanHow,
    plan: (site: SiteToChange) => Promise<Plan>,
  ): Promise<Plan> {
    const { root, settings } = this;
    const options = { ...settings.compile, root, ...(onProgress === undefined ? {} : { onProgress }) };
    const { filesBelow } = await import("./files/files-below.ts");
    const { neverCommitted } = await import("./git/past-files.ts");
    const { uncommittedTexts } = await import("./git/uncommitted-texts.ts");
    const { gitHost } = await import("./git/git-host.ts");
    const compiler = await this.#setting.compiler();
    const withSite = async (bodies: KnownBodies | undefined): Promise<Plan> => {
      let files: readonly string[] | undefined;
      return plan({
        compiler,
        options,
        host: host ?? compiler.openHost(root),
        files: () => (files ??= filesBelow(root)),
        bodies,
        onChoices,
        onPlanned,
        neverCommitted: (others) => neverCommitted(root, others),
        lastCommit() {
          const found = gitHost({ folder: root, revision: "HEAD", path: "" });
          return found.ok ? found.host : undefined;
        },
        uncommitted: (paths) => uncommittedTexts(root, paths),
        baseline: settings.baseline === undefined ? undefined : pathFromRoot(root, settings.baseline.file),
      });
    };
    if (known !== undefined) return withSite(known);
    const read = { root, compile: { links: true }, options: this.#options };
    return withBodies(read, this.#setting.cache, withSite);
  }

  /**
   * The findings that count: neither ignored by the settings nor accepted by the baseline. `say` is called with what an update
   * of the baseline changed. Rejects with `UsageError` if a baseline can't be used.
   */
  async judge(
    site: SiteToJudge,
    options: BaselineOptions = {},
    say: (line: string) => void = () => undefined,
  ): Promise<JudgedFindings> {
    const { judgeFindings } = await import("./judging/judge-findings.ts");
    return judgeFindings(site, this.root, options, say);
  }

  /** The range of the value at a JSON pointer in a file of the site, or of the nearest value above it; the range of line 1 if there is no file. */
  async locate(host: Host, file: string, pointer: string): Promise<Range> {
    const { locateInYaml } = await import("../compiler/text/yaml-places.ts");
    const place = valueAt(file, pointer);
    return locatePlaces([place], (each) => this.#textOf(host, each), locateInYaml)(place);
  }

  /** The pointer to the value at a UTF-16 offset in a JSON file of the site; undefined if there is no file. */
  at(host: Host, file: string, offset: number): string | undefined {
    const text = this.#textOf(host, file);
    return text === undefined ? undefined : pointerAt(text, offset);
  }

  #textOf(host: Host, file: string): string | undefined {
    return sourceText(host, file, sourceLimits(this.settings.compile));
  }
}

/**
 * Opens the docs folder `root`; `options` of a tool and then those of a program override its configuration. Throws `UsageError` if it is
 * not a folder, and for a configuration or an option that is not valid.
 */
export function openProject(
  root: string,
  options: SiteOptions,
  setting: ProjectSetting,
  more: CompileOptions = {},
): Project {
  checkRoot(root);
  const settings = readSettings(root, options);
  return new Project(root, { ...settings, compile: withGiven(settings.compile, more) }, options, setting);
}
