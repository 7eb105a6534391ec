// Names the redirects with wildcards because of which folders get no redirect of their own. (D265)
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ConfigRedirect } from "../../compiler/syntax/config-tree.ts";
import { ConfigValues } from "./config-values.ts";
import type { LeftName } from "./edit-plan.ts";
import type { PlannedRedirects } from "./plan-redirects.ts";

/** These redirects in the files of docs.json. */
export function blockedPatterns(
  blocked: PlannedRedirects<ConfigRedirect>["blocked"],
  configFiles: readonly string[],
  host: Pick<Host, "readText" | "stat">,
): readonly LeftName[] {
  const lines = new ConfigValues(configFiles, host).linesOf(blocked.map(({ by }) => by.sourceAt));
  return blocked.map(({ folder, by: { source, sourceAt } }, at) => ({
    file: sourceAt.file,
    line: lines[at]!,
    written: source,
    reason: blockedReason(folder),
  }));
}

/** Why a folder has one redirect for each page, as the end of a sentence. */
export function blockedReason(folder: string): string {
  return `it may match addresses below ${pageHref(folder, "")}, so each page gets a redirect, and the folder none`;
}
