// What `import { explainNavigation } from "navc/web"` gives.
import type { Explanation } from "../outputs/explain/explanation.ts";
import { explainSite } from "../outputs/explain/explain-site.ts";
import { webMachine } from "./web-machine.ts";
import type { WebCompileOptions } from "./compile-in-memory.ts";

/**
 * Compiles a site and explains what is at an address: the page and why it is there, or who links to it, or what may be meant.
 *
 * @param what - An href (`/guides/start`), a page path, a file (`guides/start.mdx`) or an endpoint (`GET /users`).
 * @param options - As for `compileNavigation`.
 * @returns The facts that `navc explain --format json` prints, told apart by `kind`; null where docs.json could not be read.
 * @example
 * ```js
 * const explanation = await explainNavigation("/guides/start", { host: memoryHost(files) });
 * if (explanation?.kind === "page") console.log(explanation.title.from);
 * ```
 */
export function explainNavigation(what: string, options: WebCompileOptions): Promise<Explanation | null> {
  return explainSite([what], options, webMachine);
}
