// Says what is wrong with a body that is not valid as a whole, and where.
import { readingLimits } from "../text/reading-limits.ts";
import type { BodyProblem } from "./page-body.ts";
import { syntaxProblem } from "./syntax-problem.ts";
import type { BodyBlocks } from "./text-blocks.ts";
import type { WholeJudgement } from "./whole-body.ts";

type FaultOfWhole = Extract<WholeJudgement, { readonly kind: "fault" }>;

/** A body, what was found in its blocks, and what the parser says about the whole. */
export interface FaultyBody {
  readonly body: string;
  /** Where the body starts in its file. */
  readonly from: number;
  readonly split: BodyBlocks;
  readonly judged: FaultOfWhole;
  readonly inBlocks: { readonly problem: BodyProblem | undefined };
}

/** The problem that the platform has with a body. If its block alone is faulty, too, the problem is described as for the block. */
export function wholeProblem({ body, from, split, judged, inBlocks }: FaultyBody): BodyProblem {
  const { fault, offset } = judged;
  const { problem } = inBlocks;
  if (problem !== undefined) {
    const block = split.blocks.find(({ start, end }) => start <= problem.start - from && problem.start - from <= end);
    if (block === undefined || (block.start <= offset && offset <= block.end)) return problem;
  }
  // What is open at the end is looked for by parsing what is before it.
  const isShort = body.length <= readingLimits.body.blockCharacters;
  const parsed = { ok: false, fault: isShort ? fault : { ...fault, ruleId: "" }, offset, isUnfinished: false } as const;
  const { reason, start, end } = syntaxProblem(body, parsed);
  return { kind: "syntax", reason, start: from + start, end: from + end };
}

const parts: Readonly<Record<string, string>> = {
  paragraph: "paragraph",
  heading: "heading",
  listItem: "item of its list",
  list: "list",
  blockquote: "quote",
  tableCell: "cell of its table",
  emphasis: "emphasized text",
  strong: "bold text",
  delete: "deleted text",
  link: "link",
  footnoteDefinition: "footnote",
};

/** The problem of a tag whose counterpart is in another part of the text, as the parser reports it. */
export function tagProblem(body: string, from: number, { fault, offset }: FaultOfWhole): BodyProblem {
  const said = fault.reason ?? "";
  const [, opened, line, column, part] =
    /^Expected a closing tag for `(<[^`]*>)` \((\d+):(\d+)-.* before the end of `(\w+)`/.exec(said) ?? [];
  if (opened !== undefined) {
    const start = startOfLine(body, Number(line)) + Number(column) - 1;
    const reason = `"${opened}" has no closing tag in the same ${parts[part!] ?? "part of the text"}`;
    return tagAt(body, from, start, reason);
  }
  const [, closing, left] = /^Expected the closing tag `(<[^`]*>)` either after the end of `(\w+)`/.exec(said) ?? [];
  const where = parts[left ?? ""] ?? "part of the text";
  const reason =
    closing === undefined
      ? "a tag is not paired"
      : `the closing tag "${closing}" is in another ${where} than its opening tag`;
  return tagAt(body, from, offset, reason);
}

function tagAt(body: string, from: number, start: number, reason: string): BodyProblem {
  const written = /^<\/?[\w$.:-]*/.exec(body.slice(start, start + 200))?.[0] ?? "";
  return { kind: "tags", reason, start: from + start, end: from + start + written.length };
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1;
  return start;
}
