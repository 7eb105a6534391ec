// Where does the time of a compile go?
//
// npm run build && node bench/profile.mjs <docs folder> [--top 20] [--runs 3] [--json <file> --name <name>]
//
// `navc compile` runs under the sampling profiler of V8. Printed is the share of each room of src/ and of each file, with what
// they call in Node and in packages, and the functions that took most by themselves. The profiler slows the program down,
// so that only shares count. Several runs are added up, after one without the profiler.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { profileLines } from "./benchmark-tables.mjs";
import { addRow } from "./results.mjs";

const BIN = join(import.meta.dirname, "../dist/cli/bin.js");
const SOURCES = join(import.meta.dirname, "../src");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    top: { type: "string", default: "20" },
    runs: { type: "string", default: "3" },
    json: { type: "string" },
    name: { type: "string", default: "site" },
  },
});
const [root] = positionals;
if (root === undefined) throw new Error("Name the docs folder to compile: node bench/profile.mjs <docs folder>");

const folder = mkdtempSync(join(tmpdir(), "navc-profile-"));
const byRoom = new Map();
const byFile = new Map();
const byFunction = new Map();
const sourceMaps = new Map();
compile(root, []);
for (let run = 0; run < Number(values.runs); run++) addProfile(profileOf(root, run));
rmSync(folder, { recursive: true });
const row = {
  site: values.name,
  rooms: shares(byRoom),
  files: shares(byFile).slice(0, Number(values.top)),
  functions: shares(byFunction).slice(0, Number(values.top)),
};
console.log(profileLines(row));
if (values.json !== undefined) addRow(values.json, row, ["site"], {});

function profileOf(docs, run) {
  const own = join(folder, String(run));
  compile(docs, ["--cpu-prof", "--cpu-prof-interval", "500", "--cpu-prof-dir", own]);
  return JSON.parse(readFileSync(join(own, readdirSync(own)[0]), "utf8"));
}

function compile(docs, flags) {
  const args = [...flags, BIN, "compile", docs, "-o", join(folder, "navigation.json"), "--quiet"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(`navc compile failed:\n${stderr}`);
}

function addProfile({ nodes, samples, timeDeltas }) {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])));
  const fileOf = (node) => {
    for (let each = node; each !== undefined; each = parents.get(each.id)) {
      const file = sourceOf(each.callFrame);
      if (file.startsWith("src/")) return file.replace(/:\d+$/, "");
    }
    return "start of Node and loading of modules";
  };
  samples.forEach((id, i) => {
    const node = known.get(id);
    const ms = timeDeltas[i] / 1000;
    const { functionName } = node.callFrame;
    if (functionName === "(idle)") return;
    const isOfEngine = functionName === "(garbage collector)" || functionName === "(program)";
    const file = isOfEngine ? functionName : fileOf(node);
    add(byRoom, file.startsWith("src/") ? file.split("/")[1] : file, ms);
    add(byFile, file, ms);
    add(byFunction, nameOf(node.callFrame), ms);
  });
}

function nameOf(callFrame) {
  return `${callFrame.functionName || "(anonymous)"} ${sourceOf(callFrame)}`.trim();
}

/** File and line, those of src/ for what is bundled from there. */
function sourceOf({ url, lineNumber, columnNumber }) {
  if (!url.startsWith("file:")) return url === "" ? "" : `${url}:${lineNumber + 1}`;
  const file = fileURLToPath(url);
  const { originalSource, originalLine } = sourceMapOf(file)?.findEntry(lineNumber, columnNumber) ?? {};
  if (originalSource === undefined) return `${file.replace(/.*node_modules\//, "")}:${lineNumber + 1}`;
  return `src/${relative(SOURCES, join(dirname(file), originalSource))}:${originalLine + 1}`;
}

function sourceMapOf(file) {
  if (!sourceMaps.has(file)) {
    const map = `${file}.map`;
    sourceMaps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, "utf8"))) : undefined);
  }
  return sourceMaps.get(file);
}

function add(sums, name, ms) {
  sums.set(name, (sums.get(name) ?? 0) + ms);
}

/** The largest first, in percent of all. */
function shares(sums) {
  const total = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([name, ms]) => ({ name, percent: (100 * ms) / total }));
}
