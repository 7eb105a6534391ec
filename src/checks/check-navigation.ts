// Which laws does the navigation break? One walk runs all rules (§2.13, §8).
import type { Dialect } from "../contract/dialect.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ConfigDivision, ConfigTree } from "../syntax/config-tree.ts";
import { rules } from "./rules.ts";
import type { RuleContext } from "./rule.ts";

/** Runs every rule on every division; reports, and changes nothing. */
export function checkNavigation(
  { root }: ConfigTree,
  { dialect, report }: { readonly dialect: Dialect; readonly report: Report },
): void {
  const walk = (division: ConfigDivision, ancestors: readonly ConfigDivision[], isGlobal: boolean): void => {
    const context: RuleContext = { ancestors, isGlobal, dialect, report };
    for (const rule of rules) rule(division, context);
    const below = [...ancestors, division];
    for (const child of division.children)
      if (child.kind !== "page" && child.kind !== "endpoint") walk(child, below, false);
    for (const anchor of division.global?.anchors ?? []) walk(anchor, below, true);
  };
  walk(root, [], false);
}
