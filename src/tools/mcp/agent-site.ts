// The docs folder that agents are served, as it is on the disk at each call.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { configFile } from "../../compiler/options.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { ServedToAgents } from "../../project/agent-program.ts";
import { unreadableSite } from "../../project/change/opened-site.ts";
import { openProject, type Project } from "../../project/open-project.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** A compiled site, with what its stages recorded. */
export interface ServedSite {
  readonly navigation: ResolvedNavigation;
  /** The problems that count: neither ignored by the settings nor accepted by the baseline. */
  readonly problems: readonly Diagnostic[];
  readonly record: SiteRecord;
  readonly host: Host;
}

/** Finds the docs folder; rejects with `UsageError` if there is none that may be served. */
export type FindRoot = () => Promise<string>;

/** The docs folder of agents. */
export class AgentSite {
  readonly served: ServedToAgents;
  readonly #findRoot: FindRoot;

  constructor(served: ServedToAgents, findRoot: FindRoot) {
    this.served = served;
    this.#findRoot = findRoot;
  }

  /** The folder with its present settings. Rejects with `UsageError` if there is none, and if they are not valid. */
  async open(): Promise<Project> {
    const { options, compiler, cache } = this.served;
    return openProject(await this.#findRoot(), options, { compiler, cache });
  }

  /** The site with all pages and links. Rejects with `UsageError`, with the first problem, if docs.json can't be read. */
  async compile(): Promise<ServedSite> {
    const project = await this.open();
    let record: SiteRecord | undefined;
    const site = await project.compile({
      more: { discover: true, links: true },
      keep: (kept) => void (record = kept),
    });
    const { navigation } = site.result;
    const { diagnostics } = await project.judge(site);
    if (navigation === null || record === undefined)
      throw new UsageError(unreadableSite(configFile(site.settings.compile.config), "; repair it first.", diagnostics));
    return { navigation, problems: diagnostics, record, host: site.host };
  }
}
