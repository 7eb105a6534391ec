// The part of the library that the commands use.
import type { CompileResult } from "../compile.ts";
import type { Host } from "../host/host.ts";
import type { CompileOptions } from "../options.ts";

export type { CompileResult };

/** The library as the commands see it: tests give their own. */
export interface Compiler {
  compile(options: CompileOptions): Promise<CompileResult>;
  /** The files of a docs root. */
  openHost(root: string): Host;
}

/** The library itself, loaded on first need: `navc --help` waits for none of it. */
export async function loadCompiler(): Promise<Compiler> {
  const [{ compileNavigation }, { nodeHost }] = await Promise.all([
    import("../compile.ts"),
    import("../node/node-host.ts"),
  ]);
  return { compile: compileNavigation, openHost: nodeHost };
}
