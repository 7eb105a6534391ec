// Writes the message of a failing test: the changes, and how to accept them.
import { relative } from "node:path";
import pc from "picocolors";
import { dialects } from "../../compiler/contract/dialect.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { diffNavigation } from "../../outputs/diff/diff-navigation.ts";
import type { NavigationDiff } from "../../outputs/diff/navigation-diff.ts";
import { isSame } from "../../outputs/render/diff-rows.ts";
import { changesText } from "../../outputs/render/diff-text.ts";
import { outline } from "../../outputs/render/outline.ts";
import { acceptedJson } from "./accepted-json.ts";
import type { AcceptedFiles } from "./accepted-files.ts";
import { slashPath } from "../../project/slash-path.ts";

const howToAccept = "If this is intended, accept it with vitest run --update";

/** The changes since a navigation was accepted, or why they are not known: its data are not there, or are those of another one. */
export type KnownChanges = NavigationDiff | "absent" | "other";

/**
 * What changed since the navigation with the outline `tree` was accepted; "other" if `data` is not that navigation, or was
 * written by an earlier navc in another form.
 */
export function changesSince(data: string | undefined, tree: string, navigation: ResolvedNavigation): KnownChanges {
  if (data === undefined) return "absent";
  try {
    const accepted = JSON.parse(data) as ResolvedNavigation;
    // What the accepted file leaves out is no change.
    const kept = JSON.parse(acceptedJson(navigation)) as ResolvedNavigation;
    return outline(accepted) === tree ? diffNavigation(accepted, kept) : "other";
  } catch {
    return "other";
  }
}

/** The message of a failing match. `diff` has the changes since a navigation was accepted, if more than its outline is known. */
export function differenceMessage(diff: KnownChanges, files: AcceptedFiles, { site }: ResolvedNavigation): string {
  const lead = `The navigation is not the accepted one, ${shown(files.tree)}`;
  return `${lead}\n\n${changes(diff, files, optionsOf(site))}\n${howToAccept}`;
}

/** The options with which a command reads the folder as the test does, each with a space before it. A file of an earlier version does not say it. */
function optionsOf({ dialect, urls }: ResolvedNavigation["site"]): string {
  const ofDialect = dialect === undefined || dialect === dialects[0] ? "" : ` --dialect ${dialect}`;
  return urls === undefined ? ofDialect : `${ofDialect} --urls ${urls}`;
}

function changes(diff: KnownChanges, { data }: AcceptedFiles, options: string): string {
  if (typeof diff === "string") {
    const why = diff === "absent" ? "is not there" : "does not belong to it, or is of another version of navc";
    return `${shown(data)} ${why}. So only the lines below show the changes.\n`;
  }
  if (isSame(diff)) return "Pages, divisions and addresses are the same. The lines below show what changed.\n";
  const hint =
    diff.redirects.length === 0
      ? ""
      : `\nnavc diff ${shown(data)} <docs folder>${options} --format redirects prints what to put into "redirects" of docs.json`;
  return `${changesText(diff, { colors: pc.createColors(false) })}${hint}`;
}

/** The message for a file of an accepted navigation that is not there, if tests may not write, as in CI. */
export function notAcceptedMessage(file: string): string {
  return `There is no accepted navigation ${shown(file)}, and this run writes no new snapshots. Run vitest where it may, and commit the files that it writes.`;
}

function shown(file: string): string {
  return slashPath(relative(process.cwd(), file));
}
