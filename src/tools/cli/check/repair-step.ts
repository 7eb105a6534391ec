// Names the command that edits what was forgotten when pages were moved without navc. (D281)
import { HostFailure } from "../../../compiler/host/host.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import type { RepairPlan } from "../../../project/change/edit-plan.ts";
import type { EarlierSite } from "../../../project/repair/plan-repair.ts";
import { repairRevision, revisionOfLinks } from "../../../project/repair/repair-revision.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { PrintedSite } from "../printed-site.ts";

/** A site whose problems were found. */
export interface SiteToRepair {
  readonly site: Pick<PrintedSite, "result" | "host">;
  /** The docs folder, and the name of its docs.json, as the user wrote them. */
  readonly root: string;
  readonly config: string | undefined;
  /** Plans what was forgotten since an earlier state of the site. */
  readonly planRepair: (earlier: EarlierSite) => Promise<RepairPlan>;
}

/** The command, if it changes something, and what it does; undefined for none. `broken` are problems that a move can make. */
export async function repairStep(
  { site, root, config, planRepair }: SiteToRepair,
  broken: readonly Diagnostic[],
): Promise<string | undefined> {
  const { navigation } = site.result;
  if (navigation === null) return undefined;
  const now = { navigation, host: site.host };
  const revision = broken.some(({ code }) => code === "page-not-found") ? repairRevision(root, now) : undefined;
  if (revision !== undefined) return stepOf(revision, root, config);
  try {
    const found = revisionOfLinks(root, now, broken);
    if (found === undefined) return undefined;
    // The links may be wrong for another reason, or wait for somebody to correct them.
    const { files, refusals } = await planRepair({ host: found.host, files: () => found.host.files() });
    return files.length > 0 && refusals.length === 0 ? stepOf(found.revision, root, config) : undefined;
  } catch (error) {
    // A clone can lack contents, and that revision may have had no site. The report is whole without this line.
    if (error instanceof HostFailure || error instanceof UsageError) return undefined;
    throw error;
  }
}

function stepOf(revision: string, root: string, config: string | undefined): string {
  const command = navcCommand(["mv", "--repair", `git:${revision}`], root, config);
  return `${visible(command)} edits what was forgotten when pages were moved`;
}
