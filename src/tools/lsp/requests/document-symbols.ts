// textDocument/documentSymbol: the navigation of docs.json as it is resolved.
import { SymbolKind, type DocumentSymbol } from "vscode-languageserver";
import type { ASTNode } from "vscode-json-languageservice";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { rangeBetween, type AskedDocument } from "../asked-document.ts";
import { entriesBySource, elementKey, type SourcedEntry } from "../entries-by-source.ts";
import { schemaDocument } from "../schema-service.ts";

/** The divisions and pages that a file of docs.json makes, in its order. The site has to be current. */
export async function documentSymbols(asked: AskedDocument): Promise<readonly DocumentSymbol[]> {
  const { tree } = asked.site.state;
  const root = (await schemaDocument(asked))?.parsed.root;
  if (tree === undefined || tree.isStale === true || root === undefined) return [];
  const entries = entriesBySource(tree.navigation);
  const symbolsIn = (node: ASTNode, pointer: string): DocumentSymbol[] => {
    const below = childrenOf(node).flatMap(([name, child]) => symbolsIn(child, childPointer(pointer, name)));
    const entry = entries.get(elementKey(undefined, pointer));
    return entry === undefined || entry.name === "" ? below : [symbolOf(entry, node, below, asked)];
  };
  return symbolsIn(root, "");
}

function symbolOf(
  { name, detail, isPage }: SourcedEntry,
  { offset, length }: ASTNode,
  children: DocumentSymbol[],
  { document }: AskedDocument,
): DocumentSymbol {
  const range = rangeBetween(document, offset, offset + length);
  return {
    name,
    detail,
    kind: isPage ? SymbolKind.File : SymbolKind.Namespace,
    range,
    selectionRange: range,
    children,
  };
}

function childrenOf(node: ASTNode): readonly (readonly [string | number, ASTNode])[] {
  if (node.type === "array") return [...node.items.entries()];
  if (node.type !== "object") return [];
  return node.properties.flatMap(({ keyNode, valueNode }) =>
    valueNode === undefined ? [] : [[keyNode.value, valueNode] as const],
  );
}
