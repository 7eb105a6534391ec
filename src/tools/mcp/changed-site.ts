// Plans a change for a tool, writes it if nothing is lost by it, and says what was done. (D291)
import { z } from "zod";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { applyPlan } from "../../project/change/apply-plan.ts";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import type { ChangeOperation, SiteChange } from "../../project/change/site-change.ts";
import type { AgentSite, ServedSite } from "./agent-site.ts";
import type { Answer } from "./answer.ts";
import { changeAnswer, refusalAnswer } from "./change-answer.ts";
import { problemsOfChange } from "./problems-of-change.ts";
import { withPaths } from "./page-of-address.ts";
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
  allLanguages: z.boolean().optional().describe("Do the same to the same page in all languages"),
  allVersions: z.boolean().optional().describe("Do the same to the same page in all versions"),
};

/** How a change is done. */
export interface ChangeHow {
  readonly dryRun?: boolean | undefined;
  readonly patchFrom?: number | undefined;
  readonly allLanguages?: boolean | undefined;
  readonly allVersions?: boolean | undefined;
  /** What to call instead if the plan is refused. */
  readonly instead?: (plan: EditPlan) => string;
  /** What remains to do after it, if that does not follow from its files; `navigation` is that of before. */
  readonly toDo?: (navigation: ResolvedNavigation) => readonly string[];
}

/** Plans the operations and writes them; a plan that loses or breaks something is refused. */
export async function changedSite(
  site: AgentSite,
  operations: readonly ChangeOperation[],
  how: ChangeHow,
): Promise<Answer> {
  const { allLanguages = false, allVersions = false } = how;
  const counterparts: SiteChange["counterparts"] =
    allLanguages || allVersions ? { languages: allLanguages, versions: allVersions } : undefined;
  const before = await site.compile();
  const named = operations.map((operation) => withPaths(operation, before.navigation));
  return writtenPlan(site, before, await site.planChange({ operations: named, counterparts }), how);
}

/** Writes a plan unless it is refused or only shown, and says what was done. */
export async function writtenPlan(
  site: AgentSite,
  before: ServedSite,
  plan: EditPlan,
  { dryRun = false, patchFrom, instead, toDo }: ChangeHow,
): Promise<Answer> {
  if (plan.refusals.length > 0) return refusalAnswer(plan, instead?.(plan));
  const { root } = await site.open();
  const isWritten = !dryRun && plan.files.length > 0;
  if (isWritten) await applyPlan(root, plan.files);
  const after = isWritten ? await site.compile() : undefined;
  const work = toDo?.(before.navigation) ?? remainingWork(plan.files, before.navigation, after?.navigation);
  return changeAnswer(plan, {
    isWritten,
    patchFrom,
    toDo: work,
    problems: after === undefined ? [] : problemsOfChange(plan, before.problems, after.problems),
  });
}
