// Says in lines what a plan leaves as it is, and why: about a screenful, unless all is asked for. (D414)
import { visible } from "../../compiler/text/visible.ts";
import type { EditPlan, LeftName } from "./edit-plan.ts";
import { commandFor, type NextStep } from "./next-step.ts";
import { joinedLeft } from "./sync/joined-left.ts";

/** More lines than these are joined, then cut. */
const mostLines = 20;
/** What has to be decided and the pages of lists have at least so many lines each. */
const share = mostLines / 2;
const mostGone = 5;

/** How what is left is written. */
export interface LeftWords {
  /** What would be right, as a sentence; commands if absent. */
  readonly nextWords?: ((next: NextStep) => string) | undefined;
  /** Whether each thing has its line, however many these are. */
  readonly all?: boolean | undefined;
  /** How the reader can see all lines, as a sentence. */
  readonly seeAll?: string | undefined;
}

/** The names with the lines that they have in the files that were written. */
export function leftInWritten(left: EditPlan["left"]): EditPlan["left"] {
  return left.map((name) => (name.lineAfter === undefined ? name : { ...name, line: name.lineAfter }));
}

/** What leaves the navigation unnamed, and what was left as it is. If it is much, what has to be decided is first, and then the pages that are missing or alone, by folders. */
export function leftLines({ left: found }: Pick<EditPlan, "left">, words: LeftWords = {}): readonly string[] {
  const { nextWords = commandFor, all = false, seeAll } = words;
  const lineOf = ({ file, line, written, reason, next }: LeftName): string => {
    const advice = next === undefined ? "" : `. ${visible(nextWords(next))}`;
    return `${visible(file)}:${line} "${visible(written)}": ${visible(reason)}${advice}`;
  };
  const gone = found.filter(({ isGone }) => isGone === true).map(lineOf);
  const unlisted = found.filter(({ isUnlisted }) => isUnlisted === true).map(lineOf);
  const inTexts = found.filter(({ isInText }) => isInText === true).map(problemLine);
  const anchors = found.filter(({ isAnchor }) => isAnchor === true).map(lineOf);
  const left = found.filter(
    ({ isGone, isUnlisted, isInText, isAnchor }) => !(isGone ?? isUnlisted ?? isInText ?? isAnchor ?? false),
  );
  const headed = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [head, ...indented(all ? lines : firstOf(lines, mostGone))];
  const also = [
    ...headed("empty, and removed:", gone),
    ...headed("no longer listed in other places:", unlisted),
    ...headed("problems that these pages had before they were listed:", inTexts),
    ...headed("links that lead to the top of another page now:", anchors),
  ];
  if (left.length === 0) return also;
  const head = "left as it is:";
  if (all || left.length <= mostLines) return [...also, head, ...indented(left.map(lineOf))];
  const single = left.filter(({ page }) => page === undefined).map(lineOf);
  const pages = left.filter(({ page }) => page !== undefined);
  const joined = joinedLeft(pages, Math.max(share, mostLines - single.length)).map((each) =>
    each.kind === "page" ? lineOf(each.name) : visible(each.sentence),
  );
  const lines = [
    ...firstOf(single, Math.max(share, mostLines - joined.length)),
    ...firstOf(joined, Math.max(share, mostLines - single.length)),
  ];
  return [...also, head, ...indented([...lines, ...(seeAll === undefined ? [] : [seeAll])])];
}

/** It is about what is written there, which the reason names. */
function problemLine({ file, line, reason }: LeftName): string {
  return `${visible(file)}:${line} ${visible(reason)}`;
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function firstOf(lines: readonly string[], most: number): readonly string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more`];
}
