// What does compiling each of the sites on standard input give? A site a line: { name, config, files, dialect }.
// Usage: node compile-lines.mjs <address of navc's index.js>
import { stdin, stdout } from "node:process";

/** @type {typeof import("../../src/index.ts")} */
const { compileNavigation, memoryHost } = await import(process.argv[2] ?? "");

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);

/** @type {Record<string, string>} */
const results = {};
for (const line of Buffer.concat(chunks).toString("utf8").split("\n")) {
  if (line !== "") {
    const { name, config, files = {}, dialect } = JSON.parse(line);
    results[name] = await outcome(config, files, dialect);
  }
}
stdout.write(JSON.stringify(results));

/**
 * @param {import("../../src/index.ts").JsonObject} config
 * @param {Record<string, string>} files
 * @param {import("../../src/index.ts").Dialect | undefined} dialect
 */
async function outcome(config, files, dialect) {
  const limits = { frontMatterBytes: 8 * 1024 * 1024, operations: 200_000 };
  try {
    const result = await compileNavigation({ config, host: memoryHost(files), discover: true, limits, dialect });
    const isWhole = result.navigation !== null && result.diagnostics.every(({ message }) => message.length > 0);
    return isWhole ? "compiled" : "no result";
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
