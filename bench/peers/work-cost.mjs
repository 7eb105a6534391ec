// What did the work between two moments of this process cost? For programs that get their input in memory.

import { writeFileSync } from "node:fs";

/** Starts the clock; the returned function stops it and writes { cpuMs, wallMs } to the file. */
export function startClock(file) {
  const cpu = process.cpuUsage();
  const wall = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    writeFileSync(file, JSON.stringify({ cpuMs: (user + system) / 1000, wallMs: performance.now() - wall }));
  };
}
