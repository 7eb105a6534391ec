// Counts the steps of a phase of a compile, for programs that show how far it is.

/**
 * A phase of a compile, in the order in which they begin: page files that no entry names (`files`), front matter (`pages`),
 * specs, with those of the network (`fetches`) among them, files at addresses of operations and links (`addresses`), bodies
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

/** Called with the progress of a compile, which waits for a promise that it returns. */
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

  /** To be waited for, if it is not undefined. */
  begin(total: number): Promise<unknown> | undefined {
    this.#total = total;
    return total > 0 ? this.#report() : undefined;
  }

  /** Counts a step. To be waited for, if it is not undefined; loops that can't wait leave it to `shown`. */
  step(): Promise<unknown> | undefined {
    this.#done += 1;
    return this.#done >= this.#next ? this.#report() : undefined;
  }

  /** Ends when all that the listener has returned has ended. */
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
