// Compiles sites in worker threads: each thread compiles one site at a time, and one that ends is replaced.
import { Worker } from "node:worker_threads";
import type { WorkerResult, WorkerTask } from "./site-worker.ts";
import { packageFile } from "../../../project/package-file.ts";

interface Job {
  readonly task: WorkerTask;
  readonly resolve: (result: WorkerResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** Threads that compile sites. Each is started when the first site waits for it. */
export class SiteThreads {
  readonly #most: number;
  readonly #waiting: Job[] = [];
  readonly #threads = new Map<Worker, Job | undefined>();

  /** `most` is the number of threads that run at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Compiles a site. Rejects if its thread ends: with the error that ended it, or with one that names the exit code. */
  run(task: WorkerTask): Promise<WorkerResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads. A site that is not done is rejected. */
  async end(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The run has ended."));
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const thread = this.#idleThread();
    if (thread === undefined) return;
    const job = this.#waiting.shift()!;
    this.#threads.set(thread, job);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(job.task);
  }

  #idleThread(): Worker | undefined {
    for (const [thread, job] of this.#threads) if (job === undefined) return thread;
    return this.#threads.size < this.#most ? this.#startedThread() : undefined;
  }

  #startedThread(): Worker {
    const thread = new Worker(packageFile("dist/cli/site-worker.js"));
    thread.on("message", (result: WorkerResult) => {
      this.#threads.get(thread)?.resolve(result);
      this.#threads.set(thread, undefined);
      this.#next();
    });
    // Without the listener an error of a thread would end the process.
    thread.on("error", (error) => this.#ended(thread, error));
    thread.on("exit", (code) => this.#ended(thread, new Error(`A thread ended with the exit code ${code}.`)));
    return thread;
  }

  /** An error is followed by the exit; then the thread is no longer in the list. */
  #ended(thread: Worker, reason: unknown): void {
    this.#threads.get(thread)?.reject(reason);
    if (this.#threads.delete(thread)) this.#next();
  }
}
