// What did this process cost? Preloaded with --import; the answer goes to file descriptor 3.

import { readFileSync, writeSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpuMs = (userCPUTime + systemCPUTime) / 1000;
  writeSync(3, JSON.stringify({ cpuMs, wallMs: performance.now(), memoryMb: (ownPeakKb() ?? maxRSS) / 1024 }));
});

/** On Linux `maxRSS` counts what the parent had when it started this process, and `VmHWM` does not. */
function ownPeakKb() {
  try {
    const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return kb === undefined ? undefined : Number(kb);
  } catch {
    return undefined;
  }
}
