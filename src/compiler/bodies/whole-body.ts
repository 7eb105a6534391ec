// Decides whether a body as a whole is valid MDX, as the platform does, and says why it is not. (D193)
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { readingLimits } from "../text/reading-limits.ts";
import { ProgramBudget } from "./mdx-syntax.ts";
import { pageGrammar } from "./page-grammar.ts";
import { offsetOf, type SyntaxFault } from "./syntax-fault.ts";

/** What the parser says about a whole body; `offset` is where it noticed the fault. */
export type WholeJudgement =
  | { readonly kind: "valid" }
  | { readonly kind: "fault"; readonly fault: SyntaxFault; readonly offset: number }
  /** Parsing it could take too long. */
  | { readonly kind: "unknown" };

/** Parses a whole body, whose tags have to be in pairs. */
export function judgeWhole(body: string): WholeJudgement {
  if (stepsOf(body) > readingLimits.body.wholeSteps) return { kind: "unknown" };
  const programs = new ProgramBudget();
  programs.begin(body.length);
  try {
    fromMarkdown(body, { extensions: pageGrammar(programs), mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] });
    return { kind: "valid" };
  } catch (error) {
    if (programs.isSpent) return { kind: "unknown" };
    const fault = error as SyntaxFault;
    return { kind: "fault", fault, offset: Math.min(offsetOf(fault) ?? 0, body.length) };
  }
}

/**
 * A rough estimate of the parser's work: it tries an expression at each "}" after it and a statement at each blank line, and
 * compares emphasis and brackets with those before them in their block.
 */
function stepsOf(body: string): number {
  let steps = body.length * (1 + (body.match(/\}/g)?.length ?? 0));
  if (/^(?:import|export)\b/m.test(body)) steps += body.length * (body.match(/^[ \t]*$/gm)?.length ?? 0);
  for (const block of body.split(/\n[ \t]*\n/)) steps += (block.match(/[*_~[\]]/g)?.length ?? 0) ** 2;
  return steps;
}
