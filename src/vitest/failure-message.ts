// What a failing test says: the changes, and how to accept them.
import { relative, sep } from "node:path";
import pc from "picocolors";
import { diffNavigation } from "../diff/diff-navigation.ts";
import { changesText } from "../render/diff-text.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";
import type { AcceptedFiles } from "./accepted-files.ts";

const howToAccept = "If this is intended, accept it with vitest run --update";

/** The changes from the accepted navigation; undefined stands for one of which only the outline is there. */
export function differenceMessage(
  accepted: ResolvedNavigation | undefined,
  navigation: ResolvedNavigation,
  files: AcceptedFiles,
): string {
  const lead = `The navigation is not the accepted one, ${shown(files.tree)}`;
  return `${lead}\n\n${changes(accepted, navigation, files)}\n${howToAccept}`;
}

function changes(
  accepted: ResolvedNavigation | undefined,
  navigation: ResolvedNavigation,
  files: AcceptedFiles,
): string {
  if (accepted === undefined)
    return `${shown(files.data)} does not belong to it, so only the lines below show the changes.\n`;
  const diff = diffNavigation(accepted, navigation);
  if (diff.changes.length === 0 && diff.ok)
    return "Pages, divisions and addresses are the same. The lines below show what changed.\n";
  const hint =
    diff.redirects.length === 0
      ? ""
      : `\nnavc diff ${shown(files.data)} <docs folder> --format redirects prints what to put into "redirects" of docs.json`;
  return `${changesText(diff, pc.createColors(false))}${hint}`;
}

/** Where tests may not write, as in CI. */
export function notAcceptedMessage({ tree }: AcceptedFiles): string {
  return `There is no accepted navigation ${shown(tree)}, and this run writes no new snapshots. Run vitest where it may, and commit the files that it writes.`;
}

function shown(file: string): string {
  return relative(process.cwd(), file).split(sep).join("/");
}
