// One thread runs the tests for all changed lines, so that the sources are loaded once and not for each line.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vitest/config";
import type { PoolOptions, PoolWorker, WorkerRequest } from "vitest/node";

const name = "kept-thread";

/** Each run leaves listeners in the thread, so another one takes its place after this many. */
const mostRuns = 500;

let thread: Worker | undefined;
let runs = 0;

/** A plugin of Vitest: all runs share a thread. Stryker only turns a switch in code that is loaded. */
export const keptThread: Plugin = {
  name,
  configureVitest({ project }) {
    project.config.pool = name;
    project.config.poolRunner = { name, createPoolWorker };
  },
};

async function openThread({ distPath, env, execArgv }: PoolOptions): Promise<Worker> {
  runs += 1;
  if (thread !== undefined && runs < mostRuns) return thread;
  runs = 0;
  await thread?.terminate();
  thread = new Worker(join(distPath, "workers/threads.js"), { env, execArgv });
  thread.once("exit", () => (thread = undefined));
  // Stryker ends the process when it has nothing more to run.
  thread.unref();
  return thread;
}

/** What Vitest takes for a thread of one run. */
function createPoolWorker(options: PoolOptions): PoolWorker {
  const listeners: [string, (message: unknown) => void][] = [];
  let open: Worker;
  return {
    name,
    async start() {
      open = await openThread(options);
    },
    on(event, callback) {
      listeners.push([event, callback]);
      open.on(event, callback);
    },
    off: (event, callback) => void open.off(event, callback),
    send(message: WorkerRequest) {
      if (message.type === "stop") queueMicrotask(() => open.emit("message", stopped));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      else open.postMessage(message);
    },
    async stop() {
      for (const [event, callback] of listeners) open.off(event, callback);
    },
    deserialize: (message) => message,
  };
}

/** What Vitest waits for after a run. */
const stopped = { type: "stopped", __vitest_worker_response__: true };
