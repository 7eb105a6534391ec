// Compiles several docs folders for `navc compile`, in worker threads.
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { visible } from "../../../compiler/text/visible.ts";
import { bugReport, failureText } from "../../../project/bug-report.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import { SiteThreads } from "./site-threads.ts";
import type { WorkerResult, WorkerTask } from "./site-worker.ts";
import { planRoots } from "./plan-roots.ts";
import { Progress } from "../io/progress.ts";
import { isOutside } from "../../../project/settings/repository-path.ts";
import type { CommandContext } from "../command-context.ts";
import { noteOf } from "../../../project/settings/usage-error.ts";
import { wantsColor } from "../../../outputs/render/wants-color.ts";
import { couldNotRun, noErrors } from "../io/exit-codes.ts";
import { writeBelow } from "../../../project/writer/write-below.ts";

/**
 * Compiles the docs folders and writes the files of each. Reports on stderr are in the order of the folders, and the exit code
 * is the worst. Rejects with `UsageError` for wrong options, and then nothing is written; a later failure concerns only one
 * folder.
 */
export async function compileSites(
  roots: readonly string[],
  options: CompileCommandOptions,
  { streams, version, exitWith }: CommandContext,
): Promise<void> {
  const { stderr } = streams;
  const color = wantsColor(stderr, streams, options.color);
  const plan = planRoots(roots, options);
  const threads = new SiteThreads(Math.min(plan.length, availableParallelism()));
  const progress = new Progress(streams);
  try {
    const writing = new Turns();
    const ends = plan.map((each) =>
      endOf(threads, writing, options.output ?? ".", { ...each, options: { ...each.options, color }, version }),
    );
    let worst = noErrors;
    for (const [done, end] of ends.entries()) {
      void progress.show({ phase: "sites", done, total: ends.length });
      // oxlint-disable-next-line no-await-in-loop -- they all run; only what is printed waits for its turn
      const { code, report } = await end;
      if (report !== "") {
        progress.clear();
        stderr.write(report);
      }
      worst = Math.max(worst, code);
    }
    exitWith(worst);
  } finally {
    await progress.end();
    await threads.end();
  }
}

/** Actions that run one after the other, in the order in which they were given. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  take(action: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(action);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/**
 * Compiles one folder and writes its files. Never rejects. Files are written here and not in the worker, because only the main
 * thread receives signals, at which incomplete files are removed. Folders are written one after the other, so that few files
 * are open.
 */
async function endOf(
  threads: SiteThreads,
  writing: Turns,
  output: string,
  task: WorkerTask,
): Promise<Pick<WorkerResult, "code" | "report">> {
  let done: WorkerResult;
  try {
    done = await threads.run(task);
  } catch (error) {
    return { code: couldNotRun, report: endOfThread(task.root, error) };
  }
  try {
    await writing.take(() => writeAll(done.writes, [output, task.root, "."]));
    return done;
  } catch (error) {
    return { code: couldNotRun, report: done.report + failureText(error) };
  }
}

/** Writes each file below the first of the user's folders that contains it, because a repository can have links at the paths of results. */
async function writeAll(writes: WorkerResult["writes"], folders: readonly string[]): Promise<void> {
  for (const { file, text } of writes) {
    const folder = folders.find((each) => !isOutside(relative(resolve(each), resolve(file))));
    // oxlint-disable-next-line no-await-in-loop -- the last one says that all others were written
    await writeBelow(folder ?? ".", file, text);
  }
}

function endOfThread(root: string, error: unknown): string {
  const isFull = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (!isFull) return noteOf(visible(`${root} was not compiled.`)) + bugReport(error);
  const sentence = `${root} was not compiled, because it takes more memory than there is. Allow more, as with NODE_OPTIONS=--max-old-space-size=8192.`;
  return noteOf(visible(sentence));
}
