// What does a Node program cost, as a whole process?

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const PRINT_USAGE = pathToFileURL(join(import.meta.dirname, "print-usage.mjs")).href;

/**
 * Runs the program to its end: { cpuMs, wallMs, memoryMb }; undefined if it did not end within `timeout` milliseconds.
 * Throws when it ends with a status that `allowed` does not hold.
 */
export function measure(program, args, { cwd, timeout, allowed = [0] } = {}) {
  const child = spawnSync(process.execPath, ["--import", PRINT_USAGE, program, ...args], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 1 << 28,
    killSignal: "SIGKILL",
    cwd,
    timeout,
  });
  if (child.error?.code === "ETIMEDOUT") return undefined;
  if (child.error) throw child.error;
  if (!allowed.includes(child.status)) {
    const how = child.signal ?? `exit code ${child.status}`;
    throw new Error(`${program} ${args.join(" ")} failed (${how}):\n${child.stderr.slice(0, 2000)}`);
  }
  return JSON.parse(child.output[3]);
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
