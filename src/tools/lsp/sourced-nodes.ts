// Finds the divisions and pages in the text of docs.json and of the files of its `$ref`s.
import type { ASTNode } from "vscode-json-languageservice";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import type { AskedDocument } from "./asked-document.ts";
import { entriesBySource, elementKey, type SourcedEntry } from "../../project/actions/entries-by-source.ts";
import { parsedJson } from "./schema-service.ts";

/** An element of docs.json, and its value in the text. */
export interface SourcedNode {
  readonly entry: SourcedEntry;
  readonly node: ASTNode;
  /** The elements in it. */
  readonly below: readonly SourcedNode[];
}

/** The elements of a file, in its order, with those in others. The site has to be current. */
export async function sourcedNodes(asked: AskedDocument): Promise<readonly SourcedNode[]> {
  const withBelow = (node: SourcedNode): readonly SourcedNode[] => [node, ...node.below.flatMap(withBelow)];
  return (await sourcedTree(asked)).flatMap(withBelow);
}

/** The outermost elements of a file, in its order. While docs.json can't be read, they are those of its last tree, perhaps at other places. */
export async function sourcedTree(asked: AskedDocument): Promise<readonly SourcedNode[]> {
  const { tree } = asked.site.state;
  if (tree === undefined || !asked.file.endsWith(".json")) return [];
  const { root } = await parsedJson(asked);
  if (root === undefined) return [];
  const entries = entriesBySource(tree.navigation);
  const file = asked.file === tree.record.config ? undefined : asked.file;
  const nodesIn = (node: ASTNode, pointer: string): readonly SourcedNode[] => {
    const below = childrenOf(node).flatMap(([name, child]) => nodesIn(child, childPointer(pointer, name)));
    const entry = entries.get(elementKey(file, pointer));
    return entry === undefined || entry.name === "" ? below : [{ entry, node, below }];
  };
  return nodesIn(root, "");
}

function childrenOf(node: ASTNode): readonly (readonly [string | number, ASTNode])[] {
  if (node.type === "array") return [...node.items.entries()];
  if (node.type !== "object") return [];
  return node.properties.flatMap(({ keyNode, valueNode }) =>
    valueNode === undefined ? [] : [[keyNode.value, valueNode] as const],
  );
}
