// What does the work of one row cost at n, 2n and 4n?
//
// Usage: node --expose-gc --no-opt --single-threaded bench/growth/measure-row.mjs <row> <runs>
//
// Prints JSON: the CPU time of each size, in milliseconds, the least of several runs after a warm-up, and the bytes read
// and made at the largest size.

import { rows } from "./rows.mjs";

const [name, runs] = [process.argv[2], Number(process.argv[3])];
const { n, make } = rows[name];
const work = [];
for (const size of [n, 2 * n, 4 * n]) work.push(await make(size));

await work[0].run();
const least = work.map(() => Infinity);
let bytesOut = 0;
for (let run = 0; run < runs; run += 1) {
  for (const [index, { run: start }] of work.entries()) {
    globalThis.gc();
    const before = process.cpuUsage();
    bytesOut = await start();
    const { user, system } = process.cpuUsage(before);
    least[index] = Math.min(least[index], (user + system) / 1000);
  }
}
process.stdout.write(JSON.stringify({ cpuMs: least, bytesIn: work[2].bytesIn, bytesOut }));
