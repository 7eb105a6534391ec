// Prints on file descriptor 3 each module that a process loads: node --import ./record-loaded.mjs …
import { writeSync } from "node:fs";
import { createRequire, register } from "node:module";

// What is imported passes here, on another thread.
const hooks = `
  import { writeSync } from "node:fs";
  export const load = (url, context, next) => {
    writeSync(3, decodeURIComponent(url) + "\\n");
    return next(url, context);
  };`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

// What is required does not.
process.on("exit", () => {
  for (const path of Object.keys(createRequire(import.meta.url).cache)) writeSync(3, `${path}\n`);
});
