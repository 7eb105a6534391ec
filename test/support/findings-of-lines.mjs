// What is found in each of the sites on standard input? A site a line: { name, files, options }.
// Usage: node findings-of-lines.mjs <address of navc's index.js>
import { stdin, stdout } from "node:process";

/** @type {typeof import("../../src/index.ts")} */
const { compileNavigation, memoryHost } = await import(process.argv[2] ?? "");

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);

/** @type {Record<string, readonly string[]>} */
const results = {};
for (const line of Buffer.concat(chunks).toString("utf8").split("\n")) {
  if (line !== "") {
    const { name, files, options } = JSON.parse(line);
    results[name] = await findings(files, options);
  }
}
stdout.write(JSON.stringify(results));

/**
 * @param {Record<string, string>} files
 * @param {import("../../src/index.ts").CompileOptions} options
 */
async function findings(files, options) {
  try {
    const { navigation, diagnostics } = await compileNavigation({ ...options, host: memoryHost(files) });
    return [
      ...Object.keys(navigation?.pages ?? {}),
      ...diagnostics.map(({ code, message }) => `${code}: ${message.slice(0, 400)}`),
    ];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
