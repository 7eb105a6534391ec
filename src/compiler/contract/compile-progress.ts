// Counts the steps of a phase of a compile, for programs that show how far it is.

/**
 * A phase of a compile, in the order in which they begin: page files that no entry names (`files`), front matter (`pages`),
 * specs, including those of the network (`fetches`), files at addresses of operations and links (`addresses`), bodies
 * (`links`), and checks. A phase without anything to do is left out.
 */
export type CompilePhase = "files" | "pages" | "specs" | "fetches" | "addresses" | "links" | "checks";

/** How far a phase of a compile is: `done` of `total` steps. */
export interface CompileProgress {
  /** What is being done. */
  readonly phase: CompilePhase;
  /** The number of steps of the phase that are done. */
  readonly done: number;
  /** The number of its steps. */
  readonly total: number;
}

/** Called with the progress of a compile. The compile waits for the promise that it returns, if any. */
export type ProgressListener = (progress: CompileProgress) => void | Promise<void>;

const mostEvents = 100;

/** The steps of one phase: the listener is called at its beginning, at its end, and not at every step between them. */
export class PhaseSteps {
  readonly #phase: CompilePhase;
  readonly #listener: ProgressListener | undefined;
  #shown: Promise<unknown> | undefined;
  #total = 0;
  #done = 0;
  #next = Infinity;

  constructor(phase: CompilePhase, listener: ProgressListener | undefined) {
    this.#phase = phase;
    this.#listener = listener;
  }

  /** Returns a promise that has to be awaited, or undefined. */
  begin(total: number): Promise<unknown> | undefined {
    this.#total = total;
    return total > 0 ? this.#report() : undefined;
  }

  /** Counts a step. Returns a promise that has to be awaited, or undefined; loops that can't wait leave this to `shown`. */
  step(): Promise<unknown> | undefined {
    this.#done += 1;
    return this.#done >= this.#next ? this.#report() : undefined;
  }

  /** Resolves when all promises of the listener have been settled. */
  get shown(): Promise<unknown> | undefined {
    return this.#shown;
  }

  #report(): Promise<unknown> | undefined {
    if (this.#listener === undefined) return undefined;
    this.#next = Math.min(this.#done + Math.ceil(this.#total / (mostEvents - 1)), this.#total);
    const shown: unknown = this.#listener({ phase: this.#phase, done: this.#done, total: this.#total });
    if (shown !== undefined) this.#shown = Promise.all([this.#shown, Promise.resolve(shown)]);
    return shown === undefined ? undefined : this.#shown;
  }
}
