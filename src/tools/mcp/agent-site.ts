// The docs folder that agents are served, as it is on the disk at each call.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { configFile } from "../../compiler/options.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { ServedToAgents } from "../../project/agent-program.ts";
import type { EditPlan, SyncPlan } from "../../project/change/edit-plan.ts";
import { unreadableSite } from "../../project/change/opened-site.ts";
import type { SiteChange } from "../../project/change/site-change.ts";
import type { SyncRequest } from "../../project/change/sync/branch-pairs.ts";
import { brokenLinks } from "../../project/comparison/links-to-lost.ts";
import type { ComparedSite } from "../../project/comparison/diff-side.ts";
import { filesBelow } from "../../project/files/files-below.ts";
import { movedSince } from "../../project/repair/moved-since.ts";
import { openProject, type Project } from "../../project/open-project.ts";
import { KeptSite } from "../../project/serving/kept-site.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

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

/** The site of a revision. */
export interface RevisionSite extends ComparedSite {
  readonly problems: readonly Diagnostic[];
  /** The new paths of files that have moved since then, by their old ones. */
  readonly movedUntil: (now: ServedSite) => ReadonlyMap<string, string>;
}

/** Finds the docs folder; rejects with `UsageError` if there is none that may be served. */
export type FindRoot = () => Promise<string>;

/** The docs folder of agents. */
export class AgentSite {
  readonly served: ServedToAgents;
  readonly #findRoot: FindRoot;
  #kept: KeptSite | undefined;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(served: ServedToAgents, findRoot: FindRoot) {
    this.served = served;
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
    const { options, compiler, cache } = this.served;
    return openProject(await this.#findRoot(), options, { compiler, cache });
  }

  /** The site with all pages and links. Rejects with `UsageError`, with the first problem, if docs.json can't be read. */
  async compile(): Promise<ServedSite> {
    const project = await this.open();
    const kept = await this.#keptFor(project);
    const { record, ...site } = await kept.now(project.settings);
    const { navigation, unknown } = site.result;
    const { diagnostics } = await project.judge(site);
    if (navigation === null || record === undefined)
      throw new UsageError(unreadableSite(configFile(site.settings.compile.config), "; repair it first.", diagnostics));
    const links = brokenLinks(site.result.diagnostics);
    return { navigation, unknown, links, problems: diagnostics, record, host: site.host };
  }

  /** The site in a revision of git. Rejects with `UsageError` if it can't be read. */
  async compileRevision(revision: string): Promise<RevisionSite> {
    const { project, kept } = await this.#opened();
    const { result, host, files } = await kept.inRevision(revision, project.settings);
    const { navigation, unknown, diagnostics } = result;
    if (navigation === null)
      throw new UsageError(unreadableSite(`The docs.json of "${revision}"`, ", so nothing was compared.", diagnostics));
    const before = { host, files: new Set(files()), navigation };
    const movedUntil = (now: ServedSite): ReadonlyMap<string, string> =>
      movedSince(before, { ...now, files: new Set(filesBelow(project.root)) });
    return { navigation, unknown, host, links: new Map(), problems: diagnostics, movedUntil };
  }

  /** Plans a change. Rejects with `UsageError` if the site has no navigation, and for an operation that names nothing. */
  async planChange(change: Omit<SiteChange, "redirects">): Promise<PlannedSite> {
    const { project, kept } = await this.#opened();
    const { redirects } = this.served;
    let after: ResolvedNavigation | undefined;
    const onPlanned = (planned: ResolvedNavigation): void => void (after = planned);
    const how = { host: kept.openHost(), bodies: kept.bodies, onPlanned };
    return { plan: await project.planChange({ ...change, redirects }, how), after };
  }

  /** Plans how other languages or versions get the structure of one. Rejects with `UsageError` if there is no such language or version. */
  async planSync(request: SyncRequest): Promise<SyncPlan> {
    const { project, kept } = await this.#opened();
    return project.planSync(request, { host: kept.openHost(), bodies: kept.bodies });
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

  async #opened(): Promise<{ readonly project: Project; readonly kept: KeptSite }> {
    const project = await this.open();
    return { project, kept: await this.#keptFor(project) };
  }

  async #keptFor({ root }: Project): Promise<KeptSite> {
    if (this.#kept?.root === root) return this.#kept;
    await this.close();
    this.#kept = new KeptSite(root, this.served.cache, this.served.options);
    return this.#kept;
  }
}
