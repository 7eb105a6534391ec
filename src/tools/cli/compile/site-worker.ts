// The program of a worker thread: compiles one site of several at a time, and writes nothing.
import { parentPort } from "node:worker_threads";
import { bugReport, failureText } from "../../../project/bug-report.ts";
import { siteToWrite } from "./site-to-write.ts";
import type { PlannedRoot } from "./plan-roots.ts";
import { loadCompiler } from "../../../project/load-compiler.ts";
import type { CommandEnvironment } from "../io/command-environment.ts";
import { couldNotRun } from "../io/exit-codes.ts";

/** One site to compile. `options.color` has been decided, because a worker has no terminal. */
export interface WorkerTask extends PlannedRoot {
  /** The version of navc. */
  readonly version: string;
}

/** The outcome of the compile. */
export interface WorkerResult {
  readonly code: number;
  /** The text for stderr. */
  readonly report: string;
  /** The files to write, in this order. */
  readonly writes: readonly { readonly file: string; readonly text: string | readonly string[] }[];
}

/** Reports of uncaught errors that no folder has shown yet. */
let uncaught = "";
let noticeUncaught = (): void => {};

// Such an error would end the thread, and be reported at a folder whose result is on the way.
process.on("uncaughtException", (error) => {
  uncaught += bugReport(error);
  noticeUncaught();
});

parentPort?.on("message", (task: WorkerTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  void compileInWorker(task).then((result) => parentPort?.postMessage(result));
});

/** Compiles a site. Never rejects: an error is a result with a report. */
async function compileInWorker(task: WorkerTask): Promise<WorkerResult> {
  // The compile may wait for what failed.
  const noticed = new Promise<undefined>((resolve) => {
    noticeUncaught = () => resolve(undefined);
  });
  const result = await Promise.race([compiled(task), noticed]);
  if (result !== undefined && uncaught === "") return result;
  const report = (result?.report ?? "") + uncaught;
  uncaught = "";
  return { code: couldNotRun, report, writes: [] };
}

async function compiled({ root, options, version }: WorkerTask): Promise<WorkerResult> {
  let report = "";
  const streams: CommandEnvironment = {
    stdout: { write: () => true },
    stderr: { write: (text) => (report += text) },
    env: {},
  };
  try {
    const context = { streams, version, loadCompiler, exitWith: () => {} };
    const { code, writes } = await siteToWrite(root, options, context);
    return { code, report, writes: writes.map(({ file, text }) => ({ file, text: inOnePiece(text) })) };
  } catch (error) {
    return { code: couldNotRun, report: report + failureText(error), writes: [] };
  }
}

function inOnePiece(text: string | Iterable<string>): string | readonly string[] {
  return typeof text === "string" ? text : [...text];
}
