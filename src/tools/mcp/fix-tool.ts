// The tool `fix`: repairs that need no decision.
import { z } from "zod";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { planOfFiles } from "../../project/change/plan-of-files.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { fileOfCall } from "./file-of-call.ts";
import { requireCode } from "./require-code.ts";
import { dryRunInput, writtenPlan } from "./changed-site.ts";

/** Repairs problems that have one right repair. */
export const fixTool: AgentTool = agentTool({
  name: "fix",
  title: "Fix problems",
  description:
    "Repairs the problems that have exactly one right repair, such as a link that lacks its folder: those that `check` marks with canFix. All of them, or those of one code, or one file, or one line.",
  input: {
    code: z.string().optional().describe('Only this code: "link-not-found"'),
    file: z.string().optional().describe('Only problems in this file: "guides/auth.mdx"'),
    line: z.number().int().min(1).optional().describe("With `file`: only the problems in this line"),
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { code, file: named, line, ...how }) {
    requireCode(code);
    if (line !== undefined && named === undefined)
      throw new UsageError('A "line" is a line of a "file". Name the file, too, or leave out the line.');
    const before = await site.compile();
    const file = fileOfCall(named, before);
    const isWanted = (problem: Diagnostic): boolean =>
      (code === undefined || problem.code === code) &&
      (file === undefined || problem.file === file) &&
      (line === undefined || problem.range.start.line === line);
    const { files } = await site.fix(isWanted);
    const edits = files.map((each) => ({ kind: "edit" as const, ...each }));
    // Fixes make no files, whose names would be compared.
    return writtenPlan(
      site,
      before,
      planOfFiles(edits, () => []),
      how,
    );
  },
});
