// Writes a plan: all of it, or nothing. (D266)
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileBytes } from "../files/file-bytes.ts";
import { foldersBelow, type Folders } from "../files/folders.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import { moveInIndex, type FileMove, type IndexMoves } from "../git/git-index.ts";
import { fileError, UsageError } from "../settings/usage-error.ts";
import { lockFolder, type Patience } from "../writer/folder-lock.ts";
import { openFolder, type OutputFolder } from "../writer/output-folder.ts";
import { pathBelow } from "../writer/write-below.ts";
import { ChangeJournal, type ChangeWriting } from "./change-journal.ts";
import type { PlannedFile } from "./edit-plan.ts";
import { leftPaths } from "./left-paths.ts";
import { doStep, undoStep, writeSteps, type WriteStep } from "./write-steps.ts";

/** What was written. */
export interface AppliedPlan {
  /** The files that have another name on the disk, a hard link, which keeps the old text. */
  readonly separated: readonly string[];
  /** What became of the index of git. */
  readonly index: IndexMoves;
}

/**
 * Writes the files of a plan below `root`. Each file must still have the text for which the plan was made. Rejects with `UsageError`
 * before anything is written if one has not, is read-only or a link, or is not valid UTF-8, and if a killed run is not undone yet;
 * and with `WriteFailure` if the system refuses: then everything that was written is undone. When everything is written, the index
 * of git follows the files that moved. (D284)
 */
export async function applyPlan(root: string, files: readonly PlannedFile[]): Promise<AppliedPlan> {
  const real = realFolder(root);
  const folder = await openFolder(real);
  try {
    const folders = foldersBelow(root);
    const left = leftPaths(files);
    const planned = files.map((file) => realFile(file, { root, real, folders, left }));
    const journal = new ChangeJournal(real);
    if (journal.read() !== undefined) throw notUndone(root);
    const separated = planned.flatMap((file) => separatedFile(file, real) ?? []);
    await doAll(writeSteps(planned), folder, journal);
    return { separated, index: moveInIndex(real, movesIn(files)) };
  } finally {
    folder.close();
  }
}

function realFolder(root: string): string {
  try {
    return realpathSync.native(root);
  } catch (error) {
    throw fileError(root, error);
  }
}

function movesIn(files: readonly PlannedFile[]): readonly FileMove[] {
  return files.flatMap((file) => (file.kind === "move" ? [file] : []));
}

/** The file, if a new text separates it from another name that it has. */
function separatedFile(file: PlannedFile, real: string): string | undefined {
  if (!("before" in file) || !("after" in file)) return undefined;
  const name = file.kind === "move" ? file.from : file.file;
  return statSync(join(real, name)).nlink > 1 ? name : undefined;
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

/** What a killed run has left below `root`; undefined if there is nothing, and while another run writes there. */
export async function killedRun(root: string): Promise<KilledRun | undefined> {
  const real = realpathSync.native(root);
  const journal = new ChangeJournal(real);
  if (journal.read() === undefined) return undefined;
  const unlock = await lockFolder(real, noPatience).catch(() => undefined);
  const left = unlock && journal.read();
  unlock?.();
  return left && { steps: left.steps.length, undo: () => undoLeft(root, real) };
}

const noPatience: Patience = { tries: 0, milliseconds: 0 };

async function undoLeft(root: string, real: string): Promise<void> {
  const journal = new ChangeJournal(real);
  const folder = await openFolder(real);
  try {
    // Another run may have undone it while this one waited.
    const left = journal.read();
    if (left !== undefined) await undoAll(left, folder);
    journal.end();
  } catch (error) {
    throw new UsageError(
      `An earlier change of ${root} was ended before it was complete, and can't be undone: ${reasonOf(error)}. ` +
        `Restore the files yourself, and then delete ${journal.file ?? "its journal"}`,
    );
  } finally {
    folder.close();
  }
}

/** Does all steps; if one fails, those before it are undone. */
async function doAll(steps: readonly WriteStep[], folder: OutputFolder, journal: ChangeJournal): Promise<void> {
  const folders = newFolders(steps, folder);
  // One step is done or not by itself.
  const isKept = steps.length > 1 || folders.length > 0;
  if (isKept) journal.begin({ steps, folders });
  for (const [index, step] of steps.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they can be undone
      await doStep(step, folder);
      if (isKept) journal.stepDone();
    } catch (error) {
      // The step that failed has changed nothing, or a part that can be undone.
      // oxlint-disable-next-line no-await-in-loop -- the loop ends here
      await undoStep(step, folder).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- the loop ends here
      await undoAll({ steps: steps.slice(0, index), folders }, folder);
      journal.end();
      throw error;
    }
  }
  journal.end();
}

/** The folders that the steps make, each after the one that holds it. */
function newFolders(steps: readonly WriteStep[], folder: OutputFolder): readonly string[] {
  const made = steps.flatMap((step) => (step.kind === "move" ? [step.to] : step.after === null ? [] : [step.path]));
  return [...new Set(made.flatMap(foldersAbove))].filter((path) => !folder.has(path)).toSorted();
}

/** Undoes as much as is possible. Rejects with the first failure. */
async function undoAll({ steps, folders }: ChangeWriting, folder: OutputFolder): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each may need the path that the one before leaves
      await undoStep(step, folder);
    } catch (error) {
      failures.push(error);
    }
  }
  // A run that was killed may have made a folder and put nothing into it.
  for (const path of folders.toReversed()) folder.removeEmptyFolder(path);
  if (failures.length > 0) throw failures[0];
}

/** The docs folder, as named, as its real path, and as the folders in it. */
interface DocsFolder {
  readonly root: string;
  readonly real: string;
  readonly folders: Folders;
  /** The paths that the plan leaves. */
  readonly left: ReadonlySet<string>;
}

/** A planned file with its real paths, which are in the docs folder (D23). Throws `UsageError` if it is not as it was. */
function realFile(file: PlannedFile, { root, real, folders, left }: DocsFolder): PlannedFile {
  if (file.kind === "create") {
    // Even the same text is of somebody else, who would lose it when this change is undone.
    if (!left.has(file.file) && folders.entryAt(file.file) !== undefined)
      throw new UsageError(`${join(root, file.file)} is there already, so nothing was written.`);
    return file;
  }
  const path = file.kind === "move" ? file.from : file.file;
  if (file.kind !== "edit") requireNoLink(root, folders, path);
  const target = targetOf(root, folders, path);
  if (file.before !== undefined) requireText(join(root, path), target, file.before);
  return file.kind === "edit" ? { ...file, file: pathBelow(real, target) } : file;
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

/** A plan is out of date. A plan that is made again is not, but one that puts back what was written is for good. */
export class OutdatedPlan extends UsageError {
  /** The file that has changed. */
  readonly file: string;

  constructor(file: string) {
    super(`${file} has changed since it was read, so nothing was written. Try again.`);
    this.file = file;
  }
}

function changed(name: string): UsageError {
  return new OutdatedPlan(name);
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
