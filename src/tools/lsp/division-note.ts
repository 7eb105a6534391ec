// Describes a division in a few lines of Markdown, for hovers.
import type { Division, PageNode } from "../../compiler/site/navigation.ts";
import type { EditionDivision } from "../../project/actions/entries-by-source.ts";
import { coded, escaped } from "./page-note.ts";

/** What a division is, where it leads, what it has, and what it inherits. */
export function divisionNote(found: readonly EditionDivision[]): string {
  const { division } = found[0]!;
  const { kind, label, href, hidden, specs = [] } = division;
  const pages = entriesBelow(division);
  const inherited = specs.filter(({ inheritedFrom }) => inheritedFrom !== undefined);
  return [
    `**${escaped(label)}** (${kind})`,
    `${pages} ${pages === 1 ? "page" : "pages"}${href === undefined ? "" : `, leads to ${coded(href)}`}`,
    ...(hidden === true ? ["It is hidden."] : []),
    ...(found.length > 1 ? [`in ${found.map(({ edition }) => coded(edition)).join(", ")}`] : []),
    ...inherited.map(({ source }) => `inherits the spec ${coded(source)}`),
  ].join("\n\n");
}

/** The number of entries in a division, at any depth. */
export function entriesBelow({ children }: Division): number {
  return children.reduce(
    (sum, child: Division | PageNode) => sum + (child.kind === "page" ? 1 : entriesBelow(child)),
    0,
  );
}
