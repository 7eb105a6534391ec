// When is a burst of changes over?

/** Changes come in bursts: an editor writes, renames and touches. */
const quietMilliseconds = 50;
/** What writes without a pause must not hold a site back for ever. */
const longestMilliseconds = 1000;

/** Changes that come one soon after the other. */
export interface Burst {
  /** One more change. */
  readonly note: () => void;
  /** Resolves when there is no burst any more. */
  readonly over: () => Promise<void>;
  /** Ends it now. */
  readonly end: () => void;
}

/** A burst that has not begun. */
export function burst(): Burst {
  let timer: NodeJS.Timeout | undefined;
  let began = 0;
  let waiting: (() => void)[] = [];
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  };
  return {
    note() {
      if (timer === undefined) began = performance.now();
      clearTimeout(timer);
      const left = began + longestMilliseconds - performance.now();
      timer = setTimeout(end, Math.max(0, Math.min(quietMilliseconds, left)));
    },
    over: () => (timer === undefined ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    end,
  };
}
