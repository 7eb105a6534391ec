// The machine of browsers, workers and edge runtimes: no disk, and no threads for specs.
import type { Machine } from "../compiler/options.ts";

/** A machine without disk and threads. It throws `TypeError` where one of them is needed. */
export const webMachine: Machine = {
  openHost: () =>
    Promise.reject(new TypeError(`navc/web: "host" is missing. There is no disk here: pass memoryHost(files).`)),
  specValidators: () => {
    throw new TypeError(`navc/web: "specs" needs the threads of Node. Leave it out here.`);
  },
};
