// Does the cost of any construct grow worse than its size?
//
// npm run build && npm run growth -- [--only <word>] [--every 1] [--runs 2] [--most 1.3] [--scale 1] [--jobs <number of cores>]
//
// Each row of bench/growth/rows.mjs is one construct at the sizes n, 2n and 4n, each times the scale. Measured is CPU time, the
// least of several runs; that at n is of the first run of all, which warms up. As many rows are measured at a time as there are
// cores, each core's one after the other in one process. The exponent is that of the growth from 2n to 4n: 1 is linear, 2 is
// quadratic. No time counts by itself, so that the table says the same on any machine. A row above the limit is measured again,
// alone, in a new process, with more runs and at twice the sizes, up to three times: it fails only when it is above the limit
// each time. What really grows is above it at each size. A step is not: the size at which the work no longer fits the cache of
// the processor, or at which the first garbage is collected.

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rows } from "./growth/rows.mjs";

const MEASURE = join(import.meta.dirname, "growth/measure-row.mjs");

// What V8 compiles while it runs, on other threads too, costs most at the smallest size and would hide growth. A young
// generation of 16 MiB, which is the default, is collected at the largest size only: a step that looks like growth.
const STEADY = ["--expose-gc", "--no-opt", "--single-threaded", "--min-semi-space-size=1", "--max-semi-space-size=1"];

// What lies below is noise and start-up; added to both sides, it takes nothing from a row that really grows.
const FLOOR_MS = 3;

// For each run. Of a construct that never ends no time is known, only that it is worse than the others.
const LONGEST_MS = 60_000;

// A row that costs less at its largest size no longer measures what its name says.
const SHORTEST_MS = 1;

const MEASURED_AGAIN = 3;

// At some size a limit of navc ends the work. What no longer grows there says nothing of the sizes below.
const ENDED_BY_LIMIT = 0.6;

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    every: { type: "string", default: "1" },
    runs: { type: "string", default: "2" },
    most: { type: "string", default: "1.3" },
    scale: { type: "string", default: "1" },
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});
const most = Number(options.most);
const runs = Number(options.runs);
const scale = Number(options.scale);
const jobs = Number(options.jobs);
const every = Number(options.every);
if (!(every >= 1)) throw new RangeError(`--every takes a number from 1, not "${options.every}".`);
if (!(scale >= 1)) throw new RangeError(`--scale takes a number from 1, not "${options.scale}".`);
if (!(jobs >= 1)) throw new RangeError(`--jobs takes a number from 1, not "${options.jobs}".`);

// Whatever ends this process ends those of the rows with it: one of them may never end by itself.
const ending = new AbortController();
process.once("exit", () => ending.abort());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Loads the rows once for all that it measures: loading costs more than most of them. */
class MeasuringProcess {
  #child;

  /** The row that was measured. One at a time. */
  async measure(name, { times, scale }) {
    const child = (this.#child ??= await startedProcess());
    const measured = nextMessage(child);
    child.send({ name, runs: times, scale });
    const timer = setTimeout(() => this.end(), LONGEST_MS * times);
    const { cpuMs, bytesIn, bytesOut } = await measured;
    clearTimeout(timer);
    if (cpuMs === undefined) {
      // Killed for its time, or ended by a fault of its own, which it has printed.
      if (this.#child !== undefined) throw new Error(`"${name}" could not be measured.`);
      return { cpuMs: [], exponent: Infinity, amplification: NaN, scale };
    }
    return { cpuMs, exponent: exponentOf(cpuMs), amplification: bytesOut / bytesIn, scale };
  }

  end() {
    this.#child?.kill();
    this.#child = undefined;
  }
}

/** A process that has loaded the rows. */
async function startedProcess() {
  const child = fork(MEASURE, { execArgv: STEADY, signal: ending.signal });
  // It is ended when this process is, and nothing then waits for its answer.
  child.once("error", () => {});
  await nextMessage(child);
  return child;
}

/** What a process sends next; {} where it ends without. */
function nextMessage(child) {
  return new Promise((done) => {
    const finish = (message) => {
      child.off("exit", finish);
      child.off("message", finish);
      done(typeof message === "object" && message !== null ? message : {});
    };
    child.on("exit", finish);
    child.on("message", finish);
  });
}

const names = Object.keys(rows)
  .filter((name) => name.includes(options.only))
  .filter((_, index) => index % every === 0);

console.log("| construct | 4n | CPU at n, 2n, 4n | exponent | bytes out per byte in |");
console.log("|---|---:|---:|---:|---:|");
const waiting = [...names];
const above = [];
await Promise.all(Array.from({ length: jobs }, measureWaiting));
const failed = [];
for (const { name, row: first } of above) {
  const row = await measuredAtLargerSizes(name, first);
  console.log(lineOf(name, row));
  if (!isLinear(row)) failed.push(name);
}
console.log(`\n${names.length} constructs, ${failed.length} above the exponent ${most} or below ${SHORTEST_MS} ms`);
for (const name of failed) console.log(`- ${name}`);
process.exitCode = failed.length === 0 && names.length > 0 ? 0 : 1;

/** Measures one row after the other, until none is waiting. */
async function measureWaiting() {
  const measuring = new MeasuringProcess();
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const row = await measuring.measure(name, { times: runs, scale });
    if (isLinear(row)) console.log(lineOf(name, row));
    else above.push({ name, row });
  }
  measuring.end();
}

/** The first measurement at twice the sizes or more that is linear, else the last before a limit of navc ends the growth. */
async function measuredAtLargerSizes(name, first) {
  let row = first;
  for (let time = 1; time <= MEASURED_AGAIN && !isLinear(row); time += 1) {
    const measuring = new MeasuringProcess();
    const larger = await measuring.measure(name, { times: 3 * runs, scale: scale * 2 ** time });
    measuring.end();
    if (larger.exponent < ENDED_BY_LIMIT) return row;
    row = larger;
  }
  return row;
}

function isLinear({ cpuMs, exponent }) {
  return exponent <= most && cpuMs[2] >= SHORTEST_MS;
}

function exponentOf([, twice, fourTimes]) {
  return Math.log2((fourTimes + FLOOR_MS) / (twice + FLOOR_MS));
}

function lineOf(name, { cpuMs, exponent, amplification, scale }) {
  const cells = [
    name,
    4 * rows[name].n * scale,
    cpuMs.length === 0 ? `over ${LONGEST_MS / 1000} s` : `${cpuMs.map((ms) => Math.round(ms)).join(", ")} ms`,
    `${exponent.toFixed(2)}${isLinear({ cpuMs, exponent }) ? "" : " FAILED"}`,
    amplification.toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}
