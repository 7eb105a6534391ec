// Names the command that edits what was forgotten when pages were moved without navc. (D281)
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import { HostFailure } from "../../../compiler/host/host.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import type { RepairPlan } from "../../../project/change/edit-plan.ts";
import type { EarlierSite } from "../../../project/repair/plan-repair.ts";
import { repairRevision, revisionOfLinks } from "../../../project/repair/repair-revision.ts";
import { textChanges } from "../../../project/fix/text-changes.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { PrintedSite } from "../printed-site.ts";

/** The most pages of a site for which a repair is planned only to name it. */
const mostPlanned = 1_000;

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
    // A plan reads the whole site several times. Of a large one, only what is certain without a plan is said.
    if (Object.keys(navigation.pages).length > mostPlanned)
      return found.isOfLink ? stepOf(found.revision, root, config) : undefined;
    // The links may be wrong for another reason, or wait for somebody to correct them.
    const plan = await planRepair({ host: found.host, files: () => found.host.files() });
    return plan.refusals.length === 0 && (await solvesOne(plan, broken, navigation.site.basePath))
      ? stepOf(found.revision, root, config)
      : undefined;
  } catch (error) {
    // A clone can lack contents, and that revision may have had no site. The report is whole without this line.
    if (error instanceof HostFailure || error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Whether a plan edits the place of one of these problems, or makes a redirect from where it leads. */
async function solvesOne(
  { files, addresses }: RepairPlan,
  broken: readonly Diagnostic[],
  basePath: string,
): Promise<boolean> {
  const redirected = new Set(addresses.map(({ from }) => from));
  if (
    broken.some(({ target }) => target?.kind === "missing" && redirected.has(withoutBasePath(target.address, basePath)))
  )
    return true;
  const places = groupBy(broken, ({ file }) => file);
  for (const each of files) {
    const inFile = each.kind === "edit" ? (places.get(each.file) ?? []) : [];
    if (each.kind !== "edit" || inFile.length === 0) continue;
    const pieces = await textChanges(each.before, each.after);
    const isEdited = ({ range: { start, end } }: Diagnostic): boolean =>
      pieces.some((piece) => piece.start <= end.offset && piece.end >= start.offset);
    if (inFile.some(isEdited)) return true;
  }
  return false;
}

function stepOf(revision: string, root: string, config: string | undefined): string {
  const command = navcCommand(["mv", "--repair", `git:${revision}`], root, config);
  return `${visible(command)} edits what was forgotten when pages were moved`;
}
