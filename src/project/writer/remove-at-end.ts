// Removes a file when the process ends.
import { rmSync } from "node:fs";

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Removes the file when the process ends, normally or by a signal. Returns a function that cancels this. */
export function removeAtEnd(file: string): () => void {
  const remove = (): void => rmSync(file, { force: true });
  const endBy = (signal: NodeJS.Signals): void => {
    remove();
    stop();
    // Once the listener is removed, the signal ends the process as usual.
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
