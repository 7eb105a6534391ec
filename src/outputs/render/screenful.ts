// Chooses what is printed in full, so that a report has at most a certain number of lines.
import { groupsByCause, groupsByCode, mostGroups, type ProblemGroup } from "./problem-groups.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/** How a group can be printed. */
export interface GroupForms {
  /** With the lines of the file, or with its first places. */
  readonly whole: (group: ProblemGroup) => readonly string[];
  /** With every place. */
  readonly listed: (group: ProblemGroup) => readonly string[];
  /** Only the place and the sentence. */
  readonly short: (group: ProblemGroup) => readonly string[];
}

/** The shortest block: a heading, a sentence, and the line between blocks. */
const fewestLines = 3;

/**
 * The blocks of the problems in at most `room` lines, with a blank line after each. If all fit, only problems with the same
 * cause or message are joined. If not, those of one code are joined, too; then the last ones are printed without the lines of
 * their files; then the last ones are only counted. Remaining lines are used to list groups in full.
 */
export function screenful(
  problems: readonly Diagnostic[],
  room: number,
  forms: GroupForms,
): readonly (readonly string[])[] {
  const byCause = groupsByCause(problems);
  if (byCause.length * fewestLines <= room) {
    const blocks = byCause.map(forms.whole);
    if (linesOf(blocks) <= room) return blocks;
  }
  const groups = shortEnough(groupsByCode(byCause), room, forms);
  const blocks = groups.map(forms.whole);
  for (let last = groups.length - 1; last >= 0 && linesOf(blocks) > room; last--)
    blocks[last] = forms.short(groups[last]!);
  groups.forEach((group, index) => {
    if (group.kind !== "code" && group.kind !== "others") return;
    const listed = forms.listed(group);
    if (linesOf(blocks.with(index, listed)) <= room) blocks[index] = listed;
  });
  return blocks;
}

/** As many groups as fit in their short form; the others are joined. At least one block of each severity is kept. */
function shortEnough(groups: readonly ProblemGroup[], room: number, { short }: GroupForms): readonly ProblemGroup[] {
  let most = Math.min(groups.length, Math.floor(room / fewestLines));
  let kept = mostGroups(groups, most);
  while (most > 0 && linesOf(kept.map(short)) > room) {
    most = Math.floor(most / 2);
    kept = mostGroups(groups, most);
  }
  return kept;
}

function linesOf(blocks: readonly (readonly string[])[]): number {
  return blocks.reduce((sum, { length }) => sum + length + 1, 0);
}
