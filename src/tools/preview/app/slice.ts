// Does long work in slices, so that the page can draw and react in between.

/** How long work goes on without a break, in milliseconds: less than a frame. */
const length = 8;

/** A stretch of work that must not be long. */
export class Slice {
  #end = performance.now() + length;

  /** Whether it is time for a break. */
  isOver(): boolean {
    return performance.now() > this.#end;
  }

  /** Lets the browser draw; after that, the next slice begins. */
  async break(): Promise<void> {
    await nextTask();
    this.#end = performance.now() + length;
  }
}

/** The result of work that yields often. */
export async function inSlices<Result>(work: Iterator<void, Result>): Promise<Result> {
  const slice = new Slice();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- the break is the point
    if (slice.isOver()) await slice.break();
  }
}

/** Resolves in a new task, so that the browser can draw before it; a timer would wait longer. */
function nextTask(): Promise<void> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      next();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
