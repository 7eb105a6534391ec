// Plans a change for a tool, writes it if nothing is lost by it, and says what was done. (D291)
import { z } from "zod";
import { applyPlan } from "../../project/change/apply-plan.ts";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import type { NamedChange, SiteChange } from "../../project/change/site-change.ts";
import type { ServedSite } from "../../project/serving/served-folder.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import type { AgentSite } from "./agent-site.ts";
import type { Answer } from "./answer.ts";
import { changeAnswer, refusalAnswer } from "./change-answer.ts";
import { problemsOfChange } from "./problems-of-change.ts";
import { withPagePaths } from "./page-of-address.ts";
import { remainingWork } from "./remaining-work.ts";

/** The inputs that all tools have that write. */
export const dryRunInput: {
  readonly dryRun: z.ZodOptional<z.ZodBoolean>;
  readonly patchFrom: z.ZodOptional<z.ZodNumber>;
} = {
  dryRun: z.boolean().optional().describe("True to see what would change; nothing is written"),
  patchFrom: z.number().int().min(0).optional().describe("With dryRun: the line of the patch to go on with"),
};

/** The inputs for the same page in other languages and versions. */
export const counterpartInput: Readonly<Record<"allLanguages" | "allVersions", z.ZodOptional<z.ZodBoolean>>> = {
  allLanguages: z
    .boolean()
    .optional()
    .describe(
      "Do the same to the same page or division in all languages; a division is found by its pages. Not with `label`: labels are translated, so call it for each",
    ),
  allVersions: z.boolean().optional().describe("Do the same to the same page or division in all versions"),
};

/** How a change is done. */
export interface ChangeHow {
  readonly dryRun?: boolean | undefined;
  readonly patchFrom?: number | undefined;
  readonly allLanguages?: boolean | undefined;
  readonly allVersions?: boolean | undefined;
  /** What to call instead if the plan is refused. */
  readonly instead?: (plan: EditPlan) => string;
  /** What remains to do after it. */
  readonly toDo?: () => readonly string[];
}

/** Plans the operations and writes them; a plan that loses or breaks something is refused. */
export async function changedSite(
  site: AgentSite,
  operations: readonly NamedChange[],
  how: ChangeHow,
): Promise<Answer> {
  const { allLanguages = false, allVersions = false } = how;
  const counterparts: SiteChange["counterparts"] =
    allLanguages || allVersions ? { languages: allLanguages, versions: allVersions } : undefined;
  const before = await site.compile();
  const named = operations.map((operation) => withPagePaths(operation, before));
  const { plan, after } = await site.planChange({ operations: named, counterparts });
  const work = (): readonly string[] =>
    after === undefined
      ? []
      : remainingWork({ operations: named, files: plan.files, isForAll: allLanguages }, before.navigation, after);
  return writtenPlan(site, before, plan, { ...how, toDo: work });
}

/** Writes a plan unless it is refused or only shown, and says what was done. */
export async function writtenPlan(
  site: AgentSite,
  before: ServedSite,
  plan: EditPlan,
  { dryRun = false, patchFrom, instead, toDo }: ChangeHow,
): Promise<Answer> {
  // Who goes on reading a patch does not want to write it.
  if (patchFrom !== undefined && !dryRun)
    throw new UsageError('"patchFrom" goes on with the patch of a dry run. Add "dryRun": true, or leave it out.');
  if (plan.refusals.length > 0) return refusalAnswer(plan, instead === undefined ? undefined : () => instead(plan));
  const { root } = await site.open();
  const isWritten = !dryRun && plan.files.length > 0;
  if (isWritten) await applyPlan(root, plan.files);
  const after = isWritten ? await site.compile() : undefined;
  return changeAnswer(plan, {
    isWritten,
    patchFrom,
    toDo: toDo?.() ?? [],
    problems: after === undefined ? [] : problemsOfChange(plan, before.problems, after.problems),
  });
}
