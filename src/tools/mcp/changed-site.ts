// Plans a change for a tool, writes it if nothing is lost by it, and says what was done. (D291)
import { z } from "zod";
import { visible } from "../../compiler/text/visible.ts";
import { applyPlan } from "../../project/change/apply-plan.ts";
import type { EditPlan, PlannedFile } from "../../project/change/edit-plan.ts";
import { planLines } from "../../project/change/plan-lines.ts";
import { planPatch } from "../../project/change/plan-patch.ts";
import type { ChangeOperation, SiteChange } from "../../project/change/site-change.ts";
import type { AgentSite } from "./agent-site.ts";
import type { Fields } from "./agent-tool.ts";
import { partOf, siteText, type Answer } from "./answer.ts";

/** The fields of the answer to a change. */
export const changeOutput: Fields = {
  written: z.boolean(),
  files: z.array(z.object({ kind: z.string(), file: z.string(), to: z.string().optional() })),
  filesTotal: z.number(),
  refused: z.array(z.string()),
  left: z.array(z.object({ file: z.string(), line: z.number(), written: z.string(), reason: z.string() })),
  toDo: z.array(z.string()),
};

/** The input that all tools have that write. */
export const dryRunInput: { readonly dryRun: z.ZodOptional<z.ZodBoolean> } = {
  dryRun: z.boolean().optional().describe("True to see the patch; nothing is written"),
};

/** The inputs for the same page in other languages and versions. */
export const counterpartInput: Readonly<Record<"allLanguages" | "allVersions", z.ZodOptional<z.ZodBoolean>>> = {
  allLanguages: z.boolean().optional().describe("Do the same to the same page in all languages"),
  allVersions: z.boolean().optional().describe("Do the same to the same page in all versions"),
};

/** How a change is done. */
export interface ChangeHow {
  readonly dryRun?: boolean | undefined;
  readonly allLanguages?: boolean | undefined;
  readonly allVersions?: boolean | undefined;
  /** What to call instead if the plan is refused. */
  readonly instead?: (plan: EditPlan) => string;
  /** What remains to do after it. */
  readonly toDo?: readonly string[];
}

const mostPatchTokens = 600;

/** Plans the operations and writes them; a plan that loses or breaks something is refused. */
export async function changedSite(
  site: AgentSite,
  operations: readonly ChangeOperation[],
  { dryRun = false, allLanguages = false, allVersions = false, instead, toDo = [] }: ChangeHow,
): Promise<Answer> {
  const project = await site.open();
  const counterparts: SiteChange["counterparts"] =
    allLanguages || allVersions ? { languages: allLanguages, versions: allVersions } : undefined;
  const plan = await project.planChange({ operations, counterparts, redirects: site.served.redirects });
  return writtenPlan(project.root, plan, { dryRun, instead, toDo });
}

/** Writes a plan unless it is refused or only shown, and says what was done. */
export async function writtenPlan(
  root: string,
  plan: EditPlan,
  {
    dryRun = false,
    instead,
    toDo = [],
  }: Pick<ChangeHow, "dryRun" | "toDo"> & { readonly instead?: ChangeHow["instead"] | undefined },
): Promise<Answer> {
  if (plan.refusals.length > 0) return refusedPlan(plan, instead?.(plan));
  if (plan.files.length === 0)
    return { text: "There is nothing to change.", data: { written: false, ...factsOf(plan), toDo: [] } };
  if (!dryRun) await applyPlan(root, plan.files);
  const patch = dryRun ? await shortPatch(plan.files) : [];
  return {
    text: [...planLines(plan, !dryRun), ...toDo.map((each) => `To do: ${each}`), ...patch].join("\n"),
    data: { written: !dryRun, ...factsOf(plan), toDo },
  };
}

function refusedPlan(plan: EditPlan, instead: string | undefined): Answer {
  const reasons = partOf(
    plan.refusals.map(({ message }) => siteText(message)),
    (line) => line,
  );
  const more = reasons.next === undefined ? [] : [`… and ${reasons.total - reasons.next} more`];
  return {
    text: ["Nothing was written, because this would be lost or broken:", ...reasons.shown, ...more, instead ?? ""]
      .join("\n")
      .trimEnd(),
    data: { written: false, ...factsOf(plan), refused: reasons.shown, toDo: instead === undefined ? [] : [instead] },
    isRefusal: true,
  };
}

function factsOf({ files, left }: EditPlan): {
  readonly files: readonly { readonly kind: string; readonly file: string; readonly to?: string }[];
  readonly filesTotal: number;
  readonly refused: readonly string[];
  readonly left: readonly {
    readonly file: string;
    readonly line: number;
    readonly written: string;
    readonly reason: string;
  }[];
} {
  const named = files.map((file) =>
    file.kind === "move" ? { kind: file.kind, file: file.from, to: file.to } : { kind: file.kind, file: file.file },
  );
  return {
    files: partOf(named, (each) => JSON.stringify(each), { tokens: 500 }).shown,
    filesTotal: files.length,
    refused: [],
    left: left
      .slice(0, 10)
      .map(({ file, line, written, reason }) => ({ file, line, written: siteText(written, 120), reason })),
  };
}

async function shortPatch(files: readonly PlannedFile[]): Promise<readonly string[]> {
  const lines = (await planPatch(files)).trimEnd().split("\n").map(visible);
  const { shown, next, total } = partOf(lines, (line) => line, { tokens: mostPatchTokens });
  return next === undefined ? shown : [...shown, `… and ${total - next} more lines`];
}
