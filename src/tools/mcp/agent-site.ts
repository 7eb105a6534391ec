// The docs folder that agents are served, as it is on the disk at each call.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { ServedToAgents } from "../../project/agent-program.ts";
import type { SyncPlan } from "../../project/change/edit-plan.ts";
import { unreadableSite } from "../../project/change/opened-site.ts";
import type { SiteChange } from "../../project/change/site-change.ts";
import type { SyncRequest } from "../../project/change/sync/branch-pairs.ts";
import { shownBy, type ComparedSite } from "../../project/comparison/diff-side.ts";
import { filesBelow } from "../../project/files/files-below.ts";
import { movedSince } from "../../project/repair/moved-since.ts";
import { ServedFolder, type FindRoot, type PlannedSite, type ServedSite } from "../../project/serving/served-folder.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** The site of a revision. */
export interface RevisionSite extends ComparedSite {
  readonly problems: readonly Diagnostic[];
  /** The new paths of files that have moved since then, by their old ones. */
  readonly movedUntil: (now: ServedSite) => ReadonlyMap<string, string>;
}

/** The docs folder of agents. */
export class AgentSite extends ServedFolder {
  readonly served: ServedToAgents;

  constructor(served: ServedToAgents, findRoot: FindRoot) {
    super(served, findRoot);
    this.served = served;
  }

  /** The site in a revision of git. Rejects with `UsageError` if it can't be read. */
  async compileRevision(written: string): Promise<RevisionSite> {
    // As commands write it. No name of a revision has a colon.
    const revision = written.replace(/^git:(?=.)/, "");
    const { project, kept } = await this.opened();
    const { result, host, record, files } = await kept.inRevision(revision, project.settings);
    const { navigation, unknown, diagnostics } = result;
    if (navigation === null)
      throw new UsageError(unreadableSite(`The docs.json of "${revision}"`, ", so nothing was compared.", diagnostics));
    const before = { host, files: new Set(files()), navigation };
    const movedUntil = (now: ServedSite): ReadonlyMap<string, string> =>
      movedSince(before, { ...now, files: new Set(filesBelow(project.root)) });
    return { navigation, unknown, host, ...shownBy(record), problems: diagnostics, movedUntil };
  }

  /** Plans a change, with redirects where the command says. Rejects with `UsageError` if the site has no navigation, and for an operation that names nothing. */
  override async planChange(change: Omit<SiteChange, "redirects">): Promise<PlannedSite> {
    const { redirects } = this.served;
    return super.planChange({ ...change, redirects });
  }

  /** Plans how other languages or versions get the structure of one. Rejects with `UsageError` if there is no such language or version. */
  async planSync(request: SyncRequest): Promise<SyncPlan> {
    const { project, kept } = await this.opened();
    return project.planSync(request, { host: kept.openHost(), bodies: kept.bodies });
  }
}
