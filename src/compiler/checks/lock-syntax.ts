// Finds a lock that can't be used. (D42)
import { fileAt } from "../diagnostics/place.ts";
import { lockName } from "../routes/read-lock.ts";
import type { Check } from "./check.ts";

/** Reports the first thing that is wrong with the lock. */
export const lockSyntax: Check = {
  code: "lock-syntax",
  needs: [],
  run: ({ lock }, report) => {
    if (lock?.kind === "broken") report("lock-syntax", fileAt(lockName), { problem: lock.problem });
  },
};
