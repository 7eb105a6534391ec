// What does it cost to compile a site again after an edit, in a process that keeps it compiled?
//
// npm run build && npm run bench -- --again [--sizes 1k,10k] [--runs 5] [--json <file>] [--fresh]
//
// The first number is the CPU time of `navc compile` as a whole process, the others are those of `compile()` of
// `createCompiler` in one process, with `invalidate` of the edited file: for each kind of edit the median, and the highest,
// after ten edits that are not counted.

import { spawnSync } from "node:child_process";
import { join } from "node:path";

const WORK = join(import.meta.dirname, "again-work.mjs");

/** The measurements of one site. `compile` runs navc over it, as a whole process, and returns what that cost. */
export function measureAgain({ name, root, heads, specs }, runs, compile) {
  compile();
  const whole = Array.from({ length: runs }, compile);
  const page = heads[Math.floor(heads.length / 2)];
  const args = [WORK, root, page, specs.find((spec) => spec.endsWith(".json")) ?? "", String(runs)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${WORK} failed:\n${stderr.slice(0, 2000)}`);
  return { site: name, pages: heads.length, whole, ...JSON.parse(stdout) };
}
