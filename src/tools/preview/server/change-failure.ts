// Says in the words of the preview why a change can't be made: nobody types commands there.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { ChangeError } from "../../../project/change/change-error.ts";
import type { NextStep } from "../../../project/change/next-step.ts";
import { knownFailure } from "../../../project/settings/usage-error.ts";

/** The message for an error that is not a bug; undefined for a bug. */
export function changeFailure(error: unknown): string | undefined {
  if (error instanceof ChangeError) return `${error.reason} ${nextWords(error.next)}`;
  return knownFailure(error)?.replace(withPlace, "Choose one of them.").replaceAll(withOption, "");
}

/** A sentence about the options of a command, or what follows the last comma of one. */
const withOption = / Use --(?:after|before)\b[^.]*\.|, (?:or|without) [^,.]*--all-(?:languages|versions)\b[^,.]*/g;

/** How the command names a group. */
const withPlace = /Name one of them: --into "[^"]*"\./;

function nextWords(next: NextStep): string {
  switch (next.kind) {
    case "merge":
      return `To merge the two, delete ${withoutPageExtension(next.page)} and send its readers to ${withoutPageExtension(next.into)}.`;
    case "place":
      return "Move its row.";
    case "list":
      return "Add it beside a row, with the menu of that row.";
    case "replace":
      return `To send its readers to ${next.redirect}, delete the page${next.wasToMove === true || isExternalHref(next.redirect) ? "" : ", or change its address"}.`;
    case "entry":
      return next.moved === undefined
        ? `Delete its entry, and send its readers to ${next.redirect}.`
        : `If it has moved to ${next.moved}, change its address. If not, delete its entry, and send its readers to ${next.redirect}.`;
    case "fix":
      return "Problems has a button that repairs it.";
    case "links":
      return `Correct the links below ${next.below} in Problems.`;
    case "each":
      return "Change each by itself.";
  }
}
