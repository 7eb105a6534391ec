// Finds the elements of docs.json that are named by their places. (D396)
import { divisionRow } from "../../compiler/contract/divisions.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { UsageError } from "../settings/usage-error.ts";
import { elementAt, type ListPlace } from "./entry-edits.ts";
import { endOfList, type PlaceSearch } from "./entry-places.ts";
import type { WrittenElement, ElementTarget } from "./site-change.ts";

/** A division or a page of the navigation. */
export type NavigationNode = Division | PageNode;

const nodesBySource = perObject(({ editions }: ResolvedNavigation): ReadonlyMap<string, NavigationNode> => {
  const nodes = new Map<string, NavigationNode>();
  const visit = (node: NavigationNode): void => {
    const key = keyOf(node.source);
    // A division that its spec fills has the same place as its pages.
    if (!nodes.has(key)) nodes.set(key, node);
    if (node.kind !== "page") node.children.forEach(visit);
  };
  for (const { tree, global } of editions) [tree, ...global.anchors].forEach(visit);
  return nodes;
});

function keyOf({ file, pointer }: Pick<WrittenElement, "file" | "pointer">): string {
  return `${file ?? ""}#${pointer}`;
}

const nodesByName = perObject((navigation: ResolvedNavigation) =>
  groupBy(new Set(nodesBySource(navigation).values()), nameOfNode),
);

function nameOfNode(node: NavigationNode): string {
  return node.kind === "page" ? node.href : node.label;
}

/**
 * The page or division at a place. If docs.json has changed since it was read and another one is there, the only one with its name. Throws
 * `UsageError` if there is none, or several: what is asked for one is not done to another.
 */
export function nodeNamed(
  { file, pointer, name }: WrittenElement,
  { navigation, config }: Pick<PlaceSearch, "navigation" | "config">,
): NavigationNode {
  const node = nodesBySource(navigation).get(keyOf({ file: file === config ? undefined : file, pointer }));
  if (node !== undefined && nameOfNode(node) === name) return node;
  const [only, ...others] = nodesByName(navigation).get(name) ?? [];
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(
    `"${name}" is no longer where it was in ${file ?? config}, and ${only === undefined ? "it is gone" : "there are several of this name"}, so nothing was changed. Choose it again where it is now.`,
  );
}

/** The element of a list that shows a page or a division. Throws `UsageError` if there is none, or several. */
export function listElementOf(
  node: NavigationNode,
  { values, config }: Pick<PlaceSearch, "values" | "config">,
): ConfigSource {
  const at = placeOfNode(node, config);
  if (node.kind === "page" && typeof values.at(at) !== "string")
    throw new UsageError(
      `"${node.label}" is made from a spec, and no list of docs.json names it. Move the division, or list its endpoints in "pages".`,
    );
  const [element, ...others] = values.elementsOf(at);
  if (element === undefined || (node.kind !== "page" && node.kind === "root"))
    throw new UsageError(`"${node.label}" is no element of a list that could be moved or removed.`);
  if (others.length > 0)
    throw new UsageError(
      `"${node.label}" is in ${others.length + 1} lists, by references to ${at.file}. Change its reference in docs.json.`,
    );
  return element;
}

/** The lists that may hold a node, the best first. */
export function listsFor({ kind }: NavigationNode): readonly [string, ...string[]] {
  if (kind === "page") return ["pages"];
  return kind === "group" || kind === "root" ? ["groups", "pages"] : [divisionRow(kind).list];
}

/** Where a node goes. Throws `UsageError` if it can't be there. */
export function placeOfElement(
  { kind, element }: ElementTarget,
  moved: NavigationNode,
  search: PlaceSearch,
): ListPlace {
  const near = nodeNamed(element, search);
  const fields = listsFor(moved);
  if (kind === "into") {
    if (near.kind === "page")
      throw new UsageError(`"${near.label}" is a page and can't hold entries. Name a division.`);
    return endOfList(placeOfNode(near, search.config), near.label, fields, search.values);
  }
  const { file, pointer } = listElementOf(near, search);
  const { list, index } = elementAt(pointer);
  const field = pointerSegments(list).at(-1);
  // The list may be a file of its own, and have no name.
  if (field !== undefined && !fields.includes(field))
    throw new UsageError(`"${near.label}" is in a list of "${field}", which can't hold "${moved.label}".`);
  return { file, list, before: kind === "before" ? index : index + 1 };
}

/** Where a node is written. */
export function placeOfNode({ source }: NavigationNode, config: string): ConfigSource {
  return { file: source.file ?? config, pointer: source.pointer };
}
