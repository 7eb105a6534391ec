// Names the addresses that do not follow a redirect with wildcards that somebody asked for. (D576)
import type { Host } from "../../compiler/host/host.ts";
import type { ConfigRedirect } from "../../compiler/syntax/config-tree.ts";
import { ConfigValues } from "./config-values.ts";
import type { LeftName } from "./edit-plan.ts";
import type { PlannedRedirects } from "./plan-redirects.ts";

/** These addresses, each at the redirect in the files of docs.json that led on from its page. */
export function keptWays(
  kept: PlannedRedirects<ConfigRedirect>["kept"],
  configFiles: readonly string[],
  host: Pick<Host, "readText" | "stat">,
): readonly LeftName[] {
  const lines = new ConfigValues(configFiles, host).linesOf(kept.map(({ by }) => by.sourceAt));
  return kept.map(({ by, ...way }, at) => ({
    file: by.sourceAt.file,
    line: lines[at]!,
    written: way.redirect.source,
    reason: keptReason(way),
  }));
}

/** Why an address has a redirect of its own, as the end of a sentence. */
export function keptReason({
  redirect,
  lacking,
}: Omit<PlannedRedirects<ConfigRedirect>["kept"][number], "by">): string {
  return `its readers get to ${redirect.destination} by a redirect of its own, because there is no page ${lacking}`;
}
