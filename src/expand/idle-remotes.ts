// Which specs behind an address were not fetched, and nobody misses them? (D9)
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedTree } from "./expanded-tree.ts";

/**
 * A test for `spec-remote` of a spec that docs.json attaches beside `navigation` alone, where it makes no pages, and of
 * which no entry or page names an operation.
 */
export function isIdleRemote({ root, site, unplaced }: ExpandedTree): (finding: Finding) => boolean {
  let wanted: ReadonlySet<string> | undefined;
  const isWanted = (url: string): boolean =>
    (wanted ??= new Set([...pagesBelow(root), ...unplaced.map(({ page }) => page)].flatMap(unresolvedSpec))).has(url);
  const beside = [...site.openapi, ...site.asyncapi];
  return ({ code, args, place }) => {
    if (code !== "spec-remote" || place.kind !== "pointer") return false;
    const { url, uses } = args as DiagnosticArgs["spec-remote"];
    const isBeside = beside.some(({ file, pointer }) => file === place.file && pointer === place.pointer);
    return isBeside && uses === 1 && !isWanted(url);
  };
}

function pagesBelow({ root, children }: ExpandedDivision): readonly ExpandedPage[] {
  const listed = children.flatMap((child) => (child.kind === "page" ? [child.page] : pagesBelow(child)));
  return root === undefined ? listed : [root.page, ...listed];
}

function unresolvedSpec({ operation }: ExpandedPage): readonly string[] {
  return operation !== undefined && "unresolved" in operation ? [operation.spec] : [];
}
