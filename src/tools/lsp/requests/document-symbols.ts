// textDocument/documentSymbol: the navigation of docs.json as it is resolved.
import { SymbolKind, type DocumentSymbol } from "vscode-languageserver";
import { rangeBetween, type AskedDocument } from "../asked-document.ts";
import { sourcedTree, type SourcedNode } from "../sourced-nodes.ts";

/** The divisions and pages that a file of docs.json makes, in its order. The site has to be current. */
export async function documentSymbols(asked: AskedDocument): Promise<readonly DocumentSymbol[]> {
  const symbolOf = ({ entry, node, below }: SourcedNode): DocumentSymbol => {
    const { name, detail, isPage } = entry;
    const range = rangeBetween(asked.document, node.offset, node.offset + node.length);
    const kind = isPage ? SymbolKind.File : SymbolKind.Namespace;
    return { name, detail, kind, range, selectionRange: range, children: below.map(symbolOf) };
  };
  if (asked.site.state.tree?.isStale === true) return [];
  return (await sourcedTree(asked)).map(symbolOf);
}
