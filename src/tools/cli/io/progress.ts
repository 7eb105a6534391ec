// Draws the line on a terminal that shows the progress of a long run.
import { setImmediate as nextTurn } from "node:timers/promises";
import { visible } from "../../../compiler/text/visible.ts";
import type { CommandEnvironment } from "./command-environment.ts";

/** How far a part of a run is: a phase of a compile, or sites of several. */
interface Steps {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

const quietFor = 500;
const redrawEvery = 100;
const standardColumns = 80;
const clearLine = "\r\u001B[K";

/**
 * One line on stderr, rewritten during a run. It shows nothing in the first half second, and nothing at all if stderr is not a
 * terminal, is a dumb one, or is the log of a CI job.
 */
export class Progress {
  readonly #streams: CommandEnvironment;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout | undefined;
  /** The phases in the order in which they began. */
  #phases = new Map<string, Steps>();
  #title: string | undefined;
  #nextDraw: number;
  #isDrawn = false;
  #takeBack: (() => void) | undefined;

  constructor(streams: CommandEnvironment) {
    this.#streams = streams;
    this.#now = streams.now ?? Date.now;
    this.#nextDraw = canRedraw(streams) ? this.#now() + quietFor : Infinity;
    // Waiting for the network makes no steps.
    if (canRedraw(streams)) this.#timer = setInterval(() => this.#draw(), redrawEvery);
    this.#timer?.unref();
  }

  /** Names what is done next, such as a side of a comparison. */
  begin(title: string): void {
    this.#title = title;
    this.#phases = new Map();
    this.#draw();
  }

  /** Shows how far it is; for the option `onProgress` of a compile, which waits for the promise. */
  readonly show = (steps: Steps): Promise<void> | undefined => {
    this.#phases.delete(steps.phase);
    this.#phases.set(steps.phase, steps);
    // Ctrl+C is only seen between two turns.
    return this.#draw() ? nextTurn() : undefined;
  };

  /** Removes the line, so that something else can be written. */
  clear(): void {
    if (this.#isDrawn) this.#streams.stderr.write(clearLine);
    this.#isDrawn = false;
  }

  /** Removes the line permanently. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#nextDraw = Infinity;
    this.clear();
    if (this.#takeBack === undefined) return;
    // Ctrl+C that was pressed before would be lost without a listener.
    await nextTurn();
    await nextTurn();
    this.#takeBack();
  }

  #draw(): boolean {
    if (this.#now() < this.#nextDraw) return false;
    this.#nextDraw = this.#now() + redrawEvery;
    const { stderr, beforeInterrupt } = this.#streams;
    this.#takeBack ??= beforeInterrupt?.(() => this.clear());
    this.#isDrawn = true;
    // The old text is overwritten and not removed first; otherwise the line would flicker.
    stderr.write(`\r${cut(this.#text(), (stderr.columns || standardColumns) - 1)}\u001B[K`);
    return true;
  }

  #text(): string {
    const phases = [...this.#phases.values()];
    const running = phases.filter(({ done, total }) => done < total);
    const shown = (running.length === 0 ? phases.slice(-1) : running).map(
      ({ phase, done, total }) => `${phase} ${done}/${total}`,
    );
    const parts = [...(this.#title === undefined ? [] : [visible(this.#title)]), ...shown];
    return parts.length === 0 ? "compiling…" : parts.join(", ");
  }
}

/** The result of `run`. The line is shown during the run and removed at its end, even after an error. */
export async function withProgress<Result>(
  streams: CommandEnvironment,
  run: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress = new Progress(streams);
  try {
    return await run(progress);
  } finally {
    await progress.end();
  }
}

function canRedraw({ stderr, env }: CommandEnvironment): boolean {
  const isCi = Boolean(env["CI"]) && env["CI"] !== "false";
  return stderr.isTTY === true && !isCi && env["TERM"] !== "dumb";
}

/** A text of at most this width, if no character needs more than two columns. The table of widths is not loaded for this temporary line. */
function cut(text: string, columns: number): string {
  let width = 0;
  let cutText = "";
  for (const character of text) {
    width += /[ -~…]/.test(character) ? 1 : 2;
    if (width > columns) return cutText;
    cutText += character;
  }
  return cutText;
}
