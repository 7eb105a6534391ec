// Prepares V8 for a process that ends soon.
import { setFlagsFromString } from "node:v8";

// A flag that V8 does not know is an error on stderr, so each is for the major version that was measured.
const flags: ReadonlyMap<string, string> = new Map([
  ["11", "--interrupt-budget=1000000"],
  ["12", "--invocation-count-for-turbofan=30000"],
  ["13", "--invocation-count-for-turbofan=30000"],
]);

/** The flag with which a version of V8 optimizes only code that has run for long; undefined for a version without such a flag. */
export function shortRunFlag(v8: string): string | undefined {
  return flags.get(v8.split(".", 1)[0]!);
}

/** Makes V8 optimize only code that has run for long. In a run of seconds, most optimizations cost more than they save (D94). */
export function expectShortRun(): void {
  const flag = shortRunFlag(process.versions.v8);
  if (flag !== undefined) setFlagsFromString(flag);
}
