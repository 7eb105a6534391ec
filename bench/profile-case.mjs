// Shows in which functions the time of one text of bench/growth-search.mjs goes.
//
// node --cpu-prof-dir is not needed: node bench/profile-case.mjs <number or recipe as JSON> <work> [--size 16384]

import { Session } from "node:inspector/promises";
import { parseArgs } from "node:util";
import { works } from "./growth/case-work.mjs";
import { recipeOf, textOf } from "./growth/constructs.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: "string", default: "16384" } },
});
const [which, work = "write"] = positionals;
const recipe = /^\d+$/.test(which) ? recipeOf(Number(which)) : JSON.parse(which);
const { run } = await works[work](textOf(recipe, Number(values.size)));
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.start");
const before = process.cpuUsage();
await run();
console.log(`${Math.round(process.cpuUsage(before).user / 1000)} ms`);
const { profile } = await session.post("Profiler.stop");
const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
const self = new Map();
profile.samples.forEach((id, index) => {
  const { functionName, url, lineNumber } = nodes.get(id).callFrame;
  const name = `${functionName || "(anonymous)"} ${url
    .split("node_modules/")
    .pop()
    .replace(/.*\/build\//, "build/")}:${lineNumber + 1}`;
  self.set(name, (self.get(name) ?? 0) + profile.timeDeltas[index] / 1000);
});
for (const [name, ms] of [...self].toSorted((a, b) => b[1] - a[1]).slice(0, 10))
  console.log(`${Math.round(ms)} ms  ${name}`);
