// Writes a plan: all of it, or nothing. (D266)
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileBytes } from "../files/file-bytes.ts";
import { foldersBelow, type Folders } from "../files/folders.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { UsageError } from "../settings/usage-error.ts";
import { openFolder, type OutputFolder } from "../writer/output-folder.ts";
import { privateJournal, type PrivateJournal } from "../writer/private-journal.ts";
import { pathBelow } from "../writer/write-below.ts";
import type { PlannedFile } from "./edit-plan.ts";
import { doStep, undoStep, writeSteps, type WriteStep } from "./write-steps.ts";

/**
 * Writes the files of a plan below `root`. Each file must still have the text for which the plan was made. Rejects with `UsageError`
 * before anything is written if one has not, is read-only or a link, or is not valid UTF-8, and if a killed run is not undone yet;
 * and with `WriteFailure` if the system refuses: then everything that was written is undone.
 */
export async function applyPlan(root: string, files: readonly PlannedFile[]): Promise<void> {
  const real = realpathSync.native(root);
  const folders = foldersBelow(root);
  const planned = files.map((file) => realFile(file, { root, real, folders }));
  const folder = await openFolder(real);
  const journal = privateJournal(real);
  try {
    if (journal?.read() !== undefined) throw notUndone(root);
    await doAll(writeSteps(planned), folder, journal);
  } finally {
    folder.close();
  }
}

function notUndone(root: string): UsageError {
  return new UsageError(
    `An earlier change of ${root} was ended before it was complete, so nothing was written. navc mv, navc rm and navc add offer to undo it.`,
  );
}

/** What a killed run has left below a folder. */
export interface KilledRun {
  /** How many of its steps had begun. */
  readonly steps: number;
  /** Undoes them. Rejects with `UsageError` if that is not possible. */
  readonly undo: () => Promise<void>;
}

/** What a killed run has left below `root`; undefined if there is nothing. */
export function killedRun(root: string): KilledRun | undefined {
  const real = realpathSync.native(root);
  const journal = privateJournal(real);
  const text = journal?.read();
  if (journal === undefined || text === undefined) return undefined;
  const steps = startedSteps(text);
  return { steps: steps.length, undo: () => undoLeft(steps, { root, real, journal }) };
}

interface LeftFolder {
  readonly root: string;
  readonly real: string;
  readonly journal: PrivateJournal;
}

async function undoLeft(steps: readonly WriteStep[], { root, real, journal }: LeftFolder): Promise<void> {
  const folder = await openFolder(real);
  try {
    await undoAll(steps, folder);
    journal.remove();
  } catch (error) {
    throw new UsageError(
      `An earlier change of ${root} was ended before it was complete, and can't be undone: ${reasonOf(error)}. ` +
        `Restore the files yourself, and then delete ${journal.file}`,
    );
  } finally {
    folder.close();
  }
}

/** The steps that a run has begun: the first line of its journal has all of them, and each further line is one that is done. */
function startedSteps(text: string): readonly WriteStep[] {
  const [first = "", ...done] = text.split("\n");
  try {
    return (JSON.parse(first) as readonly WriteStep[]).slice(0, done.length);
  } catch {
    return [];
  }
}

/** Does all steps; if one fails, those before it are undone. */
async function doAll(
  steps: readonly WriteStep[],
  folder: OutputFolder,
  journal: PrivateJournal | undefined,
): Promise<void> {
  // One step is done or not by itself.
  if (steps.length > 1) journal?.write(`${JSON.stringify(steps)}\n`);
  for (const [index, step] of steps.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they can be undone
      await doStep(step, folder);
      if (steps.length > 1) journal?.add("done\n");
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop -- the loop ends here
      await undoAll(steps.slice(0, index + 1), folder);
      journal?.remove();
      throw error;
    }
  }
  journal?.remove();
}

/** Undoes as much as is possible. Rejects with the first failure. */
async function undoAll(steps: readonly WriteStep[], folder: OutputFolder): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each may need the path that the one before leaves
      await undoStep(step, folder);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** The docs folder, as named, as its real path, and as the folders in it. */
interface DocsFolder {
  readonly root: string;
  readonly real: string;
  readonly folders: Folders;
}

/** A planned file with its real paths, which are in the docs folder (D23). Throws `UsageError` if it is not as it was. */
function realFile(file: PlannedFile, { root, real, folders }: DocsFolder): PlannedFile {
  if (file.kind === "create") return file;
  const path = file.kind === "move" ? file.from : file.file;
  const target = targetOf(root, folders, path);
  if (file.before !== undefined) requireText(join(root, path), target, file.before);
  if (file.kind === "edit") return { ...file, file: pathBelow(real, target) };
  requireNoLink(root, folders, path);
  return file;
}

function targetOf(root: string, folders: Folders, file: string): string {
  const entry = folders.entryAt(file);
  const target = entry === undefined ? undefined : folders.realPath(entry);
  if (target === undefined) throw changed(join(root, file));
  return target;
}

function requireNoLink(root: string, folders: Folders, file: string): void {
  if (folders.entryAt(file)?.kind === "link")
    throw new UsageError(`${join(root, file)} is a link, and navc moves and removes no links, so nothing was written.`);
}

function changed(name: string): UsageError {
  return new UsageError(`${name} has changed since it was read, so nothing was written. Run it again.`);
}

function requireText(name: string, target: string, before: string): void {
  const bytes = fileBytes(target);
  if (bytes?.toString("utf8") !== before) throw changed(name);
  if (!bytes.equals(Buffer.from(before)))
    throw new UsageError(`${name} is not UTF-8 throughout, so nothing was written. Save it as UTF-8 first.`);
  if (isReadOnly(target))
    throw new UsageError(`${name} is read-only, so nothing was written. Give it write permission, or use --dry-run.`);
}

/** True for a read-only file. Renaming another file over it would still work, for a superuser and for the owner of the folder. */
function isReadOnly(target: string): boolean {
  try {
    accessSync(target, constants.W_OK);
    return (statSync(target).mode & 0o222) === 0;
  } catch {
    return true;
  }
}
