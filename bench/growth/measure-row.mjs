// What does the work of each row that it is sent cost at n, 2n and 4n?
//
// It is started by bench/growth.mjs, with --expose-gc --no-opt --single-threaded, and ended by it where a row does not end.
//
// Sends for each row the CPU time of each size, in milliseconds, the least of several runs after a warm-up, and the bytes
// read and made at the largest size.

import { rows } from "./rows.mjs";

process.on("message", (task) => void measure(task));
process.send("ready");

async function measure({ name, runs }) {
  const { n, make } = rows[name];
  const work = [];
  for (const size of [n, 2 * n, 4 * n]) work.push(await make(size));

  await work[0].run();
  const cpuMs = work.map(() => Infinity);
  let bytesOut = 0;
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { run: start }] of work.entries()) {
      globalThis.gc();
      const before = process.cpuUsage();
      bytesOut = await start();
      const { user, system } = process.cpuUsage(before);
      cpuMs[index] = Math.min(cpuMs[index], (user + system) / 1000);
    }
  }
  process.send({ cpuMs, bytesIn: work[2].bytesIn, bytesOut });
}
