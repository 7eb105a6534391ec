// Plans what a chosen code action does to files. (D302)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { faultSentence } from "../../compiler/text/checked-json.ts";
import { baselineText, baselineKey, readBaseline, withAccepted } from "../baseline/baseline.ts";
import type { PlannedFile } from "../change/edit-plan.ts";
import { requireNewPage } from "../change/free-paths.ts";
import { newPageText } from "../change/new-page-text.ts";
import { fixedOnce, type FixedFile } from "../fix/fix-texts.ts";
import { UsageError } from "../settings/usage-error.ts";
import { sameCause, withSameAddresses, withSuggestedEdits } from "./alike-problems.ts";
import { planReasons } from "./plan-reasons.ts";
import type { ChangeableSite } from "./action-site.ts";
import type { ActionWork } from "./action-work.ts";
import { withoutRedirect } from "./redirect-actions.ts";
import { suggestedEdit } from "./suggested-edit.ts";

/** The files that an action changes. The site has to be current. Rejects with `UsageError` if it can't be done. */
export async function actionFiles(work: ActionWork, site: ChangeableSite): Promise<readonly PlannedFile[]> {
  if (work.kind === "fix") return edited(fixedFiles(work, site));
  if (work.kind === "suggested") return edited(suggestedFiles(work, site));
  if (work.kind === "fix-all") {
    const { files } = await site.fix(work.code as DiagnosticCode | undefined);
    return edited(files.filter(({ file }) => work.file === undefined || file === work.file));
  }
  if (work.kind === "change") return changedFiles(work, site);
  if (work.kind === "accept") return acceptedFiles(work, site);
  if (work.kind === "remove-redirect") return edited([withoutRedirect(work, site)]);
  requireNewPage(work.file, site);
  return [{ kind: "create", file: work.file, after: newPageText(work.file, { url: work.url }) }];
}

function edited(files: readonly FixedFile[]): readonly PlannedFile[] {
  return files.map((file) => ({ kind: "edit", ...file }));
}

function fixedFiles(work: Extract<ActionWork, { kind: "fix" }>, site: ChangeableSite): readonly FixedFile[] {
  return fixedOnce(findingsOf(work, site), site.textOf);
}

function suggestedFiles(work: Extract<ActionWork, { kind: "suggested" }>, site: ChangeableSite): readonly FixedFile[] {
  const suggested = findingsOf(work, site).flatMap((finding): readonly Diagnostic[] => {
    if (work.alike === true || work.everywhere === true) {
      const alike = work.alike === true ? sameCause(finding, site.found) : [finding];
      return withSameAddresses(alike, site.found).map((each) => withSuggestedEdits(each, site.textOf));
    }
    const edit = suggestedEdit(finding, site.textOf(finding.file));
    return edit === undefined ? [] : [{ ...finding, edits: [edit] }];
  });
  return fixedOnce(suggested, site.textOf);
}

/** Those at the place if it has not moved, and otherwise all of this kind. */
function findingsOf(work: Extract<ActionWork, { start: number }>, { found }: ChangeableSite): readonly Diagnostic[] {
  const same = found.filter((each) => baselineKey(each) === baselineKey(work));
  const exact = same.filter(({ range }) => range.start.offset === work.start);
  return exact.length > 0 ? exact : same;
}

async function changedFiles(
  { operation, redirects }: Extract<ActionWork, { kind: "change" }>,
  site: ChangeableSite,
): Promise<readonly PlannedFile[]> {
  const plan = await site.plan({ operations: [operation], redirects });
  if (plan.refusals.length > 0) throw new UsageError(planReasons(plan).join(" "));
  return plan.files;
}

/** The baseline with the problem. The file may be above the docs folder. */
function acceptedFiles(work: Extract<ActionWork, { kind: "accept" }>, site: ChangeableSite): readonly PlannedFile[] {
  const accepted = site.found.filter((each) => baselineKey(each) === baselineKey(work));
  const baseline = site.baselineFile();
  if (baseline === undefined || accepted.length === 0) return [];
  const { file, text } = baseline;
  const read = readBaseline(text ?? "");
  if (!read.ok) throw new UsageError(faultSentence(file, read));
  return [{ kind: "edit", file, before: text ?? "", after: baselineText(withAccepted(read.value, accepted)) }];
}
