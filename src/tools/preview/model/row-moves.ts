// Finds what moving rows of a sidebar means for docs.json. (D398)
import { perObject } from "../../../compiler/text/per-object.ts";
import type { Division, Edition, PageNode } from "../../../compiler/site/navigation.ts";
import type { ChangeOperation, ElementTarget, WrittenElement } from "../../../project/change/site-change.ts";

/** A page or a division of an edition, and where it is. */
export interface EditionNode {
  readonly node: Division | PageNode;
  /** What holds it; undefined for the root. */
  readonly parent: EditionNode | undefined;
  /** The language and version, and the labels of the divisions down to it; a page has those of its divisions. */
  readonly labels: readonly string[];
}

/** A step of rows with the keyboard. */
export type RowStep = "up" | "down" | "in" | "out";

/** A move of rows. */
export interface RowMove {
  /** What it does, as a title. */
  readonly title: string;
  readonly operations: readonly ChangeOperation[];
}

/** All pages and divisions of an edition by their ids, in reading order. */
export const editionNodes: (edition: Edition) => ReadonlyMap<string, EditionNode> = perObject(nodesOf);

function nodesOf({ tree, language, version }: Edition): ReadonlyMap<string, EditionNode> {
  const placed = new Map<string, EditionNode>();
  const visit = (node: Division | PageNode, parent: EditionNode | undefined, above: readonly string[]): void => {
    const isNamed = node.kind !== "page" && node.kind !== "root";
    const own = { node, parent, labels: isNamed ? [...above, node.label] : above };
    placed.set(node.id, own);
    if (node.kind !== "page") for (const child of node.children) visit(child, own, own.labels);
  };
  visit(
    tree,
    undefined,
    [language, version].filter((label) => label !== null),
  );
  return placed;
}

/** The move of rows to a place; undefined if they would be in themselves. `chosen` is in reading order. */
export function moveTo(
  chosen: readonly EditionNode[],
  kind: ElementTarget["kind"],
  near: EditionNode,
): RowMove | undefined {
  const moved = withoutNested(chosen);
  if (moved.some((each) => isIn(near, each))) return undefined;
  return moveOf(moved, { kind, element: elementOfNode(near) }, near.node.label || "the top level");
}

/** The move of rows to the end of a division, also of another edition. `chosen` is in reading order. */
export function moveInto(
  chosen: readonly EditionNode[],
  { labels, element }: { readonly labels: readonly string[]; readonly element: WrittenElement },
): RowMove | undefined {
  return moveOf(withoutNested(chosen), { kind: "into", element }, labels.join(" › "));
}

function moveOf(moved: readonly EditionNode[], target: ElementTarget, name: string): RowMove | undefined {
  const [first] = moved;
  if (first === undefined) return undefined;
  const what = moved.length === 1 ? `“${first.node.label}”` : `${moved.length} entries`;
  return {
    title: `Move ${what} ${target.kind} “${name}”`,
    operations: moved.map((each) => ({ kind: "place-element", element: elementOfNode(each), target })),
  };
}

/** The step of a key that is pressed with Alt; undefined for another key. */
export function stepOfKey(key: string): RowStep | undefined {
  return arrows.get(key);
}

const arrows: ReadonlyMap<string, RowStep> = new Map([
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowRight", "in"],
  ["ArrowLeft", "out"],
]);

/** The move by one step; undefined if it is not possible, as `whyNoStep` says. */
export function moveBy(chosen: readonly EditionNode[], step: RowStep): RowMove | undefined {
  const place = placeOfStep(withoutNested(chosen), step);
  return "reason" in place ? undefined : moveTo(chosen, place.kind, place.near);
}

/** Why rows can't be moved by one step, as a sentence; undefined if they can. */
export function whyNoStep(chosen: readonly EditionNode[], step: RowStep): string | undefined {
  const place = placeOfStep(withoutNested(chosen), step);
  return "reason" in place ? place.reason : undefined;
}

type StepPlace = { readonly kind: ElementTarget["kind"]; readonly near: EditionNode } | { readonly reason: string };

function placeOfStep(moved: readonly EditionNode[], step: RowStep): StepPlace {
  const at = moved.at(step === "down" ? -1 : 0);
  const parent = at?.parent;
  if (at === undefined || parent === undefined) return { reason: "Nothing here can be moved." };
  if (step === "out") {
    if (parent.node.kind !== "group") return { reason: "It is in no group." };
    const isForGroups = parent.node.source.pointer.split("/").at(-2) === "groups";
    if (isForGroups && moved.some(({ node }) => node.kind === "page"))
      return { reason: `Beside “${parent.node.label}” are only groups, and no page can be there.` };
    return { kind: "after", near: parent };
  }
  const siblings = parent.node.kind === "page" ? [] : parent.node.children;
  const near = siblings[siblings.indexOf(at.node) + (step === "down" ? 1 : -1)];
  const reasons = {
    up: "It is the first one here.",
    down: "It is the last one here.",
    in: "No group is right above it.",
  };
  if (near === undefined || (step === "in" && near.kind !== "group")) return { reason: reasons[step] };
  const kind = { up: "before", down: "after", in: "into" } as const;
  return { kind: kind[step], near: { node: near, parent, labels: at.labels } };
}

/** What names a page or a division by its place. */
export function elementOfNode({ node, parent, labels }: EditionNode): WrittenElement {
  const { file, pointer } = node.source;
  const name = node.kind === "page" ? node.href : node.label;
  const above = parent?.labels ?? labels;
  return file === undefined ? { pointer, name, above } : { file, pointer, name, above };
}

/** For the address of each page of these nodes, the page beside them: the next one, or the last one before them. */
export function pagesBeside(
  gone: readonly EditionNode[],
  placed: ReadonlyMap<string, EditionNode>,
): ReadonlyMap<string, string> {
  const pages = [...placed.values()].filter(({ node }) => node.kind === "page");
  const hrefOf = ({ node }: EditionNode): string => (node.kind === "page" ? node.href : "");
  const lost = new Set(pages.filter((page) => gone.some((each) => isIn(page, each))).map(hrefOf));
  const after = pages.findLastIndex((page) => lost.has(hrefOf(page)));
  const isLeft = (page: EditionNode): boolean => !lost.has(hrefOf(page));
  const next = pages.slice(after).find(isLeft) ?? pages.findLast(isLeft);
  return new Map(next === undefined ? [] : [...lost].map((href) => [href, hrefOf(next)]));
}

/** Whether one is another one, or in it. */
export function isIn(one: EditionNode, other: EditionNode): boolean {
  for (let at: EditionNode | undefined = one; at !== undefined; at = at.parent)
    if (at.node.id === other.node.id) return true;
  return false;
}

/** Those that do not move with another one. */
function withoutNested(chosen: readonly EditionNode[]): readonly EditionNode[] {
  return chosen.filter((each) => !chosen.some((other) => other !== each && isIn(each, other)));
}
