#!/usr/bin/env node
// Do all supported versions of Node give the same bytes? Compares the digests of all fixtures, and of the corpus that
// NAVC_CORPUS names. Versions come from the npm registry; one that can't be had is named and left out. Build first.
//   node scripts/compare-node-versions.mjs [VERSION...]     20, 22 and 24 when none is given
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const corpus = process.env["NAVC_CORPUS"];
const folders = [fileURLToPath(new URL("../fixtures", import.meta.url)), ...(corpus ? [corpus] : [])];
const digests = [fileURLToPath(new URL("compile-digests.mjs", import.meta.url)), ...folders];
const versions = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24"];

const own = await run(process.execPath, digests);
if (own === undefined) throw new Error("compile-digests.mjs failed; has navc been built?");
const lines = own.split("\n");
process.stdout.write(`Node ${process.versions.node}: ${lines.length - 1} sites\n`);

let differing = 0;
for (const version of versions) {
  const node = ["--yes", `--package=node@${version}`, "--", "node"];
  const exact = await run("npx", [...node, "-p", "process.versions.node"]);
  if (exact === undefined) {
    process.stdout.write(`Node ${version}: not run, because npm can't install it here\n`);
    continue;
  }
  const other = (await run("npx", [...node, ...digests]))?.split("\n") ?? [];
  const names = lines.filter((line, index) => line !== other[index]).map((line) => line.slice(66));
  differing += names.length;
  const outcome =
    names.length === 0 ? "the same bytes" : `other bytes for ${names.length}: ${names.slice(0, 10).join(", ")}`;
  process.stdout.write(`Node ${exact.trim()}: ${outcome}\n`);
}
process.exitCode = differing === 0 ? 0 : 1;

/** What a program prints, or undefined when it fails. */
function run(program, words) {
  return new Promise((done) => {
    execFile(program, words, { encoding: "utf8", maxBuffer: 2 ** 28 }, (error, stdout) => {
      done(error === null ? stdout : undefined);
    });
  });
}
