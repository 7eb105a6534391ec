// What `import { compileNavigation } from "navc/web"` gives: the compiler without a disk and without threads.
import { compileSite } from "../compiler/compile.ts";
import type { CompileResult } from "../compiler/compile-result.ts";
import type { Host } from "../compiler/host/host.ts";
import type { CompileOptions } from "../compiler/options.ts";
import { webMachine } from "./web-machine.ts";

/** The options of a compile where there is no disk. */
export interface WebCompileOptions extends Omit<CompileOptions, "root" | "host" | "specs"> {
  /** The files of the site: `memoryHost(files)`, or an object of your own. */
  readonly host: Host;
}

/**
 * Compiles the navigation of a docs.json site in a browser, a worker or an edge runtime: the same tree and the same diagnostics
 * as in Node. Nothing in the site makes it throw: problems come back as `diagnostics`. Throws `TypeError` for wrong options, and
 * what a host of your own throws as `HostFailure`.
 *
 * @param options - `host` has to be given; the others may be absent.
 * @returns The tree (`navigation`), the problems (`diagnostics`) and all else that `compileNavigation` of `navc` returns.
 * @example
 * ```js
 * import { compileNavigation, memoryHost } from "navc/web";
 *
 * const files = { "docs.json": `{ "navigation": { "pages": ["start"] } }`, "start.mdx": "# Start" };
 * const { navigation } = await compileNavigation({ host: memoryHost(files) });
 * ```
 */
export function compileInMemory(options: WebCompileOptions): Promise<CompileResult> {
  return compileSite(options, webMachine);
}
