// What does the command line ask of the library?
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { LockFile } from "../expand/lock-file.ts";
import type { Host } from "../host/host.ts";
import type { Input } from "../host/recording-host.ts";
import type { CompileOptions } from "../options.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";

/** What the commands use of a compile's result. */
export interface CompileResult {
  readonly navigation: ResolvedNavigation | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly ok: boolean;
  readonly inputs: readonly Input[];
  readonly lock?: LockFile;
}

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
