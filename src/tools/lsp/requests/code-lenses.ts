// textDocument/codeLens: how many pages and problems each division of docs.json has. (D304)
import type { CodeLens } from "vscode-languageserver";
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Division, PageNode } from "../../../compiler/site/navigation.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { rangeBetween, type AskedDocument } from "../asked-document.ts";
import { sourcedNodes, type SourcedNode } from "../sourced-nodes.ts";

/**
 * A line above each division of a file. The site has to be current. While docs.json can't be read, divisions that are still at their
 * places keep their lines: otherwise the text would jump at each quotation mark that somebody types.
 */
export async function codeLenses(asked: AskedDocument): Promise<readonly CodeLens[]> {
  const { site, file, document } = asked;
  const { tree, found } = site.state;
  if (tree === undefined) return [];
  const problems = groupBy(found, (each) => each.file);
  return (await sourcedNodes(asked)).flatMap(({ entry, node }): CodeLens[] => {
    const division = entry.divisions[0]?.division;
    if (division === undefined) return [];
    if (tree.isStale === true && !hasLabel(node, division.label)) return [];
    const pages = pagesIn(division);
    // An anchor that is a link has no pages by its nature.
    if (division.children.length === 0 && division.href !== undefined) return [];
    const files = new Set(pages.flatMap(({ href }) => tree.navigation.pages[href]?.file ?? []));
    const [start, end] = [node.offset, node.offset + node.length];
    const inText = (problems.get(file) ?? []).filter(
      ({ range }) => start <= range.start.offset && range.end.offset <= end,
    ).length;
    const inPages = [...files].reduce((sum, each) => sum + (problems.get(each)?.length ?? 0), 0);
    const hidden = pages.filter(({ href }) => tree.navigation.pages[href]?.hidden === true).length;
    const title = [
      count(pages.length, "page"),
      ...(hidden === 0 ? [] : [`${hidden} hidden`]),
      ...(inText + inPages === 0 ? [] : [count(inText + inPages, "problem")]),
    ].join(" · ");
    // An editor shows a command without a name as a text.
    return [{ range: rangeBetween(document, start, start + 1), command: { title, command: "" } }];
  });
}

function pagesIn({ children }: Division): readonly PageNode[] {
  return children.flatMap((child) => (child.kind === "page" ? [child] : pagesIn(child)));
}

function hasLabel(node: SourcedNode["node"], label: string): boolean {
  return node.type === "object" && node.properties.some(({ valueNode }) => valueNode?.value === label);
}
