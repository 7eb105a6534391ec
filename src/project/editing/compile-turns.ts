// Lets other work have a turn while a long compile runs, and stops the compile when nobody needs it.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ProgressListener } from "../../compiler/contract/compile-progress.ts";
import { CompileStopped } from "../../compiler/host/kept-answers.ts";

/** In milliseconds: how long a compile runs until other work has a turn. */
const longestTurn = 15;

/** A listener that pauses a compile now and then. It throws `CompileStopped` when `isStopped` is true. */
export function compileTurns(isStopped: () => boolean): ProgressListener {
  let turnBegan = performance.now();
  return async () => {
    if (isStopped()) throw new CompileStopped();
    if (performance.now() - turnBegan < longestTurn) return;
    await nextTurn();
    turnBegan = performance.now();
    if (isStopped()) throw new CompileStopped();
  };
}
