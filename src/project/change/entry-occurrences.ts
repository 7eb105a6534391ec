// Finds the divisions in which editions have what is written at places of docs.json. (D635)
import type { Division, Edition, PageNode } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { placeOfNode } from "./element-places.ts";

/** Something written, at one place of the navigation. */
export interface Occurrence<Written> {
  readonly written: Written;
  /** The tree of the edition and the divisions below it that hold this, the outermost first; a division holds itself. Empty for what no edition shows. */
  readonly above: readonly Division[];
}

/** Where editions have what is written: once for each place at which they show it. */
export function entryOccurrences<Written extends { readonly source: ConfigSource }>(
  all: readonly Written[],
  editions: Iterable<Edition>,
  config: string,
): readonly Occurrence<Written>[] {
  const found = new Map<Written, Occurrence<Written>[]>(all.map((written) => [written, []]));
  const bySource = groupBy(all, ({ source }) => placeKey(source));
  const visit = (node: Division | PageNode, outer: readonly Division[]): void => {
    const above = node.kind === "page" ? outer : [...outer, node];
    for (const written of bySource.get(placeKey(placeOfNode(node, config))) ?? [])
      found.get(written)!.push({ written, above });
    if (node.kind !== "page") for (const child of node.children) visit(child, above);
  };
  for (const { tree } of editions) visit(tree, []);
  return [...found].flatMap(([written, occurrences]) =>
    occurrences.length > 0 ? occurrences : [{ written, above: [] }],
  );
}
