// Compiles a site and explains one thing of it.
import { compileSite } from "../../compiler/compile.ts";
import { resolveOptions, type CompileOptions, type Machine } from "../../compiler/options.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { Explanation } from "./explanation.ts";

/** What `navc explain` says of the first fitting of `words`, as facts; null where there is no tree to explain. */
export async function explainSite(
  words: readonly string[],
  options: CompileOptions,
  machine: Machine,
): Promise<Explanation | null> {
  let record: SiteRecord | undefined;
  const { host } = await resolveOptions(options, machine);
  const { navigation, diagnostics } = await compileSite({ ...options, host }, machine, (kept) => (record = kept));
  if (navigation === null || record === undefined) return null;
  const { explain } = await import("./explain.ts");
  return explain(words, { navigation, diagnostics, record, host });
}
