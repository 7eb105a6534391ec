// How many times the physical limit does a compile cost?
//
// npm run build && npm run bench -- [--sizes 1k,10k,deep] [--runs 5] [--json <file>] [--fresh] [--specs] [--again] [--scripts]
//
// Each generated site is compiled by `navc compile` and handled by bench/limit.mjs, which does the
// same reading and writing and nothing else. Both run as whole processes and in turn, after one
// warm-up each, so that a slow moment of the machine hits both. A time depends on the machine, a
// ratio hardly does: the ratio is the median of the ratios of the pairs, with the lowest and highest.
// CPU is user and system time of the process. The last column compares the CPU time with that of a site of half the size:
// 2 is linear growth. There is no pass mark.
//
// Sites are kept in the system's folder for temporary files, under navc-bench.
// NAVC_BENCH_BIN names another program to measure in place of dist/cli/bin.js. NAVC_CORPUS names a folder of real sites, which
// are measured beside the made ones; of these there is no half.

import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureAgain } from "./again.mjs";
import { againHeader, againLine, limitHeader, limitLine, scriptHeader, scriptLine } from "./benchmark-tables.mjs";
import { measure } from "./measure.mjs";
import { realSites } from "./real-sites.mjs";
import { addRow, machineLine } from "./results.mjs";
import { scriptRows } from "./scripts.mjs";
import { halfOf, shapes, siteFor } from "./sites.mjs";
import { printSpecTable } from "./specs.mjs";

const LIMIT = join(import.meta.dirname, "limit.mjs");
const BIN = process.env.NAVC_BENCH_BIN ?? join(import.meta.dirname, "../dist/cli/bin.js");

const HELP = `Usage: npm run bench -- [options]

Compares the CPU time, wall time and peak memory of navc compile with those of a program that only reads and writes.

  --sizes <list>  sites to measure, from ${Object.keys(shapes).join(", ")} (default: all)
  --runs <n>      runs of each program on each site, after a warm-up (default: 5)
  --json <file>   also write the measurements to this file; those of other sites in it are kept
  --fresh         generate the sites again
  --specs         measure large specs in place of sites (see bench/specs.mjs)
  --again         measure later compiles in one process (see bench/again.mjs)
  --scripts       measure a site in twelve scripts beside the same one in English, in place of the limit
  --help          print this text

NAVC_CORPUS      folder of real sites (folders with a docs.json) to measure beside the others
NAVC_BENCH_BIN   program to measure in place of dist/cli/bin.js
`;

process.exitCode = main();

function main() {
  const options = readOptions();
  if (typeof options === "string") return fail(options);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!existsSync(BIN)) return fail(`${BIN} does not exist: run npm run build first.`);
  try {
    console.log(`${machineLine()}\n`);
    if (options.specs) {
      printSpecTable(options, progress);
      return 0;
    }
    if (options.scripts) {
      printScripts(options);
      return 0;
    }
    console.log(options.again ? againHeader : limitHeader);
    for (const name of options.sizes) {
      const row = options.again ? measureSiteAgain(name, options) : measureSite(name, options);
      print(options, row, options.again ? againLine(row) : limitLine(row));
    }
    if (options.again) return 0;
    for (const prepare of realSites(process.env.NAVC_CORPUS, compile)) {
      const row = measureRealSite(prepare(), options);
      print(options, row, limitLine(row));
    }
    return 0;
  } catch (error) {
    progress("");
    return fail(error.message);
  }
}

/** The options, or a text that says what is wrong with them. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        sizes: { type: "string", default: Object.keys(shapes).join(",") },
        runs: { type: "string", default: "5" },
        fresh: { type: "boolean", default: false },
        json: { type: "string" },
        specs: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
        scripts: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const sizes = values.sizes
      .split(",")
      .map((size) => size.trim())
      .filter((size) => size !== "");
    const unknown = sizes.find((size) => !Object.hasOwn(shapes, size));
    if (unknown !== undefined) return `No site "${unknown}": choose from ${Object.keys(shapes).join(", ")}.`;
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) return `--runs must be a whole number from 1, not "${values.runs}".`;
    return { ...values, sizes, runs };
  } catch (error) {
    return error.message;
  }
}

function print({ json }, row, line) {
  console.log(line);
  if (json !== undefined) addRow(json, row, ["site"], {});
}

function printScripts({ runs, fresh, json }) {
  console.log(scriptHeader);
  for (const row of scriptRows({ runs, fresh }, (words) => measure(resolve(BIN), words, { allowed: [0, 1] }))) {
    console.log(scriptLine(row));
    if (json !== undefined) addRow(json, row, ["task"], {});
  }
}

function measureSiteAgain(name, { runs, fresh }) {
  progress(`${name}: preparing the site`);
  const site = siteFor(name, shapes[name], { fresh });
  progress(`${name}: compiling again and again`);
  const row = measureAgain(site, runs, () => compile(site));
  progress("");
  return row;
}

/** What both cost on the site, and navc on one of half its size. */
function measureSite(name, { runs, fresh }) {
  progress(`${name}: preparing the sites`);
  const site = siteFor(name, shapes[name], { fresh });
  const half = siteFor(`${name}-half`, halfOf(shapes[name]), { fresh });
  progress(`${name}: warming up`);
  compile(site);
  compile(half);
  const outputBytes = statSync(resultOf(site)).size;
  const limit = limitOf(site, outputBytes);
  limit();

  const rounds = [];
  for (let run = 1; run <= runs; run++) {
    progress(`${name}: run ${run} of ${runs}`);
    rounds.push({ navc: compile(site), limit: limit(), half: compile(half) });
  }
  progress("");
  return { site: name, pages: site.heads.length, nodes: countNodes(resultOf(site)), outputBytes, ...costsOf(rounds) };
}

/** A real site has no half, and may have errors. */
function measureRealSite(site, { runs }) {
  progress(`${site.name}: measuring`);
  compile(site);
  const outputBytes = statSync(resultOf(site)).size;
  const limit = limitOf(site, outputBytes);
  limit();
  const rounds = Array.from({ length: runs }, () => ({ navc: compile(site), limit: limit() }));
  progress("");
  const { navc, limit: costs } = costsOf(rounds);
  const nodes = countNodes(resultOf(site));
  return { site: site.name, pages: site.heads.length, nodes, outputBytes, navc, limit: costs };
}

function compile(site, more = []) {
  const words = ["compile", site.root, "-o", resultOf(site), "--quiet", ...more];
  return measure(resolve(BIN), words, { allowed: [0, 1] });
}

function resultOf({ folder }) {
  return join(folder, "navigation.json");
}

/** A function that runs the limit on the files navc reads and the bytes it writes. */
function limitOf({ root, folder, heads, specs }, outputBytes) {
  const plan = join(folder, "limit-plan.json");
  const output = join(folder, "limit-output");
  writeFileSync(plan, JSON.stringify({ root, heads, specs, output, outputBytes }));
  return () => measure(LIMIT, [plan]);
}

function costsOf(rounds) {
  const of = (program) => rounds.map((round) => round[program]);
  return { navc: of("navc"), limit: of("limit"), half: of("half") };
}

/** Divisions and pages in the trees of all editions; null when the output is not a result of navc. */
function countNodes(output) {
  try {
    const { editions } = JSON.parse(readFileSync(output, "utf8"));
    const count = (node) => (node.children ?? []).reduce((sum, child) => sum + count(child), 1);
    return editions.reduce((sum, edition) => sum + count(edition.tree), 0);
  } catch {
    return null;
  }
}

/** On a terminal only, on one line that the next one overwrites. */
function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  return 2;
}
