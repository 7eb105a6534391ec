// Compiles a site on the disk of this machine. It is loaded when a site is compiled.
import { compileSite, type ReadBefore } from "../compiler/compile.ts";
import type { CompileResult } from "../compiler/compile-result.ts";
import type { CompileOptions } from "../compiler/options.ts";
import type { KeptRecord } from "../compiler/site-record.ts";
import { nodeMachine } from "./node-machine.ts";

export { nodeHost as openHost } from "./disk/node-host.ts";

/** Compiles a site; without a `host` it is read from the disk. `keep` gets what the stages recorded. */
export function compile(
  options: CompileOptions,
  keep?: (record: KeptRecord) => void,
  before?: ReadBefore,
): Promise<CompileResult> {
  return compileSite(options, nodeMachine, keep, before);
}
