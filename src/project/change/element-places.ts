// Finds the elements of docs.json that are named by their places. (D396)
import { divisionRow, type SelectorKind } from "../../compiler/contract/divisions.ts";
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

/** A node, and the languages, versions and labels above it in each edition that has it. */
interface PlacedNode {
  readonly node: NavigationNode;
  readonly above: (readonly string[])[];
}

const nodesBySource = perObject(({ editions }: ResolvedNavigation): ReadonlyMap<string, PlacedNode> => {
  const nodes = new Map<string, PlacedNode>();
  const visit = (node: NavigationNode, above: readonly string[]): void => {
    const key = keyOf(node.source);
    const known = nodes.get(key);
    if (known === undefined) nodes.set(key, { node, above: [above] });
    // A division that its spec fills has the same place as its pages.
    else if (known.node.kind === node.kind) known.above.push(above);
    if (node.kind === "page") return;
    const inside = node.kind === "root" ? above : [...above, node.label];
    for (const child of node.children) visit(child, inside);
  };
  for (const { tree, global, language, version } of editions)
    for (const node of [tree, ...global.anchors])
      visit(
        node,
        [language, version].filter((label) => label !== null),
      );
  return nodes;
});

function keyOf({ file, pointer }: Pick<WrittenElement, "file" | "pointer">): string {
  return `${file ?? ""}#${pointer}`;
}

const nodesByName = perObject((navigation: ResolvedNavigation) =>
  groupBy(nodesBySource(navigation).values(), ({ node }) => nameOfNode(node)),
);

function nameOfNode(node: NavigationNode): string {
  return node.kind === "page" ? node.href : node.label;
}

/** Where an element is looked for. */
type ElementSearch = Pick<PlaceSearch, "navigation" | "config">;

/** The page or division at a place. Throws `UsageError` if another one is there: what is asked for one is not done to another. */
export function nodeAt(element: WrittenElement, search: ElementSearch): NavigationNode {
  const node = writtenNode(element, search);
  if (node !== undefined) return node;
  throw new UsageError(outdated(element, search));
}

/**
 * Like `nodeAt`, but if docs.json has changed since it was read, the only one of this name in the same list of the division that held it.
 * That one has moved in its list. In any other list it would be another element. (D472)
 */
export function nodeNamed(element: WrittenElement, search: ElementSearch): NavigationNode {
  const node = writtenNode(element, search);
  if (node !== undefined) return node;
  const [only, ...others] = (nodesByName(search.navigation).get(element.name) ?? []).filter(
    (placed) => element.above !== undefined && isIn(placed, element.above) && isAlike(placed.node, element),
  );
  if (only !== undefined && others.length === 0) return only.node;
  throw new UsageError(outdated(element, search, only !== undefined));
}

function writtenNode(
  { file, pointer, name, above }: WrittenElement,
  { navigation, config }: ElementSearch,
): NavigationNode | undefined {
  const placed = nodesBySource(navigation).get(keyOf({ file: file === config ? undefined : file, pointer }));
  if (placed === undefined || nameOfNode(placed.node) !== name) return undefined;
  return above === undefined || isIn(placed, above) ? placed.node : undefined;
}

function isIn(placed: PlacedNode, above: readonly string[]): boolean {
  return placed.above.some(
    (labels) => labels.length === above.length && labels.every((each, at) => each === above[at]),
  );
}

/** Whether a node may be an element that is elsewhere by now: the list says its kind, except that "pages" has groups, too. */
function isAlike({ kind, source }: NavigationNode, { pointer, name }: WrittenElement): boolean {
  return listNameOf(source.pointer) === listNameOf(pointer) && (kind === "page") === name.startsWith("/");
}

function listNameOf(pointer: string): string | undefined {
  return pointerSegments(elementAt(pointer).list).at(-1);
}

function outdated({ file, name }: WrittenElement, { config }: ElementSearch, areSeveral = false): string {
  const why = areSeveral ? ", and there are several of this name" : "";
  return `"${name}" is no longer where it was in ${file ?? config}${why}, so nothing was changed. Choose it again where it is now.`;
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
export function listsFor({
  kind,
}: {
  readonly kind: NavigationNode["kind"] | SelectorKind;
}): readonly [string, ...string[]] {
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
export function placeOfNode({ source }: Pick<NavigationNode, "source">, config: string): ConfigSource {
  return { file: source.file ?? config, pointer: source.pointer };
}
