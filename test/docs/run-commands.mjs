// Runs commands of navc one after the other in one process, each in the folder it is asked for.
//   node run-commands.mjs MAIN     MAIN: the built cli/main.js; a message is { id, folder, words }, its answer { id, code, output }
import { pathToFileURL } from "node:url";

const { main } = await import(pathToFileURL(process.argv[2]).href);

let last = Promise.resolve();
process.on("message", (command) => {
  last = last.then(async () => process.send(await run(command)));
});

async function run({ id, folder, words }) {
  process.chdir(folder);
  process.env.HOME = folder;
  let output = "";
  const stream = { write: (text) => void (output += text) };
  const code = await main(words, { stdout: stream, stderr: stream, env: process.env });
  return { id, code, output };
}
