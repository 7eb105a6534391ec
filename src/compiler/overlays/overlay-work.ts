// Counts the steps of JSONPath expressions, so that no overlay takes longer than its site is worth (D234).
import { readingLimits } from "../text/reading-limits.ts";

/** Thrown where an expression needs more steps than it may have. */
export class TooManySteps extends Error {
  /** The name of the class. */
  override readonly name = "TooManySteps";
}

/** Work that is limited, and the steps that it still has. */
export interface OverlayWork {
  left: number;
}

/** All steps of a compile. */
export function overlayWork(): OverlayWork {
  return { left: readingLimits.overlay.steps };
}

/** Takes steps; throws `TooManySteps` when they are used up. */
export type TakeSteps = (count: number) => void;

/** A function that takes the steps of some work. */
export function takeFrom(work: OverlayWork): TakeSteps {
  return (count) => {
    work.left -= count;
    if (work.left < 0) throw new TooManySteps("it takes too many steps");
  };
}

/** The steps of one expression over a spec with a number of values. */
export function stepsOfQuery(work: OverlayWork, values: number): TakeSteps {
  const { queryStepsAtLeast, queryStepsPerValue } = readingLimits.overlay;
  const takeShared = takeFrom(work);
  const takeOwn = takeFrom({ left: Math.max(queryStepsAtLeast, queryStepsPerValue * values) });
  return (count) => {
    takeShared(count);
    takeOwn(count);
  };
}
