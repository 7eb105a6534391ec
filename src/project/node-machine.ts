// Defines the machine for a compile in Node: its disk, and threads for specs.
import type { Machine } from "../compiler/options.ts";
import { threadedValidator } from "./spec-threads/threaded-validator.ts";

/** Node's file system and threads; the disk is loaded when a folder is opened. */
export const nodeMachine: Machine = {
  openHost: async (root) => (await import("./disk/node-host.ts")).nodeHost(root),
  specValidators: () => () => threadedValidator(),
};
