// Asks a thread for what is found in the texts of a site. (D412)
import { Worker } from "node:worker_threads";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { packageFile } from "../../../project/package-file.ts";
import { noTexts, type TextAnswer } from "../model/text-hits.ts";
import type { FromSearchThread, ToSearchThread } from "../model/search-thread-message.ts";
import { searchedPages } from "../model/searched-pages.ts";

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: TextAnswer) => void>;
  /** The site of which the thread knows. */
  shown: ResolvedNavigation | undefined;
}

const usualMegabytes = 1024;
/** A longer query is cut. */
const mostOfQuery = 200;

/** The search in the texts of a docs folder. Its thread starts with the first question. */
export class TextSearch {
  readonly #root: string;
  readonly #megabytes: number;
  #thread: Thread | undefined;
  #navigation: ResolvedNavigation | null = null;
  #count = 0;
  #failure: string | undefined;

  constructor(root: string, megabytes: number = usualMegabytes) {
    this.#root = root;
    this.#megabytes = megabytes;
  }

  /** Searches this state of the site from now on. */
  update(navigation: ResolvedNavigation | null): void {
    this.#navigation = navigation;
  }

  /** What is found now. With `isFirst`, files that have changed are read again; then more may be found by the next question. */
  async ask(query: string, isFirst: boolean): Promise<TextAnswer> {
    if (this.#navigation === null) return noTexts;
    if (this.#thread === undefined && this.#failure !== undefined && !isFirst)
      return { ...noTexts, failure: this.#failure };
    const thread = (this.#thread ??= this.#start());
    const isOther = thread.shown !== this.#navigation;
    if (isOther) {
      thread.shown = this.#navigation;
      say(thread, { kind: "show", pages: searchedPages(this.#navigation) });
    }
    this.#count += 1;
    const id = this.#count;
    return new Promise((answered) => {
      thread.waiting.set(id, answered);
      say(thread, { kind: "ask", id, query: query.slice(0, mostOfQuery), isFirst: isFirst || isOther });
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.worker.terminate();
  }

  #start(): Thread {
    const worker = new Worker(packageFile("dist/node/search-thread.js"), {
      workerData: this.#root,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.#megabytes },
    });
    const thread: Thread = { worker, waiting: new Map(), shown: undefined };
    const ended = (reason: string): void => {
      // A thread that ends of an error also exits, which says less.
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#failure = reason;
      for (const answer of thread.waiting.values()) answer({ ...noTexts, failure: reason });
      thread.waiting.clear();
    };
    worker.on("message", ({ id, answer }: FromSearchThread) => {
      thread.waiting.get(id)?.(answer);
      thread.waiting.delete(id);
    });
    worker.on("error", (error: NodeJS.ErrnoException) =>
      ended(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? `it takes more than ${String(this.#megabytes)} MB of memory`
          : error.message,
      ),
    );
    worker.on("exit", () => ended("the search has ended"));
    return thread;
  }
}

function say({ worker }: Thread, message: ToSearchThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  worker.postMessage(message);
}
