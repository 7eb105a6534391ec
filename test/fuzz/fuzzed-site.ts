// What is known of a site after its edits, for an oracle to judge?
import { compileNavigation, memoryHost, type CompileResult, type Host } from "../../src/index.ts";
import { fixSite } from "../../src/project/change/fix-site.ts";
import type { SiteFixes } from "../../src/project/fix/fix-texts.ts";
import type { SeedSite } from "./seed-sites.ts";

/** A site before and after its edits, compiled. */
export interface FuzzedSite {
  readonly before: SeedSite;
  readonly after: SeedSite;
  readonly result: CompileResult;
}

/** What is wrong, a sentence each; empty when all is well. */
export type Oracle = (fuzzed: FuzzedSite) => readonly string[] | Promise<readonly string[]>;

/** As `navc check` and `navc diff` compile it: with the pages that no entry names. */
export function compileSite({ files, options }: SeedSite): Promise<CompileResult> {
  return compileNavigation({ ...options, discover: true, host: memoryHost(files) });
}

/** As `navc compile` and `navc check --fix` compile it: no more than what docs.json names. */
export function lookAt({ files, options }: SeedSite, host: Host = memoryHost(files)): Promise<CompileResult> {
  return compileNavigation({ ...options, discover: false, host });
}

/** What `navc check --fix` makes of it. */
export function fixesOf(site: SeedSite): Promise<SiteFixes> {
  return fixSite(memoryHost(site.files), async (host) => (await lookAt(site, host)).diagnostics);
}

/** The site with the fixed files. */
export function fixedSite(site: SeedSite, { files }: SiteFixes): SeedSite {
  const fixed = Object.fromEntries(files.map(({ file, after }) => [file, after] as const));
  return { ...site, files: { ...site.files, ...fixed } };
}
