// What does the same reading and writing cost without any thought?
//
// Usage: node bench/limit.mjs <plan.json>
//
// The plan names the files, so that no folder is listed: { root, heads, specs, output, outputBytes }.
// docs.json is read (the plan is parsed in its place: it names the same pages), the first 512 bytes of
// each page are read, each spec is read and parsed, and as many bytes are written as navc wrote.
// A compiler that reads in this way cannot be faster than this.

import { closeSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";

const HEAD_BYTES = 512;
const WRITE_BYTES = 1 << 20;

const plan = JSON.parse(readFileSync(process.argv[2], "utf8"));
readFileSync(join(plan.root, "docs.json"));
readHeads(plan.root, plan.heads);
await readSpecs(plan.root, plan.specs);
writeBytes(plan.output, plan.outputBytes);

function readHeads(root, files) {
  const buffer = Buffer.allocUnsafe(HEAD_BYTES);
  for (const file of files) {
    const descriptor = openSync(`${root}/${file}`, "r");
    readSync(descriptor, buffer, 0, HEAD_BYTES, 0);
    closeSync(descriptor);
  }
}

async function readSpecs(root, files) {
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    if (file.endsWith(".json")) {
      JSON.parse(text);
    } else {
      // Loaded only here: a site without YAML specs must not pay for it.
      const { CORE_SCHEMA, load } = await import("js-yaml");
      load(text, { schema: CORE_SCHEMA });
    }
  }
}

function writeBytes(file, bytes) {
  const piece = Buffer.alloc(Math.min(WRITE_BYTES, bytes), 0x20);
  const descriptor = openSync(file, "w");
  for (let left = bytes; left > 0; left -= piece.length) {
    writeSync(descriptor, piece, 0, Math.min(left, piece.length));
  }
  closeSync(descriptor);
}
