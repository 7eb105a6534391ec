// Does a second compile give the same bytes?
import type { CompileResult } from "../../../src/index.ts";
import { compileSite, type FuzzedSite } from "../fuzzed-site.ts";

/** Compiles once more and compares all that the result holds. */
export async function sameBytes({ after, result }: FuzzedSite): Promise<readonly string[]> {
  const again = printed(await compileSite(after));
  return again === printed(result) ? [] : ["a second compile gives other bytes"];
}

function printed({ navigation, diagnostics, ok, lock, inputs }: CompileResult): string {
  return JSON.stringify([navigation, diagnostics, ok, lock ?? null, inputs.map((input) => ({ ...input }))]);
}
