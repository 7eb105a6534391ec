// A docs folder that a program serves, as it is on the disk at each question: compiled, judged, and changed by plans. (D311)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { configFile } from "../../compiler/options.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { EditPlan } from "../change/edit-plan.ts";
import { fixSite } from "../change/fix-site.ts";
import { unreadableSite } from "../change/opened-site.ts";
import type { SiteChange } from "../change/site-change.ts";
import type { ComparedSite } from "../comparison/diff-side.ts";
import type { SiteFixes } from "../fix/fix-texts.ts";
import { withoutIgnored } from "../judging/judge-findings.ts";
import { openProject, type PlanHow, type Project, type ProjectSetting } from "../open-project.ts";
import type { SiteOptions } from "../settings/site-options.ts";
import { UsageError } from "../settings/usage-error.ts";
import { KeptSite } from "./kept-site.ts";

/** A compiled site, with what its stages recorded. */
export interface ServedSite extends ComparedSite {
  readonly navigation: ResolvedNavigation;
  /** The problems that count: neither ignored by the settings nor accepted by the baseline. */
  readonly problems: readonly Diagnostic[];
  readonly record: SiteRecord;
  readonly host: Host;
}

/** A plan, and the navigation as it would be; undefined if nothing changes. */
export interface PlannedSite {
  readonly plan: EditPlan;
  readonly after: ResolvedNavigation | undefined;
}

/** How a folder is served. */
export interface ServedSetting extends ProjectSetting {
  readonly options: SiteOptions;
}

/** Finds the docs folder; rejects with `UsageError` if there is none that may be served. */
export type FindRoot = () => Promise<string>;

/** A docs folder, the settings of which are read at each question. */
export class ServedFolder {
  readonly #setting: ServedSetting;
  readonly #findRoot: FindRoot;
  #kept: KeptSite | undefined;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(setting: ServedSetting, findRoot: FindRoot) {
    this.#setting = setting;
    this.#findRoot = findRoot;
  }

  /** Runs something when all that was given before has ended: a call sees the site before another one or after it. */
  async inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const running = this.#latest.then(run);
    this.#latest = running.catch(() => undefined);
    return running;
  }

  /** The folder with its present settings. Rejects with `UsageError` if there is none, and if they are not valid. */
  async open(): Promise<Project> {
    const { options, compiler, cache } = this.#setting;
    return openProject(await this.#findRoot(), options, { compiler, cache });
  }

  /** The site with all pages and links. Rejects with `UsageError`, with the first problem, if docs.json can't be read. */
  async compile(): Promise<ServedSite> {
    const { project, kept } = await this.opened();
    const { record, ...site } = await kept.now(project.settings);
    const { navigation, unknown } = site.result;
    const { diagnostics } = await project.judge(site);
    if (navigation === null || record === undefined)
      throw new UsageError(unreadableSite(configFile(site.settings.compile.config), "; repair it first.", diagnostics));
    return { navigation, unknown, problems: diagnostics, record, host: site.host };
  }

  /** Plans a change. Rejects with `UsageError` if the site has no navigation, and for an operation that names nothing. */
  async planChange(change: SiteChange, onChoices?: PlanHow["onChoices"]): Promise<PlannedSite> {
    const { project, kept } = await this.opened();
    let after: ResolvedNavigation | undefined;
    const onPlanned = (planned: ResolvedNavigation): void => void (after = planned);
    const how = { host: kept.openHost(), bodies: kept.bodies, onChoices, onPlanned };
    return { plan: await project.planChange(change, how), after };
  }

  /** The fixes of all problems that are wanted, until nothing is left to fix. Nothing is written. */
  async fix(isWanted: (problem: Diagnostic) => boolean): Promise<SiteFixes> {
    const { root, settings } = await this.open();
    const compiler = await this.#setting.compiler();
    return fixSite(compiler.openHost(root), async (host) => {
      const { diagnostics } = await compiler.compile({ ...settings.compile, host, discover: true, links: true });
      return withoutIgnored(diagnostics, settings.ignore).filter(isWanted);
    });
  }

  /** How many compiles there were. */
  get compiles(): number {
    return this.#kept?.compiles ?? 0;
  }

  /** What was read is kept for the next run. */
  async close(): Promise<void> {
    await this.#kept?.close();
    this.#kept = undefined;
  }

  /** The folder with its present settings, and what is kept of it. */
  protected async opened(): Promise<{ readonly project: Project; readonly kept: KeptSite }> {
    const project = await this.open();
    const { root } = project;
    if (this.#kept?.root === root) return { project, kept: this.#kept };
    await this.close();
    this.#kept = new KeptSite(root, this.#setting.cache, this.#setting.options);
    return { project, kept: this.#kept };
  }
}
