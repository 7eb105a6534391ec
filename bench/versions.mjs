// How many times does a site with many equal versions cost what one version costs?
//
// npm run build && node bench/versions.mjs <docs folder> [--versions 20] [--runs 3] [--keep <folder>]
//
// Each version is a copy of the folder below `v2`, `v3` and so on, and the lists of each name the pages of its copy. `navc check --links`
// reads both sites in turn, without what it kept of earlier runs. Printed are the CPU time, user and system, and the peak memory of
// whole processes, as medians, and the median of the ratios of the pairs with the lowest and highest.
// NAVC_BENCH_BIN names another program to measure in place of dist/cli/bin.js.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measure, median } from "./measure.mjs";
import { machineLine } from "./results.mjs";

const BIN = resolve(process.env.NAVC_BENCH_BIN ?? join(import.meta.dirname, "../dist/cli/bin.js"));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    versions: { type: "string", default: "20" },
    runs: { type: "string", default: "3" },
    keep: { type: "string" },
  },
});
const [root] = positionals;
if (root === undefined) throw new Error("Name a docs folder: node bench/versions.mjs <docs folder>");

const folder = values.keep ?? mkdtempSync(join(tmpdir(), "navc-versions-"));
const many = join(folder, "site");
writeVersions(resolve(root), many, Number(values.versions));
check(root);
check(many);
const pairs = Array.from({ length: Number(values.runs) }, () => ({ one: check(root), many: check(many) }));
if (values.keep === undefined) rmSync(folder, { recursive: true });
print();

/** Folders that only copies of a repository have. */
function writeVersions(from, to, count) {
  const names = readdirSync(from).filter((name) => !/^(?:docs\.json|node_modules|\.git)$/.test(name));
  const config = JSON.parse(readFileSync(join(from, "docs.json"), "utf8"));
  const versions = [];
  for (let version = 1; version <= count; version += 1) {
    const prefix = version === 1 ? "" : `v${version}/`;
    mkdirSync(join(to, prefix), { recursive: true });
    for (const name of names) cpSync(join(from, name), join(to, prefix, name), { recursive: true });
    versions.push({ version: `v${version}`, ...below(prefix, config.navigation) });
  }
  writeFileSync(join(to, "docs.json"), JSON.stringify({ ...config, navigation: { versions } }, null, 2));
}

/** The navigation with the pages and specs of a copy. */
function below(prefix, navigation) {
  const moved = (value, name) => {
    if (Array.isArray(value)) return value.map((each) => moved(each, name));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, key)]));
    return typeof value === "string" && inFolder(name, value) ? prefix + value.replace(/^\//, "") : value;
  };
  return moved(navigation, "");
}

/** An endpoint is no path, and what has a scheme is not in the folder. */
function inFolder(name, value) {
  return ["pages", "root", "openapi", "asyncapi", "source", "directory"].includes(name) && !/^[a-z]+:|\s/i.test(value);
}

function check(docs) {
  return measure(BIN, ["check", docs, "--links", "--no-cache", "--quiet"], { allowed: [0, 1] });
}

function of(site, name) {
  return median(pairs.map((pair) => pair[site][name]));
}

function ratioOf(name) {
  const ratios = pairs.map(({ one, many: all }) => all[name] / one[name]);
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
}

function print() {
  console.log(`${machineLine()}\n`);
  console.log(`| | one version | ${values.versions} versions | ratio |\n|---|---:|---:|---:|`);
  for (const [label, name] of [
    ["CPU, ms", "cpuMs"],
    ["peak memory, MB", "memoryMb"],
  ])
    console.log(`| ${label} | ${of("one", name).toFixed(0)} | ${of("many", name).toFixed(0)} | ${ratioOf(name)} |`);
}
