// Plans what a chosen code action does to files. (D302)
import { resolve } from "node:path";
import { titleFromPath, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../../../compiler/diagnostics/catalog.ts";
import { faultSentence } from "../../../compiler/text/checked-json.ts";
import { baselineText, baselineKey, readBaseline, withAccepted } from "../../../project/baseline/baseline.ts";
import type { PlannedFile } from "../../../project/change/edit-plan.ts";
import { newPageText } from "../../../project/change/new-page-text.ts";
import { fixedOnce, type FixedFile } from "../../../project/fix/fix-texts.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { AskedSite } from "../asked-document.ts";
import { planReasons } from "../plan-reasons.ts";
import type { ActionWork } from "./action-work.ts";
import { suggestedEdit } from "./suggested-edit.ts";

/** The files that an action changes. The site has to be current. Rejects with `UsageError` if it can't be done. */
export async function actionFiles(work: ActionWork, site: AskedSite): Promise<readonly PlannedFile[]> {
  if (work.kind === "fix") return edited(fixedFiles(work, site));
  if (work.kind === "suggested") return edited(suggestedFiles(work, site));
  if (work.kind === "fix-all") {
    const { files } = await site.fix(work.code as DiagnosticCode | undefined);
    return edited(files.filter(({ file }) => work.file === undefined || file === work.file));
  }
  if (work.kind === "change") return changedFiles(work, site);
  if (work.kind === "accept") return acceptedFiles(work, site);
  return [{ kind: "create", file: work.file, after: newPageText(titleOf(work.file), undefined) }];
}

function titleOf(file: string): string {
  return titleFromPath(withoutPageExtension(file));
}

function edited(files: readonly FixedFile[]): readonly PlannedFile[] {
  return files.map((file) => ({ kind: "edit", ...file }));
}

function fixedFiles(work: Extract<ActionWork, { kind: "fix" }>, site: AskedSite): readonly FixedFile[] {
  return fixedOnce(findingsOf(work, site), (file) => site.state.site?.host.readText(file));
}

function suggestedFiles(work: Extract<ActionWork, { kind: "suggested" }>, site: AskedSite): readonly FixedFile[] {
  const textOf = (file: string): string | undefined => site.state.site?.host.readText(file);
  const [finding] = findingsOf(work, site);
  const edit = finding && suggestedEdit(finding, textOf(finding.file));
  return edit === undefined ? [] : fixedOnce([{ ...finding!, edits: [edit] }], textOf);
}

/** Those at the place if it has not moved, and otherwise all of this kind. */
function findingsOf(work: Extract<ActionWork, { start: number }>, { state }: AskedSite): readonly Diagnostic[] {
  const same = state.found.filter((each) => baselineKey(each) === baselineKey(work));
  const exact = same.filter(({ range }) => range.start.offset === work.start);
  return exact.length > 0 ? exact : same;
}

async function changedFiles(
  { operation }: Extract<ActionWork, { kind: "change" }>,
  site: AskedSite,
): Promise<readonly PlannedFile[]> {
  const plan = await site.plan({ operations: [operation] });
  if (plan.refusals.length > 0) throw new UsageError(planReasons(plan).join(" "));
  return plan.files;
}

/** The baseline with the problem. The file may be above the docs folder. */
function acceptedFiles(work: Extract<ActionWork, { kind: "accept" }>, site: AskedSite): readonly PlannedFile[] {
  const { found, site: compiled } = site.state;
  const baseline = compiled?.settings.baseline;
  const accepted = found.filter((each) => baselineKey(each) === baselineKey(work));
  if (baseline === undefined || accepted.length === 0) return [];
  const file = site.fileAt(resolve(baseline.file));
  const before = site.openDocument(file)?.getText() ?? readIfFile(baseline.file) ?? "";
  const read = readBaseline(before);
  if (!read.ok) throw new UsageError(faultSentence(baseline.file, read));
  return [{ kind: "edit", file, before, after: baselineText(withAccepted(read.value, accepted)) }];
}
