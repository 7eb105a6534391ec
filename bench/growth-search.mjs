// Looks for texts whose cost grows worse than their size: pairs and nestings of all constructs of bodies, put together at random.
//
// npm run build && node bench/growth-search.mjs [--seeds 1000] [--from 1] [--work read,write,vitepress,describe] [--most 1.3]
//
// Each number makes one text (bench/growth/constructs.mjs), the same one on any machine. Its CPU time is measured at three sizes,
// each twice the one before: of reading it with `--links`, and of writing it as a page. A text that is found is printed with its
// number; it gets a row in bench/growth/ when its cause is repaired.

import { fork } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recipeOf } from "./growth/constructs.mjs";

const CHILD = join(import.meta.dirname, "growth/measure-cases.mjs");
const STEADY = ["--expose-gc", "--stack-size=900"];

/** In characters: a first look at each text, and a second one at those that may grow. */
const FIRST_SIZES = [6_000, 24_000];
const SIZES = [24_000, 48_000, 96_000];
const FLOOR_MS = 10;
/** What takes longer for a kilobyte is found, too, however it grows. */
const MOST_MS_PER_KB = 40;
const LONGEST_MS = 30_000;

const { values: options } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    work: { type: "string", default: "read,write,vitepress,describe" },
    most: { type: "string", default: "1.3" },
  },
});
const most = Number(options.most);
const from = Number(options.from);

let child;
process.once("exit", () => child?.kill("SIGKILL"));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

let found = 0;
let largest = 0;
for (let seed = from; seed < from + Number(options.seeds); seed += 1) {
  const recipe = recipeOf(seed);
  for (const work of options.work.split(",")) {
    const first = await measured({ work, recipe, sizes: FIRST_SIZES, runs: 1 });
    if (isGood(first, FIRST_SIZES)) continue;
    const second = await measured({ work, recipe, sizes: SIZES, runs: 1 });
    if (isGood(second, SIZES)) continue;
    // What else the machine does must not be found.
    const again = second && (await measured({ work, recipe, sizes: SIZES, runs: 2 }));
    if (isGood(again, SIZES)) continue;
    found += 1;
    console.log(`${seed} ${work} ${describe(again)} ${JSON.stringify(recipe)}`);
  }
}
console.log(
  `${options.seeds} texts from number ${from}: ${found} found; the largest exponent of the others is ${largest.toFixed(2)}`,
);
process.exitCode = found === 0 ? 0 : 1;
child?.kill("SIGKILL");

function isGood(cpuMs, sizes) {
  if (cpuMs === undefined) return false;
  const exponent = exponentOf(cpuMs, sizes);
  if (exponent > most || cpuMs.at(-1) / (sizes.at(-1) / 1024) > MOST_MS_PER_KB) return false;
  largest = Math.max(largest, exponent);
  return true;
}

function exponentOf(cpuMs, sizes) {
  const growth = Math.log((cpuMs.at(-1) + FLOOR_MS) / (cpuMs.at(-2) + FLOOR_MS));
  return growth / Math.log(sizes.at(-1) / sizes.at(-2));
}

function describe(cpuMs) {
  if (cpuMs === undefined) return `over ${LONGEST_MS / 1000} s`;
  return `${cpuMs.map((ms) => Math.round(ms)).join(", ")} ms, exponent ${exponentOf(cpuMs, SIZES).toFixed(2)}`;
}

/** The CPU times of a case; undefined where it does not end. */
async function measured(task) {
  child ??= await started();
  return new Promise((done) => {
    const timer = setTimeout(() => finish(undefined), LONGEST_MS);
    const finish = (cpuMs) => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (cpuMs === undefined) {
        child.kill("SIGKILL");
        child = undefined;
      }
      done(cpuMs);
    };
    child.once("message", ({ cpuMs }) => finish(cpuMs));
    child.once("exit", () => finish(undefined));
    child.send(task);
  });
}

function started() {
  return new Promise((ready) => {
    const process = fork(CHILD, { execArgv: STEADY });
    process.once("message", () => ready(process));
  });
}
