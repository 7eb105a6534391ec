// Does navc refuse the bodies that Mintlify's own packages refuse, and no others?
//
//   node bench/peers/compare-bodies.mjs <folder of sites> …      every .mdx and .md file below
//   node bench/peers/compare-bodies.mjs --made 5000 [--seed 1]   bodies that are made of pieces
//
// After `npm run build` and `npm ci --prefix bench/peers`. It prints each body that only one of the two refuses; a made
// body is made smaller first. It exits with 1 if there are any. Bodies that navc does not judge, because that could take too
// long, are only counted.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import glob from "fast-glob";
import { readBody } from "../../build/compiler/bodies/read-body.js";
import { findFrontMatter } from "../../build/compiler/text/front-matter-block.js";
import { madeBodies, smaller } from "./made-bodies.mjs";

const { getAST } = await import(process.env.PLATFORM ?? "@mintlify/common");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: "string" },
    seed: { type: "string", default: "1" },
    most: { type: "string", default: "30" },
  },
});

const found = { bodies: 0, both: 0, onlyNavc: 0, onlyPlatform: 0, limit: 0 };
let shown = 0;
for (const [name, text] of texts()) {
  const mine = judged(text);
  const theirs = refusedByPlatform(text);
  found.bodies += 1;
  if (mine.kind === "limit") found.limit += 1;
  else if ((mine.kind === undefined) !== (theirs === undefined)) {
    found[theirs === undefined ? "onlyNavc" : "onlyPlatform"] += 1;
    if ((shown += 1) <= Number(values.most)) show(name, text, mine, theirs);
  } else if (theirs !== undefined) found.both += 1;
}
console.log(JSON.stringify(found));
process.exitCode = found.onlyNavc + found.onlyPlatform === 0 ? 0 : 1;

function* texts() {
  for (const folder of positionals)
    for (const file of glob.sync("**/*.{md,mdx}", { cwd: folder }).toSorted())
      yield [file, readFileSync(join(folder, file), "utf8")];
  if (values.made !== undefined) yield* madeBodies(Number(values.made), Number(values.seed));
}

function judged(text) {
  const block = findFrontMatter(text, true);
  const { problem } = readBody(text, block.kind === "block" ? block.close : 0);
  if (problem === undefined) return { kind: undefined };
  return { ...problem, line: text.slice(0, problem.start).split("\n").length };
}

function refusedByPlatform(text) {
  try {
    getAST(text, "page.mdx");
    return undefined;
  } catch (error) {
    return `${error.line ?? ""}:${error.column ?? ""} ${error.reason ?? error.message}`;
  }
}

function differs(text) {
  return (judged(text).kind === undefined) !== (refusedByPlatform(text) === undefined);
}

function show(name, text, mine, theirs) {
  const small = typeof name === "number" || values.made !== undefined ? smaller(text, differs) : undefined;
  console.log(
    `${name}\n  navc: ${mine.kind === undefined ? "valid" : `${mine.line} ${mine.reason}`}\n  platform: ${theirs ?? "valid"}`,
  );
  if (small !== undefined) console.log(`  ${JSON.stringify(small)}`);
}
