// The tool `check`: what is wrong with the site.
import { z } from "zod";
import { count, ruleLevels } from "../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { groupsByCause, placesIn } from "../../outputs/render/problem-groups.ts";
import { groupSentence } from "../../outputs/render/group-words.ts";
import { grownProblems } from "../../project/baseline/grown-problems.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { renamedWords } from "../../project/change/renamed-words.ts";
import type { ServedSite } from "../../project/serving/served-folder.ts";
import type { AgentSite } from "./agent-site.ts";
import { filesOf, fileOfCall } from "./file-of-call.ts";
import { requireCode } from "./require-code.ts";
import { partOf, siteText, restLine } from "./answer.ts";

/** Lists problems. */
export const checkTool: AgentTool = agentTool({
  name: "check",
  title: "Check the site",
  description:
    "Finds what is wrong: pages without a file, broken links and anchors, redirects that lead nowhere, specs that can't be read. Problems of one cause are one line; ask with `code` or `file` for each of them. Call it after your edits with `since` to see only what they broke.",
  input: {
    since: z
      .string()
      .optional()
      .describe('Only problems that this git revision does not have, also under an old name of a file: "HEAD", "main"'),
    severity: z.enum(["error", "warning", "info"]).optional().describe('The least severity; "warning" if absent'),
    code: z.string().optional().describe('Only this code, each problem by itself: "link-not-found"'),
    file: z.string().optional().describe('Only this file, each problem by itself: "guides/auth.mdx"'),
    from: z.number().int().min(0).optional().describe("The problem to go on with, from an earlier answer"),
  },
  output: {
    ok: z.boolean().describe("Whether there is no error; with `code`, `file` or `since`, none of those"),
    errors: z.number().describe("As many as were asked for"),
    warnings: z.number(),
    problems: z.array(
      z.object({
        severity: z.string(),
        code: z.string(),
        file: z.string(),
        line: z.number(),
        count: z.number(),
        message: z.string(),
        canFix: z.boolean(),
      }),
    ),
    next: z.number().optional(),
  },
  effect: "reads",
  async run(site, { since, severity = "warning", code, file: named, from }) {
    requireCode(code);
    const now = await site.compile();
    const file = fileOfCall(named, now);
    const all = since === undefined ? now.problems : await newSince(site, since, now);
    const asked = all.filter(
      (problem) =>
        (code === undefined || problem.code === code) && (file === undefined || filesOf(problem).includes(file)),
    );
    const least = ruleLevels.indexOf(severity);
    const wanted = asked.filter((problem) => ruleLevels.indexOf(problem.severity) <= least);
    const isPart = code !== undefined || file !== undefined;
    const rows = isPart ? wanted.map(single) : joined(wanted);
    const part = partOf(rows, (row) => lineOf(row) + JSON.stringify(row), { from });
    const { error: errors, warning: warnings, info: infos } = countsOf(asked);
    const about = [...(code === undefined ? [] : [` of ${code}`]), ...(file === undefined ? [] : [` in ${file}`])];
    const sinceWords = since === undefined ? "" : ` that ${since} does not have`;
    const head = `${countWords(asked)}${siteText(about.join(""))}${sinceWords}`;
    const whole = isPart && asked.length < all.length ? ` (in the whole site ${countWords(all)})` : "";
    const left =
      isPart && severity !== "info" && infos > 0 ? [`${count(infos, "info")}: call it with "severity": "info"`] : [];
    return {
      text: [head + whole, ...part.shown.map(lineOf), ...restLine(part, "problems"), ...left].join("\n"),
      data: {
        ok: errors === 0,
        errors,
        warnings,
        problems: part.shown.map((row) => ({ ...row })),
        ...(part.next === undefined ? {} : { next: part.next }),
      },
    };
  },
});

type Counts = Readonly<Record<"error" | "warning" | "info", number>>;

function countsOf(problems: readonly Diagnostic[]): Counts {
  const of = (severity: Diagnostic["severity"]): number => problems.filter((each) => each.severity === severity).length;
  return { error: of("error"), warning: of("warning"), info: of("info") };
}

function countWords(problems: readonly Diagnostic[]): string {
  const { error, warning } = countsOf(problems);
  return `${count(error, "error")}, ${count(warning, "warning")}`;
}

/** A line of the answer: one problem, or several of one cause. */
interface ProblemRow {
  readonly severity: string;
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly count: number;
  readonly message: string;
  readonly canFix: boolean;
}

function joined(problems: readonly Diagnostic[]): readonly ProblemRow[] {
  return groupsByCause(problems).map((group) => ({
    ...single(group.problems[0]),
    count: placesIn(group),
    message: siteText(groupSentence(group)),
  }));
}

function single(problem: Diagnostic): ProblemRow {
  const { severity, code, file, range, count, message, edits = [] } = problem;
  return {
    severity,
    code,
    file,
    line: range.start.line,
    count,
    message: siteText(message),
    canFix: edits.length > 0,
  };
}

function lineOf({ severity, code, file, line, count, message, canFix }: ProblemRow): string {
  const times = count > 1 ? ` (${count} places)` : "";
  return `${severity} ${code} ${siteText(file)}:${line}${times} ${message}${canFix ? " [fix can repair it]" : ""}`;
}

/** Problems that a revision does not have. One in a file that has moved since then, or about it, is not new. */
async function newSince(site: AgentSite, revision: string, now: ServedSite): Promise<readonly Diagnostic[]> {
  const before = await site.compileRevision(revision);
  const rename = renamedWords(before.movedUntil(now));
  const renamed = before.problems.map((each) => ({ ...each, file: rename(each.file), subject: rename(each.subject) }));
  const grown = new Set(grownProblems(renamed, now.problems).flatMap((each) => each.now));
  return now.problems.filter((problem) => grown.has(problem));
}
