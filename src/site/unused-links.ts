// Which links inside the site does nobody get? (D15)
import { divisionTitle } from "../contract/divisions.ts";
import { isExternalHref } from "../contract/href.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { keyAt } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { childPointer } from "../text/json-pointer.ts";
import { writtenLink } from "./division-lead.ts";
import type { BuiltDivision } from "./edition-tree.ts";

/**
 * Reports `link-with-children` for every `href` inside the site that gives way to pages, in each edition that has its
 * division. One that names the page where readers arrive is no loss.
 */
export function tellUnusedLinks(trees: readonly BuiltDivision[], basePath: string, report: Report): void {
  const isUsed = new Map<ExpandedDivision, boolean>();
  const seen = new Set<BuiltDivision>();
  const add = (division: ExpandedDivision, lead: string | undefined): void => {
    const { href } = division;
    if (href === undefined || isExternalHref(href)) return;
    const link = writtenLink(href, basePath).href;
    if (link !== undefined) isUsed.set(division, isUsed.get(division) === true || link === lead);
  };
  const walk = (built: BuiltDivision): void => {
    if (seen.has(built)) return;
    seen.add(built);
    // A stub leads where its content is, in another edition.
    if (built.node.otherEdition === undefined) add(built.origin, built.node.href);
    // An edition begins at its pages (D13).
    for (const branch of built.view.branches) add(branch, undefined);
    for (const child of built.children) if (child.kind === "division") walk(child);
  };
  for (const tree of trees) walk(tree);
  for (const [division, used] of isUsed) if (!used) tellUnused(division, report);
}

function tellUnused({ kind, label, source, bound }: ExpandedDivision, report: Report): void {
  const list = bound?.lists.find(({ size }) => size > 0);
  const field = list?.field ?? (bound?.root === undefined ? bound?.ownSpecs[0]?.kind : "root");
  if (field === undefined) return;
  const place = keyAt(source.file, childPointer(source.pointer, "href"));
  const related =
    list === undefined ? [] : [{ message: `"${field}" is here`, place: keyAt(list.source.file, list.source.pointer) }];
  report("link-with-children", place, { owner: divisionTitle(kind, label), field, used: field }, { related });
}
