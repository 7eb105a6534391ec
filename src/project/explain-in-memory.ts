// What `import { explainNavigation } from "navc/web"` gives.
import { compileSite } from "../compiler/compile.ts";
import type { SiteRecord } from "../compiler/site-record.ts";
import type { Explanation } from "../outputs/explain/explanation.ts";
import { webMachine } from "./web-machine.ts";
import type { WebCompileOptions } from "./compile-in-memory.ts";

/**
 * Compiles a site and explains what is at an address: the page and why it is there, or who links to it, or what may be meant.
 *
 * @param what - An href (`/guides/start`), a page path, a file (`guides/start.mdx`) or an endpoint (`GET /users`).
 * @param options - As for `compileNavigation`.
 * @returns The facts that `navc explain --format json` prints, distinguished by `kind`; null where docs.json could not be read.
 * @example
 * ```js
 * const explanation = await explainNavigation("/guides/start", { host: memoryHost(files) });
 * if (explanation?.kind === "page") console.log(explanation.title.from);
 * ```
 */
export async function explainNavigation(what: string, options: WebCompileOptions): Promise<Explanation | null> {
  let record: SiteRecord | undefined;
  const { navigation, diagnostics } = await compileSite(options, webMachine, (kept) => (record = kept));
  if (navigation === null || record === undefined) return null;
  const { explain } = await import("../outputs/explain/explain.ts");
  return explain([what], { navigation, diagnostics, record, host: options.host });
}
