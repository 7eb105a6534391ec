// Writes a diff for programs that print it themselves, such as tests.
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { markdownDiff } from "./diff-markdown.ts";
import { changesText, type Colors } from "./diff-text.ts";

const same = String;
const noColors: Colors = { bold: same, cyan: same, dim: same, green: same, red: same, yellow: same };

/** A diff as text, as `navc diff` prints it without colors: lost addresses, then every change by its subject, and a line with the counts. Its notes are left out: they are about the redirects of docs.json, parts that are not known, and commands. */
export function diffText(diff: NavigationDiff): string {
  return changesText(diff, { colors: noColors });
}

/** A diff as Markdown, as `navc diff --format markdown` prints it, without its notes: for a comment on a pull request. */
export function diffMarkdown(diff: NavigationDiff): string {
  return markdownDiff(diff);
}
