// Compiles a site again of which only bodies of pages differ since all stages ran. (D305)
import { resultOf, type CompileResult } from "../../compiler/compile-result.ts";
import { recheckBodies, type RecheckedSite } from "../../compiler/recheck-bodies.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { withRelatedPlaces, type CompileMemory } from "./compile-again.ts";

/** A result, with what the stages recorded. */
export interface RecheckedResult {
  readonly result: CompileResult;
  readonly record: SiteRecord | undefined;
}

/** The site with these texts, and nothing else changed since the latest compile of all stages; undefined if all stages have to run. */
export async function recheckAgain(
  { latest }: CompileMemory,
  edits: RecheckedSite,
): Promise<RecheckedResult | undefined> {
  const staged = latest?.staged && (await recheckBodies(latest.staged, edits));
  return staged && { result: withRelatedPlaces(await resultOf(staged)), record: staged.made?.record };
}
