// How fast does the language server answer?
//
// npm run build && node bench/editor.mjs [--sizes 1k,10k] [--asks 200]
//
// Each generated site is opened by `navc lsp --stdio` in a process of its own. After the first compile a page is edited again and again; in turn the
// server is asked for completion and hover while it compiles. The times are those that an editor sees, with the median and the 95th percentile.
// Diagnostics are timed from the keystroke that makes a broken link, and include the pause of 80 ms in which the server waits for the next one.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createProtocolConnection } from "vscode-languageserver-protocol/node";
import { machineLine } from "./results.mjs";
import { shapes, siteFor } from "./sites.mjs";

const { values } = parseArgs({
  options: { sizes: { type: "string", default: "1k,10k" }, asks: { type: "string", default: "200" } },
});

console.log(`${machineLine()}\n`);
console.log("| site | first compile | completion | hover | problems after a keystroke |\n|---|---|---|---|---|");
for (const name of values.sizes.split(",")) {
  const site = siteFor(name, shapes[name], { fresh: false });
  const { first, completion, hover, problems } = await measureSite(
    site.root,
    site.heads[Math.floor(site.heads.length / 2)],
  );
  console.log(`| ${name} | ${whole(first)} | ${spread(completion)} | ${spread(hover)} | ${spread(problems)} |`);
}

async function measureSite(root, page) {
  const bin = join(import.meta.dirname, "../dist/cli/bin.js");
  const server = spawn(process.execPath, [bin, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(server.stdout, server.stdin);
  const uri = pathToFileURL(join(root, page)).href;
  let shown;
  connection.onNotification("textDocument/publishDiagnostics", (params) => {
    if (params.uri === uri) shown?.(params.diagnostics);
  });
  connection.listen();
  const workspaceFolders = [{ uri: pathToFileURL(root).href, name: "site" }];
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders,
  });
  await connection.sendNotification("initialized", {});
  const text = `${readFileSync(join(root, page), "utf8")}\n\n[link](/`;
  const textDocument = { uri, languageId: "mdx", version: 1, text };
  const began = performance.now();
  await connection.sendNotification("textDocument/didOpen", { textDocument });
  const position = { line: text.split("\n").length - 1, character: "[link](/".length };
  await connection.sendRequest("textDocument/hover", { textDocument: { uri }, position });
  const times = { first: performance.now() - began, completion: [], hover: [], problems: [] };
  let version = 1;
  const type = async (typed) => {
    version += 1;
    const changes = { textDocument: { uri, version }, contentChanges: [{ text: `${text}${typed}` }] };
    await connection.sendNotification("textDocument/didChange", changes);
  };
  for (let ask = 0; ask < Number(values.asks); ask += 1) {
    await type("gr".repeat(ask % 3));
    for (const kind of ["completion", "hover"]) {
      const start = performance.now();
      await connection.sendRequest(`textDocument/${kind}`, { textDocument: { uri }, position });
      times[kind].push(performance.now() - start);
    }
  }
  for (let ask = 0; ask < 20; ask += 1) {
    const reported = new Promise((resolve) => {
      shown = (found) => found.some(({ message }) => message.includes(`/nowhere-${ask}"`)) && resolve();
    });
    const start = performance.now();
    await type(`nowhere-${ask})`);
    await reported;
    times.problems.push(performance.now() - start);
  }
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  return times;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => whole(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
  return `${at(0.5)}, p95 ${at(0.95)}`;
}

function whole(time) {
  return `${Math.round(time)} ms`;
}
