// Defines `compileNavigation` of navc: the compiler, with this machine as the default for what the caller leaves out.
import { compileSite } from "../compiler/compile.ts";
import type { CompileResult } from "../compiler/compile-result.ts";
import type { CompileOptions } from "../compiler/options.ts";
import { nodeMachine } from "./node-machine.ts";

/**
 * Compiles the navigation of a docs.json site into a resolved tree of selectors, tabs, sidebars and pages. Nothing in the site
 * makes it throw: problems come back as `diagnostics`. It reads no `navc.config.json`, so neither rules nor a baseline:
 * `compileWithSettings` does. Throws `TypeError` for wrong options, and `HostFailure` if the machine
 * fails to read.
 */
export function compileNavigation(given: CompileOptions = {}): Promise<CompileResult> {
  return compileSite(given, nodeMachine);
}
