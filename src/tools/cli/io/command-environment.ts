// Defines what a command uses of its process, and keeps texts from being run as commands of a CI job.
import { fstatSync } from "node:fs";
import { withoutCommands } from "../../../compiler/text/visible.ts";
import type { OutputStreams, TextStream } from "./streams.ts";

/** The streams, signals and variables of the command line; tests can replace them. */
export interface CommandEnvironment extends OutputStreams {
  /** The stream for commands to the runner of a CI job, if `stdout` does not let them pass. */
  readonly commands?: TextStream;
  /** The input for answers; absent if nobody can be asked. */
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  /** Calls a function once, when the user interrupts a command that would go on. */
  readonly onInterrupt?: (end: () => void) => void;
  /** Calls a function when the user interrupts, and then ends the process as usual. Returns a function that cancels this. */
  readonly beforeInterrupt?: (prepare: () => void) => () => void;
  /** The clock for progress, in milliseconds; `Date.now` if absent. */
  readonly now?: () => number;
  /** Where results of reading pages are kept for the next run; absent if nothing is kept. */
  readonly cacheFolder?: string | undefined;
  /** Environment variables. */
  readonly env: { readonly [name: string]: string | undefined };
}

/**
 * The same environment; in the log of a CI job, only lines written to `commands` are commands to its runner. What is redirected into a file is
 * in no log, so the file has the texts of the site as they are.
 */
export function guardedEnvironment(environment: CommandEnvironment): CommandEnvironment {
  const { stdout, stderr, env } = environment;
  const isJob = ["GITHUB_ACTIONS", "TF_BUILD"].some((name) => Boolean(env[name]));
  if (!isJob) return environment;
  return { ...environment, stdout: logOf(stdout), stderr: logOf(stderr), commands: stdout };
}

function logOf(stream: TextStream): TextStream {
  return stream.fd !== undefined && isFile(stream.fd) ? stream : withoutCommandsOn(stream);
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

function withoutCommandsOn(stream: TextStream): TextStream {
  return {
    write: (text) => stream.write(withoutCommands(text)),
    get isTTY() {
      return stream.isTTY;
    },
    get fd() {
      return stream.fd;
    },
    get columns() {
      return stream.columns;
    },
    get writable() {
      return stream.writable;
    },
    once: (event, listener) => stream.once?.(event, listener),
    off: (event, listener) => stream.off?.(event, listener),
  };
}
