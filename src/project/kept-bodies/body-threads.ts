// Reads bodies in threads, if there are so many that it is faster.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PageBody } from "../../compiler/bodies/page-body.ts";
import { packageFile } from "../package-file.ts";

/** In UTF-16 units: how much is read in this thread before others start, because each has to load the parser first. */
const readWithoutThreads = 16 * 1024 * 1024;
/** More threads would wait for the one that reads the files. */
const mostThreads = 4;

/** How many threads are started, and after how many UTF-16 units of text. */
export interface ThreadLimits {
  readonly threads: number;
  readonly withoutThreads: number;
}

const machineLimits = (): ThreadLimits => ({
  threads: Math.min(availableParallelism(), mostThreads),
  withoutThreads: readWithoutThreads,
});

/** Threads that read bodies; none is started before there is much to read. */
export class BodyThreads {
  readonly #threads: BodyThread[] = [];
  readonly #limits: ThreadLimits;
  #withoutThreads: number;

  constructor(limits: ThreadLimits = machineLimits()) {
    this.#limits = limits;
    this.#withoutThreads = limits.withoutThreads;
  }

  /** The number of threads that run. */
  get started(): number {
    return this.#threads.length;
  }

  /** What was found in each of the texts, in their order. If a thread ends or fails, its texts are read in the thread of the caller. */
  async read(texts: readonly string[]): Promise<readonly PageBody[]> {
    this.#withoutThreads -= texts.reduce((sum, { length }) => sum + length, 0);
    const { threads: most } = this.#limits;
    if (this.#withoutThreads > 0 || most < 2) return readHere(texts);
    while (this.#threads.length < most) this.#threads.push(new BodyThread());
    const threads = [...this.#threads];
    const shares = sharesOf(texts, threads.length);
    const read = await Promise.all(shares.map((share, index) => threads[index]!.read(share)));
    return read.flat();
  }

  /** Ends the threads. Others are started when there is as much to read again. */
  async end(): Promise<void> {
    this.#withoutThreads = this.#limits.withoutThreads;
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }
}

async function readHere(texts: readonly string[]): Promise<readonly PageBody[]> {
  if (texts.length === 0) return [];
  // If all bodies are known, the parser is not loaded.
  const { readBody } = await import("../../compiler/bodies/read-body.ts");
  return texts.map((text) => readBody(text, 0));
}

/** The texts, divided into this number of parts of about the same length. */
function sharesOf(texts: readonly string[], shares: number): readonly (readonly string[])[] {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const found: string[][] = Array.from({ length: shares }, () => []);
  let before = 0;
  for (const text of texts) {
    found[Math.min(Math.floor((before * shares) / total), shares - 1)]!.push(text);
    before += text.length;
  }
  return found;
}

class BodyThread {
  readonly #worker = new Worker(packageFile("dist/node/read-bodies.js"), {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  /** The callers that wait for an answer. The thread answers in the order of the questions. */
  readonly #waiting: ((answer: readonly PageBody[] | undefined) => void)[] = [];
  #hasEnded = false;

  constructor() {
    this.#worker.on("message", (answer: readonly PageBody[]) => this.#waiting.shift()?.(answer));
    // Without the listener an error of a thread would end the process.
    this.#worker.on("error", () => this.#ended());
    this.#worker.on("exit", () => this.#ended());
  }

  #ended(): void {
    this.#hasEnded = true;
    for (const answer of this.#waiting.splice(0)) answer(undefined);
  }

  async read(texts: readonly string[]): Promise<readonly PageBody[]> {
    if (this.#hasEnded || texts.length === 0) return readHere(texts);
    const answer = await new Promise<readonly PageBody[] | undefined>((resolve) => {
      this.#waiting.push(resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
      this.#worker.postMessage(texts);
    });
    return answer ?? readHere(texts);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
