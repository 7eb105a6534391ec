// The machine of browsers, workers and edge runtimes: no disk, and no threads for specs.
import type { Machine } from "../compiler/options.ts";

/** Throws `TypeError` for what it does not have. */
export const webMachine: Machine = {
  openHost: () =>
    Promise.reject(new TypeError(`compileNavigation: "host" is missing. Here is no disk: give memoryHost(files).`)),
  specValidator: () => {
    throw new TypeError(`compileNavigation: "specs" needs the threads of Node. Leave it out here.`);
  },
};
