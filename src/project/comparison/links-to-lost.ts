// Names the links in pages that still lead to lost addresses, for `navc diff --links`. (D118)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { LinksToLost, NavigationDiff } from "../../outputs/diff/navigation-diff.ts";
import { withoutBase } from "../../outputs/diff/side.ts";

/** The links that lead nowhere, by the address that they lead to. */
export function brokenLinks(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, LinksToLost> {
  const broken = diagnostics.filter(({ code }) => code === "link-not-found");
  return new Map(
    broken.flatMap(({ target, count, file, range, related }) => {
      if (target?.kind !== "missing") return [];
      const places = [{ file, range }, ...related].map((each) => ({
        file: each.file,
        line: each.range.start.line,
        column: each.range.start.column,
      }));
      return [[target.address, { number: count, places }] as const];
    }),
  );
}

/** A difference in which each lost address has the links of the new site that still lead there. */
export function withLinks(diff: NavigationDiff, broken: ReadonlyMap<string, LinksToLost>): NavigationDiff {
  if (broken.size === 0) return diff;
  const lost = diff.lost.map((each) => {
    const links = broken.get(withoutBase(each.href, diff.before.basePath));
    return links === undefined ? each : { ...each, links };
  });
  return { ...diff, lost };
}
