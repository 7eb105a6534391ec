// The matcher that compares a navigation with the accepted one.
import { existsSync } from "node:fs";
import { createExpect, expect, type MatcherState } from "vitest";
import { outline } from "../../outputs/render/outline.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import { removeFile } from "../../project/writer/remove-file.ts";
import { acceptedFiles, readAccepted, type AcceptedFiles } from "./accepted-files.ts";
import { acceptedJson } from "./accepted-json.ts";

interface MatchResult {
  readonly pass: boolean;
  readonly message: () => string;
  readonly actual?: string;
  readonly expected?: string;
}

/**
 * Compares the outline of a navigation with the accepted one. Vitest decides whether files are written, updated or kept, and
 * counts them.
 */
export async function matchNavigation(
  state: MatcherState,
  navigation: ResolvedNavigation,
  name: string | undefined,
): Promise<MatchResult> {
  requireNavigation(navigation, "toMatchNavigation: what is expected to match");
  const { testPath, currentTestName = "", isNot } = state;
  if (testPath === undefined) throw new Error("toMatchNavigation can only be used in a test.");
  if (isNot) throw new Error('toMatchNavigation can\'t be used with "not".');
  const files = acceptedFiles(testPath, currentTestName, name);
  const before = readAccepted(files.tree);
  const after = outline(navigation);
  const matchFile = fileMatcher(state);
  try {
    await matchFile(after, files.tree);
  } catch (error) {
    if (!isMismatch(error)) throw error;
    return failure(navigation, { files, before, after });
  }
  try {
    // Without the data, the next change could not be explained.
    if (before !== after || isUpdating(state) || !existsSync(files.data))
      await writeData(navigation, files, before, matchFile);
  } catch (error) {
    if (!isMismatch(error)) throw error;
    return notAccepted(files.data);
  }
  return { pass: true, message: () => "" };
}

/** Writes the data for finding changes, if Vitest writes the outline or runs with `--update`. */
async function writeData(
  navigation: ResolvedNavigation,
  { data }: AcceptedFiles,
  before: string | undefined,
  matchFile: FileMatcher,
): Promise<void> {
  // The file of an outline that was removed is no snapshot, so it can't differ.
  if (before === undefined) removeFile(data);
  await matchFile(acceptedJson(navigation), data);
}

/** True with `--update`. Vitest 3 does not show it: there the second file is written only together with the first. */
function isUpdating({ snapshotState }: MatcherState): boolean {
  return snapshotState.snapshotUpdateState === "all";
}

type FileMatcher = (text: string, file: string) => Promise<void>;

/** The matcher of Vitest for the same test; if tests run concurrently, only the task identifies it. */
function fileMatcher({ task }: MatcherState): FileMatcher {
  const expectHere = task === undefined ? expect : createExpect(task);
  return (text, file) => expectHere(text).toMatchFileSnapshot(file);
}

/** Whether an error is a mismatch. Other errors of Vitest, such as for a matcher outside a test, lack these fields. */
function isMismatch(error: unknown): boolean {
  return error instanceof Error && "actual" in error;
}

interface Texts {
  readonly files: AcceptedFiles;
  readonly before: string | undefined;
  readonly after: string;
}

/** The result if a file is not there, and tests may not write, as in CI. */
async function notAccepted(file: string): Promise<MatchResult> {
  const { notAcceptedMessage } = await import("./failure-message.ts");
  return { pass: false, message: () => notAcceptedMessage(file) };
}

/** The comparison of two navigations is loaded only for a test that fails. */
async function failure(navigation: ResolvedNavigation, { files, before, after }: Texts): Promise<MatchResult> {
  if (before === undefined) return notAccepted(files.tree);
  const { changesSince, differenceMessage } = await import("./failure-message.ts");
  const diff = changesSince(readAccepted(files.data), before, navigation);
  return {
    pass: false,
    message: () => differenceMessage(diff, files, navigation),
    // With a line break at the end, Vitest shows the line before it as a changed one.
    actual: after.trimEnd(),
    expected: before.trimEnd(),
  };
}
