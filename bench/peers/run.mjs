// How does navc compare with the programs that other documentation hosts use?
//
// npm ci --prefix bench/peers && npm run build && npm run bench:peers -- [--only docusaurus] [--sizes 1k,10k] [--docs <folder>]
//
// Both programs run as whole processes and in turn on the same pages, after one warm-up each, so that a slow moment of the
// machine hits both. A ratio is the median of the ratios of the pairs. docs/reference/benchmarks.md says what each peer does, and
// what is comparable. In the warm-up both also list their pages, which is not measured, and the lists are compared.

import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listedHeader, listedLine, peerHeader, peerLine } from "../benchmark-tables.mjs";
import { measure } from "../measure.mjs";
import { addRow, machineLine } from "../results.mjs";
import { sizes } from "./inputs.mjs";
import { compareListed } from "./listed-pages.mjs";
import { comparisons, names } from "./programs.mjs";

const HELP = `Usage: npm run bench:peers -- [options]        after npm ci --prefix bench/peers, and npm run build

Compares the CPU time, wall time and peak memory of navc with those of other programs on the same pages.

  --only <list>    comparisons, from ${names.join(", ")} (default: all)
  --sizes <list>   sizes of the generated sites, from ${Object.keys(sizes).join(", ")} (default: 1k,10k)
  --docs <folder>  a docs folder to compare with Mintlify's packages; can be repeated
  --runs <n>       pairs of runs, after a warm-up (default: 5)
  --timeout <s>    how long a program may run (default: 300)
  --json <file>    also write the rows to this file; rows of other comparisons and inputs in it are kept
  --fresh          generate the sites again
  --help           print this text

NAVC_BENCH_BIN   program to measure in place of dist/cli/bin.js
`;

const PEERS = [
  "@docusaurus/plugin-content-docs",
  "vitepress",
  "fumadocs-core",
  "@mintlify/prebuild",
  "@mintlify/common",
  "@mintlify/validation",
];

process.exitCode = main();

function main() {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!existsSync(join(import.meta.dirname, "node_modules"))) {
    process.stderr.write("The peers are not installed: run npm ci --prefix bench/peers first.\n");
    return 2;
  }
  console.log(`${machineLine()}\n\n${peerHeader}`);
  const versions = Object.fromEntries(PEERS.map((name) => [name, versionOf(name)]));
  const rows = [];
  for (const comparison of comparisons(options)) {
    const row = measurePair(comparison, options);
    console.log(peerLine(row));
    if (options.json !== undefined) addRow(options.json, row, ["peer", "input"], { versions });
    rows.push(row);
  }
  const listing = rows.filter(({ listed }) => listed.onlyPeer !== undefined);
  if (listing.length > 0) console.log(`\n${[listedHeader, ...listing.map(listedLine)].join("\n")}`);
  return 0;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: names.join(",") },
      sizes: { type: "string", default: "1k,10k" },
      docs: { type: "string", multiple: true, default: [] },
      runs: { type: "string", default: "5" },
      timeout: { type: "string", default: "300" },
      json: { type: "string" },
      fresh: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return {
    ...values,
    only: chosen(values.only, names),
    sizes: chosen(values.sizes, Object.keys(sizes)),
    runs: Number(values.runs),
    timeout: Number(values.timeout) * 1000,
  };
}

function chosen(list, from) {
  const words = list.split(",").filter(Boolean);
  const unknown = words.find((word) => !from.includes(word));
  if (unknown !== undefined) throw new Error(`No "${unknown}": choose from ${from.join(", ")}.`);
  return words;
}

/** One row of the table, as it is also written to the file. */
function measurePair({ name, input, navc, peer }, { runs, timeout }) {
  const first = { navc: listPages(navc, timeout), peer: listPages(peer, timeout, navc) };
  const row = { peer: name, input, listed: compared(first) };
  if (first.peer.cost === undefined)
    return { ...row, seconds: timeout / 1000, navc: [run(navc, timeout)], other: null };
  const pairs = Array.from({ length: runs }, () => ({ navc: run(navc, timeout), other: run(peer, timeout, navc) }));
  return { ...row, navc: pairs.map((pair) => pair.navc), other: pairs.map((pair) => pair.other) };
}

/** The warm-up: what the program lists. */
function listPages(program, timeout, navc) {
  const treeFile = join(tmpdir(), `navc-peers-tree-${process.pid}.json`);
  const cost = run(program, timeout, navc, treeFile);
  if (cost === undefined || program.hasNoPages) return { cost };
  return { cost, listed: program.listed?.() ?? JSON.parse(readFileSync(treeFile, "utf8")) };
}

function compared({ navc, peer }) {
  return peer.listed === undefined ? { pages: navc.listed.length } : compareListed(navc.listed, peer.listed);
}

/** What the run did cost; undefined if it did not end in time. */
function run(program, timeout, navc, treeFile = "") {
  // navc ends with 1 on a site with errors, and its result is complete.
  const cost = measure(program.file, program.args(treeFile, navc), { cwd: program.cwd, timeout, allowed: [0, 1] });
  if (cost === undefined || program.costFile === undefined) return cost;
  const work = JSON.parse(readFileSync(program.costFile, "utf8"));
  return { ...cost, ...work, processCpuMs: cost.cpuMs };
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")).dependencies[name];
}
