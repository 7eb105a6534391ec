// Replaces a file so that nobody ever sees half of it.
import { randomBytes } from "node:crypto";
import { renameSync, rmSync, statSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Replaces the file at a real path, or makes it, with the chunks one after the other; it keeps its permissions, and its
 * owner where that is allowed. They are
 * written to a file beside it, which is then renamed: after a fault, SIGINT, SIGTERM or SIGHUP the old file is there and
 * no other. Rejects with the error of the file system or of `chunks`.
 *
 * Why no library: write-file-atomic and atomically open a name that can be guessed, without O_EXCL, so that a link
 * planted there is followed; and both want the whole content at once.
 */
export async function replaceFile(real: string, chunks: Iterable<string>): Promise<void> {
  // Short, whatever the name of the file: a longer one might exceed what the file system allows.
  const temporary = join(dirname(real), `.navc-${randomBytes(8).toString("hex")}.tmp`);
  const stopGuarding = removeAtEnd(temporary);
  try {
    await writeNew(temporary, chunks, statSync(real, { throwIfNoEntry: false }));
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    // A signal that has arrived is handled in the next turn, and would be lost without a listener.
    await nextTurn();
    stopGuarding();
  }
}

/** Asynchronous, so that signals are seen between two chunks. */
async function writeNew(file: string, chunks: Iterable<string>, before: Stats | undefined): Promise<void> {
  // Fails where anything has this name, a link too.
  const handle = await open(file, "wx");
  try {
    if (before !== undefined) {
      // Only a superuser may; a file that somebody else replaces becomes theirs.
      await handle.chown(before.uid, before.gid).catch(() => undefined);
      await handle.chmod(before.mode & 0o777);
    }
    for (const chunk of chunks) await handle.writeFile(chunk);
    // Some file systems say only now that the disk is full.
    await handle.sync();
  } finally {
    await handle.close();
  }
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
