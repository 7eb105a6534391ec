// One piece of work on one spec, as a process of its own: node specs-work.mjs <work> <file>

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const DIST = process.env.NAVC_BENCH_DIST ?? "../build";

const works = {
  /** What navc does with a spec: read it, and list its operations. */
  async listing(file) {
    const { loadSpecs } = await import(`${DIST}/specs/load-specs.js`);
    const { nodeHost } = await import(`${DIST}/node/node-host.js`);
    const { defaultLimits } = await import(`${DIST}/contract/limits.js`);
    const place = { kind: "file", file: "docs.json" };
    const specs = await loadSpecs({
      uses: [{ word: basename(file), kind: "openapi", file: "docs.json", place }],
      bareEntries: [],
      host: nodeHost(dirname(file)),
      limits: defaultLimits,
      remote: undefined,
      report: (code) => fail(code),
    });
    if (specs.named[0].operations.length === 0) fail("no operations");
  },
  /** The least that has to be done. */
  async parse(file) {
    const text = readFileSync(file, "utf8");
    if (file.endsWith(".json")) return JSON.parse(text);
    const { JSON_SCHEMA, load } = await import("js-yaml");
    return load(text, { schema: JSON_SCHEMA, maxDepth: 500 });
  },
  bundle: async (file) => (await parser()).bundle(file),
  dereference: async (file) => (await parser()).dereference(file),
};

async function parser() {
  const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
  return SwaggerParser;
}

function fail(problem) {
  throw new Error(problem);
}

const [work, file] = process.argv.slice(2);
await works[work](file);
