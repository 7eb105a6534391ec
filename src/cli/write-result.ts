// Writes a complete file or nothing, so that no reader ever sees a part of it.
import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isAtOrBelow } from "../node/folders.ts";
import { fileError, UsageError } from "./usage-error.ts";

/** A piece of a file: text, or bytes as they are. */
export type FileChunk = string | Uint8Array;

/**
 * Writes a text, whole or in chunks, to `file` with its folders; a file that is there keeps its permissions. Whoever
 * reads it meanwhile sees the old or the new text, never half. A link's target is written; a device or pipe is written to
 * as it is. Rejects with `UsageError` where it can't be written, or where its real path is not in the real folder `within`.
 */
export async function writeResult(file: string, text: string | Iterable<FileChunk>, within?: string): Promise<void> {
  if (file.trim() === "") throw new UsageError("There is no name of a file to write to.");
  const chunks = typeof text === "string" ? [text] : text;
  try {
    makeFolder(dirname(resolve(file)));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error("it is a folder. Name a file in it");
    if (isDevice(file)) return await writeTo(file, chunks);
    const target = targetOf(file);
    if (within !== undefined && !isAtOrBelow(target, within)) throw new Error(`it leads out of ${within}`);
    await replaceFile(target, chunks);
  } catch (error) {
    throw fileError(file, "written", error);
  }
}

/** The real path of a folder, which is made where it is not there. Throws `UsageError` where it can't be. */
export function madeFolder(folder: string): string {
  try {
    makeFolder(resolve(folder));
    return realpathSync.native(folder);
  } catch (error) {
    throw fileError(folder, "written", error);
  }
}

/** With those above it, step by step: Node 20's own recursion never ends where a file system such as /proc refuses a name. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** /dev/null, or a pipe behind /dev/stdout: written to, not replaced. A pipe has no real path, so it is asked first. */
function isDevice(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === false;
}

/** A link's file is replaced, not the link. */
function targetOf(file: string): string {
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  return isThere ? realpathSync.native(file) : join(realpathSync.native(dirname(resolve(file))), basename(file));
}

async function writeTo(device: string, chunks: Iterable<FileChunk>): Promise<void> {
  const handle = await open(device, "w");
  try {
    for (const chunk of chunks) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}

/**
 * Replaces the file at a real path, or makes it, with the chunks one after the other; it keeps its permissions, and its
 * owner where that is allowed. They are
 * written to a file beside it, which is then renamed: after a fault, SIGINT, SIGTERM or SIGHUP the old file is there and
 * no other. Rejects with the error of the file system or of `chunks`.
 *
 * Why no library: write-file-atomic and atomically open a name that can be guessed, without O_EXCL, so that a link
 * planted there is followed; and both want the whole content at once.
 */
export async function replaceFile(real: string, chunks: Iterable<FileChunk>): Promise<void> {
  const folder = holdFolder(dirname(real));
  const target = join(folder.path, basename(real));
  // Short, whatever the name of the file: a longer one might exceed what the file system allows.
  const temporary = join(folder.path, `.navc-${randomBytes(8).toString("hex")}.tmp`);
  const stopGuarding = removeAtEnd(temporary);
  try {
    folder.demandSame();
    await writeNew(temporary, chunks, lstatSync(target, { throwIfNoEntry: false }));
    folder.demandSame();
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (error instanceof Error) error.message = error.message.replaceAll(folder.path, dirname(real));
    throw error;
  } finally {
    // A signal that has arrived, and would be lost without a listener, is handled when the loop polls: between two turns.
    await nextTurn();
    await nextTurn();
    stopGuarding();
    folder.close();
  }
}

/** A folder in which a file is replaced. */
interface HeldFolder {
  /** Leads to this folder and no other, where the system has such paths. */
  readonly path: string;
  /** Throws where the folder has been moved, or a link is in its place: then the path leads to another folder. */
  readonly demandSame: () => void;
  readonly close: () => void;
}

/** A folder that may be written to and not listed can't be opened. */
function openFolder(real: string): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return openSync(real, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch {
    return undefined;
  }
}

/** Linux has a path for an open folder, which stays with it; elsewhere a moment between look and use is left. */
function holdFolder(real: string): HeldFolder {
  const descriptor = openFolder(real);
  const held = descriptor === undefined ? real : `/proc/self/fd/${String(descriptor)}`;
  const path = statSync(held, { throwIfNoEntry: false }) === undefined ? real : held;
  return {
    path,
    demandSame() {
      if (realpathSync.native(path) !== real) throw new Error(`${real} is no longer the folder it was`);
    },
    close: () => descriptor !== undefined && closeSync(descriptor),
  };
}

async function writeNew(file: string, chunks: Iterable<FileChunk>, before: Stats | undefined): Promise<void> {
  // Fails where anything has this name, a link too.
  // Whoever opens it before it has the permissions of the old file could read on.
  const handle = await open(file, "wx", before === undefined ? 0o666 : 0o600);
  try {
    if (before !== undefined) {
      // Only a superuser may do this; a file that another user replaces gets that user as its owner.
      await handle.chown(before.uid, before.gid).catch(() => undefined);
      await handle.chmod(before.mode & 0o777);
    }
    for (const piece of inBuffer(chunks)) {
      // In place: a promise and another thread for each piece take longer than writing it.
      writeFileSync(handle.fd, piece);
      // oxlint-disable-next-line no-await-in-loop -- signals are seen between two pieces
      await nextTurn();
    }
    // Some file systems say only now that the disk is full.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const bufferBytes = 524_288;

/** The chunks as UTF-8, in large pieces; all are in one buffer, so a piece is to be written before the next one is asked for. */
function* inBuffer(chunks: Iterable<FileChunk>): Generator<string | Uint8Array, void> {
  const buffer = Buffer.allocUnsafeSlow(bufferBytes);
  let filled = 0;
  for (const chunk of chunks) {
    // A UTF-16 unit is three bytes at most; bytes need no buffer.
    const most = typeof chunk === "string" ? chunk.length * 3 : Infinity;
    if (filled + most > bufferBytes) {
      yield buffer.subarray(0, filled);
      filled = 0;
    }
    if (typeof chunk !== "string" || most > bufferBytes) yield chunk;
    else filled += buffer.write(chunk, filled);
  }
  yield buffer.subarray(0, filled);
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Removes the file when the process ends, by itself or by a signal. Returns a function that ends this. */
function removeAtEnd(file: string): () => void {
  const remove = (): void => rmSync(file, { force: true });
  const endBy = (signal: NodeJS.Signals): void => {
    remove();
    stop();
    // Without the listener it ends the process as it would have.
    process.kill(process.pid, signal);
  };
  const stop = (): void => {
    process.off("exit", remove);
    for (const signal of endings) process.off(signal, endBy);
  };
  process.on("exit", remove);
  for (const signal of endings) process.on(signal, endBy);
  return stop;
}
