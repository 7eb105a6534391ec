// Lets a step of rows wait for the tree that has what was written: in an older one their neighbors are others. (D490)
import { useEffect, useRef } from "preact/hooks";
import { useChanges } from "./use-changes.ts";

/** What was written and undone again gives no new tree. */
const longestMilliseconds = 3000;

/** Runs a step at once, or when the tree with this number is followed by the one that has what was written; the last one that was asked for. */
export function useSteps(tree: number): (step: () => void) => void {
  const changes = useChanges();
  const waiting = useRef<(() => void) | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const run = (): void => {
    clearTimeout(timer.current);
    const step = waiting.current;
    waiting.current = undefined;
    step?.();
  };
  useEffect(() => {
    if (changes?.isBehind(tree) !== true) run();
  });
  return (step) => {
    waiting.current = step;
    // The time of a step that was asked for before is not that of this one.
    clearTimeout(timer.current);
    if (changes?.isBehind(tree) === true) timer.current = setTimeout(run, longestMilliseconds);
    else run();
  };
}
