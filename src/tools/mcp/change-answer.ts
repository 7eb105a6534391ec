// Says what a change did, what remains to do, and what is new. (D312)
import { z } from "zod";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { EditPlan, Instead, Refusal } from "../../project/change/edit-plan.ts";
import { leftInWritten } from "../../project/change/left-lines.ts";
import { planLines } from "../../project/change/plan-lines.ts";
import type { Fields } from "./agent-tool.ts";
import { partOf, siteText, type Answer } from "./answer.ts";
import { shortPatch } from "./short-patch.ts";
import { callText, nextCall, operationCall } from "./tool-call.ts";

const fromTo = z.object({ from: z.string(), to: z.string() });

/** The fields of the answer to a change. */
export const changeOutput: Fields = {
  written: z.boolean(),
  files: z.array(z.object({ kind: z.string(), file: z.string(), to: z.string().optional() })),
  filesTotal: z.number(),
  redirects: z.array(fromTo),
  redirectsTotal: z.number(),
  placed: z.array(z.object({ name: z.string(), into: z.array(z.string()).optional(), label: z.string().optional() })),
  patch: z.array(z.string()),
  next: z.number().optional(),
  refused: z.array(z.string()),
  left: z.array(z.object({ file: z.string(), line: z.number(), written: z.string(), reason: z.string() })),
  toDo: z.array(z.string()),
  newProblems: z.array(z.string()),
};

/** What is known about a change beside its plan. */
export interface ChangeDone {
  readonly isWritten: boolean;
  /** The line of the patch to begin with. */
  readonly patchFrom: number | undefined;
  readonly toDo: readonly string[];
  /** The problems that are new. */
  readonly problems: readonly Diagnostic[];
}

/** In tokens: the parts of an answer. */
const most = { summary: 300, list: 150, patch: 350 };
const same = (line: string): string => line;

/** The answer to a change that was written or shown. */
export async function changeAnswer(plan: EditPlan, done: ChangeDone): Promise<Answer> {
  const { isWritten, patchFrom, toDo, problems } = done;
  const lines = await shortPatch(plan.files);
  const patch = partOf(lines, same, { from: patchFrom, tokens: most.patch });
  const work = partOf(toDo, same, { tokens: most.list });
  // What lacks a translation is in the list of what remains.
  const others = toDo.length === 0 ? problems : problems.filter(({ code }) => code !== "page-untranslated");
  const found = partOf(others.map(problemLine), same, { tokens: most.list });
  const facts = {
    written: isWritten,
    ...factsOf(isWritten ? { ...plan, left: leftInWritten(plan.left) } : plan),
    patch: patch.shown,
    ...(patch.next === undefined ? {} : { next: patch.next }),
    toDo: work.shown,
    newProblems: found.shown,
  };
  const patchLines = [...patch.shown, ...patchRest(patch, isWritten)];
  if (patchFrom !== undefined && !isWritten) return { text: patchLines.join("\n"), data: facts };
  if (plan.files.length === 0 && plan.left.length === 0) return { text: "There is nothing to change.", data: facts };
  const summary = partOf(
    withHeads(
      planLines(plan, isWritten, {
        nextWords: nextCall,
        partedWords: ({ languages }) =>
          callText("sync_languages", { ...(languages.length > 0 ? {} : { versions: true }), dryRun: true }),
      }).map((line) => siteText(line)),
    ),
    same,
    { tokens: most.summary },
  );
  return {
    text: [
      ...summary.shown,
      ...moreLine(summary),
      ...redirectLines(facts),
      ...work.shown.map((each) => `To do: ${each}`),
      ...moreLine(work),
      ...found.shown.map((each) => `New: ${each}`),
      ...moreLine(found),
      ...patchLines,
    ].join("\n"),
    data: facts,
  };
}

/** The answer to a change that would lose or break something. */
export function refusalAnswer(plan: EditPlan, instead: (() => string) | undefined): Answer {
  const reasons = partOf(
    plan.refusals.map(({ message }) => siteText(message)),
    same,
    { tokens: 600 },
  );
  const toDo = adviceFor(plan, instead);
  const data = { written: false, ...factsOf(plan), patch: [], newProblems: [], refused: reasons.shown, toDo };
  return {
    text: [
      "Nothing was written, because this would be lost or broken:",
      ...reasons.shown,
      ...moreLine(reasons),
      ...toDo,
    ]
      .join("\n")
      .trimEnd(),
    data,
    isRefusal: true,
  };
}

/** What would be right: what is known of each refusal, and for the others what the tool says. */
function adviceFor({ refusals }: EditPlan, instead: (() => string) | undefined): readonly string[] {
  const known = refusals.map(adviceOn);
  const isOpen = known.includes(undefined) && instead !== undefined;
  const advice = new Set(known.flatMap((each) => each ?? []));
  return [...advice].slice(0, mostAdvice).concat(isOpen ? [instead()] : []);
}

/** What would be right instead, beside what its message says; undefined if that depends on the tool. */
// oxlint-disable-next-line consistent-return -- each kind returns, and the compiler checks that
function adviceOn(refusal: Refusal): readonly string[] | undefined {
  switch (refusal.kind) {
    case "uncommitted":
      return [];
    case "edition": {
      const call = operationCall({ kind: "remove-division", labels: [refusal.label], redirect: undefined });
      return [`To remove ${siteText(refusal.label)} as a whole: ${call}`];
    }
    case "problem":
      return refusal.instead && [insteadWords(refusal.instead)];
    case "address":
    case "name":
      return undefined;
  }
}

function insteadWords(instead: Instead): string {
  return instead.kind === "correct"
    ? `Correct ${siteText(instead.file)} first, then call this again: the problem is in that file, so another place or path does not help.`
    : `For a place in its own language: ${operationCall(instead.operation)}`;
}

const mostAdvice = 3;

function factsOf({ files, left, addresses, placed = [] }: EditPlan): Pick<
  Answer["data"],
  "files" | "filesTotal" | "placed" | "redirects" | "redirectsTotal" | "refused" | "left"
> & {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly redirectsTotal: number;
} {
  const named = files.map((file) =>
    file.kind === "move" ? { kind: file.kind, file: file.from, to: file.to } : { kind: file.kind, file: file.file },
  );
  const sent = addresses.map(({ from, to }) => ({ from, to }));
  const kept = left.map(({ file, line, written, reason }) => ({
    file,
    line,
    written: siteText(written, 120),
    reason: siteText(reason),
  }));
  return {
    files: fewOf(named),
    filesTotal: files.length,
    redirects: fewOf(sent),
    redirectsTotal: sent.length,
    placed: fewOf(placed.map((each) => ({ ...each }))),
    refused: [],
    left: fewOf(kept),
  };
}

function fewOf<Element>(all: readonly Element[]): readonly Element[] {
  return partOf(all, (each) => JSON.stringify(each), { tokens: most.list }).shown;
}

function redirectLines({
  redirects,
  redirectsTotal,
}: {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly redirectsTotal: number;
}): readonly string[] {
  if (redirects.length === 0) return [];
  const more = redirectsTotal > redirects.length ? [`  … and ${redirectsTotal - redirects.length} more`] : [];
  return [
    "addresses that lead elsewhere:",
    ...redirects.map(({ from, to }) => `  ${siteText(from)} → ${siteText(to)}`),
    ...more,
  ];
}

function problemLine({ severity, code, file, range, message }: Diagnostic): string {
  return `${severity} ${code} ${siteText(file)}:${range.start.line} ${siteText(message)}`;
}

/** Each heading together with the line below it, so that none is the last line of a part. */
function withHeads(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (isHead(line, next)) return [];
    const above = lines[index - 1];
    return [above !== undefined && isHead(above, line) ? `${above}\n${line}` : line];
  });
}

function isHead(line: string, next: string | undefined): boolean {
  return line.endsWith(":") && !line.startsWith(" ") && next?.startsWith("  ") === true;
}

function moreLine({ total, next }: { readonly total: number; readonly next?: number }): readonly string[] {
  return next === undefined ? [] : [`… and ${total - next} more`];
}

function patchRest(
  { total, next }: { readonly total: number; readonly next?: number },
  isWritten: boolean,
): readonly string[] {
  if (next === undefined) return [];
  const how = isWritten
    ? "diff shows what changed for readers"
    : `for the rest call it again with "dryRun": true and "patchFrom": ${next}`;
  return [`… and ${total - next} more lines of the patch; ${how}`];
}
