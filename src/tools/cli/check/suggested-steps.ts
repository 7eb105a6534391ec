// Names the option that writes all links of a folder that has moved.
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { otherStart } from "../../../compiler/diagnostics/problem-cause.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { groupsByCause, placesIn, type ProblemGroup } from "../../../outputs/render/problem-groups.ts";
import { withoutIgnored } from "../../../project/judging/judge-findings.ts";
import { onlyCodes } from "../../../project/judging/only-codes.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import type { PrintedSite } from "../printed-site.ts";

/** The option for the largest cause, if somebody has decided. It says what else the option writes. */
export async function suggestedSteps(
  site: Pick<PrintedSite, "result" | "settings">,
  shown: readonly Diagnostic[],
  only: readonly string[],
): Promise<readonly string[]> {
  const moved = groupsByCause(shown).flatMap(movedFolder)[0] ?? copiedFolder(shown);
  if (moved === undefined) return [];
  const { movedOtherwise } = await import("../../../project/actions/alike-problems.ts");
  // The baseline accepts no problem for the option.
  const found = onlyCodes(withoutIgnored(site.result.diagnostics, site.settings.ignore), only);
  const others = placesIn({ problems: movedOtherwise(moved, found) });
  const [from, to] = [visible(moved.from), visible(moved.to)];
  const also = others === 0 ? "" : `, and other folders at ${count(others, "other place")} below it`;
  return [`add --fix --suggested ${visible(shellWord(moved.from))} to write "${to}" in place of "${from}"${also}`];
}

interface MovedFolder {
  readonly from: string;
  readonly to: string;
}

function movedFolder({ kind, problems }: ProblemGroup): readonly MovedFolder[] {
  const [{ cause, edits, target }] = problems;
  const isOffered = kind === "cause" && edits === undefined && target?.kind === "missing";
  return isOffered && cause?.kind === "other-start" && cause.from !== "" && cause.to !== "" ? [cause] : [];
}

/** The folder of a language or version into which most copied links lead. */
function copiedFolder(shown: readonly Diagnostic[]): MovedFolder | undefined {
  const starts = shown.flatMap(({ code, replaces, suggestion, count: links }) => {
    const start = code === "link-to-other-edition" ? otherStart(replaces ?? "", suggestion) : undefined;
    const isOffered = start?.kind === "other-start" && start.from !== "" && start.to !== "";
    return isOffered ? [{ from: start.from, to: start.to, links }] : [];
  });
  const found = [...groupBy(starts, ({ from, to }) => JSON.stringify([from, to])).values()].map((alike) => ({
    ...alike[0]!,
    links: alike.reduce((sum, { links }) => sum + links, 0),
  }));
  return found.toSorted((one, other) => other.links - one.links)[0];
}
