// How much more than parsing does it cost to list the operations of a spec, and what do the usual ways cost?
//
// npm run build && npm run bench -- --specs [--runs 5] [--fresh]
//
// Each work is a whole process, with what it imports. Listing and parsing run in turn, so that a slow moment of the
// machine hits both; the ratio is the median of the ratios of the pairs. swagger-parser's `bundle` and `dereference`,
// which a site needs to see behind `$ref`, run once, and are stopped after 60 seconds.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { measure, median } from "./measure.mjs";
import { specFor, specShapes } from "./specs-shapes.mjs";

const WORK = join(import.meta.dirname, "specs-work.mjs");
const PRINT_USAGE = pathToFileURL(join(import.meta.dirname, "print-usage.mjs")).href;
const TIME_LIMIT = 60_000;

const HEADER = [
  "| spec | format | size | listing | parse | ratio (min–max) | memory listing | memory parse | bundle | dereference |",
  "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|",
];

/** Prints the table, a row as soon as it is known. */
export function printSpecTable({ runs, fresh }, progress) {
  console.log(HEADER.join("\n"));
  for (const name of Object.keys(specShapes)) {
    progress(`${name}: preparing the spec`);
    const spec = specFor(name, { fresh });
    for (const format of ["json", "yaml"]) {
      progress(`${name}: ${format}`);
      const cells = measureSpec(spec[format], runs);
      progress("");
      console.log(`| ${[name, format.toUpperCase(), `${spec.megabytes[format]} MB`, ...cells].join(" | ")} |`);
    }
  }
}

function measureSpec(file, runs) {
  const run = (work) => measure(WORK, [work, file]);
  run("listing");
  const pairs = Array.from({ length: runs }, () => ({ listing: run("listing"), parse: run("parse") }));
  const ratios = pairs.map(({ listing, parse }) => listing.cpuMs / parse.cpuMs);
  const middle = (work, field) => Math.round(median(pairs.map((pair) => pair[work][field])));
  return [
    `${middle("listing", "cpuMs")} ms`,
    `${middle("parse", "cpuMs")} ms`,
    `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    `${middle("listing", "memoryMb")} MB`,
    `${middle("parse", "memoryMb")} MB`,
    attempt("bundle", file),
    attempt("dereference", file),
  ];
}

/** CPU time and memory, or how it ended: here, to fail is a result. */
function attempt(work, file) {
  const { error, status, output } = spawnSync(process.execPath, ["--import", PRINT_USAGE, WORK, work, file], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    encoding: "utf8",
    timeout: TIME_LIMIT,
    killSignal: "SIGKILL",
  });
  if (error?.code === "ETIMEDOUT") return `did not finish in ${TIME_LIMIT / 1000} s`;
  if (status !== 0) return "failed";
  const { cpuMs, memoryMb } = JSON.parse(output[3]);
  return `${(cpuMs / 1000).toFixed(1)} s, ${Math.round(memoryMb)} MB`;
}
