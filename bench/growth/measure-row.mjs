// What does the work of each row that it is sent cost at n, 2n and 4n, each times the scale?
//
// It is started by bench/growth.mjs, with flags that make V8 steady, and ended by it where a row does not end.
//
// Sends for each row the CPU time of each size, in milliseconds, and the bytes read and made at the largest size. The smallest
// size is the warm-up, and run once. The others are the least of several runs.

import { rows } from "./rows.mjs";

process.on("message", (task) => void measure(task));
process.send("ready");

async function measure({ name, runs, scale }) {
  const { make } = rows[name];
  const n = rows[name].n * scale;
  const work = [];
  for (const size of [n, 2 * n, 4 * n]) work.push(await make(size));

  const [first, ...larger] = work;
  const { cpuMs: warmUp } = await measuredRun(first);
  const cpuMs = larger.map(() => Infinity);
  let bytesOut = 0;
  for (let run = 0; run < runs; run += 1) {
    for (const [index, each] of larger.entries()) {
      const measured = await measuredRun(each);
      cpuMs[index] = Math.min(cpuMs[index], measured.cpuMs);
      ({ bytesOut } = measured);
    }
  }
  process.send({ cpuMs: [warmUp, ...cpuMs], bytesIn: work[2].bytesIn, bytesOut });
}

async function measuredRun({ run }) {
  globalThis.gc();
  const before = process.cpuUsage();
  const bytesOut = await run();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, bytesOut };
}
