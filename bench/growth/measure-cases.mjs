// Measures the cases that it gets one after the other: the CPU time of a recipe at several sizes, in milliseconds.
//
// It is started by bench/growth-search.mjs, which ends it where a case does not end.

import { textOf } from "./constructs.mjs";
import { works } from "./case-work.mjs";

process.on("message", (task) => void measure(task));

async function measure({ work, recipe, sizes, runs }) {
  const cpuMs = [];
  for (const size of sizes) {
    const { run } = await works[work](textOf(recipe, size));
    let least = Infinity;
    for (let time = 0; time < runs; time += 1) {
      globalThis.gc();
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    cpuMs.push(least);
    // Half a minute for one size says enough.
    if (least > 30_000) break;
  }
  process.send({ cpuMs });
}
// What V8 has not compiled yet would look like growth that is less than it is.
const warm = {
  shape: "repeat",
  parts: ["# a\n", "- b *c* [d](/e)\n", "<A b={c} />\n", "| a |\n|-|\n"],
  gap: "\n",
  prefix: "",
};
for (const make of Object.values(works)) await (await make(textOf(warm, 50_000))).run();
process.send("ready");
