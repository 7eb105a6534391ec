// Makes the stable ids of nodes. Siblings with the same name get different ids (D25).
import type { ExpandedDivision, ExpandedNode, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { KeyOf } from "./page-keys.ts";
import { isBranch, type Selectors } from "./selectors.ts";
import { madeOnce } from "../text/per-object.ts";

/** The ids of all nodes of docs.json; a language or version has the id of its division. */
export interface NodeIds {
  readonly division: (division: ExpandedDivision) => string;
  readonly page: (node: ExpandedPageNode) => string;
}

/** Names every node, the same in all editions. */
export function nodeIds(root: ExpandedDivision, keyOf: KeyOf, selectors: Selectors): NodeIds {
  const divisions = new Map<ExpandedDivision, string>();
  const pages = new Map<ExpandedPageNode, string>();
  const nameBelow = (owner: ExpandedDivision, id: string): void => {
    divisions.set(owner, id);
    const siblings: Sibling[] = [];
    gather(owner, selectorPlace(null, null), siblings);
    // Of several root pages all but one are children.
    if (selectors.branchesIn(owner).length > 0) gatherRoots(owner, selectorPlace(null, null), siblings);
    const names = nameSiblings(siblings);
    siblings.forEach(({ node }, index) => {
      const nodeId = id === "" ? names[index]! : `${id}/${names[index]!}`;
      if (node.kind === "page") pages.set(node, nodeId);
      else nameBelow(node, nodeId);
    });
    for (const branch of selectors.branchesIn(owner)) setBranch(branch, id);
  };
  const setBranch = (branch: ExpandedDivision, id: string): void => {
    divisions.set(branch, id);
    for (const inner of selectors.branchesIn(branch)) setBranch(inner, id);
  };
  // The children of all branches are siblings of the division's own: some edition may show them side by side.
  const gather = (owner: ExpandedDivision, place: SelectorPlace, siblings: Sibling[]): void => {
    for (const child of owner.children) {
      if (child.kind === "page" || !isBranch(child)) siblings.push(sibling(child, place));
      else gather(child, placeIn(child, place), siblings);
    }
  };
  const gatherRoots = (owner: ExpandedDivision, place: SelectorPlace, siblings: Sibling[]): void => {
    if (owner.root !== undefined) siblings.push(sibling(owner.root, place));
    for (const branch of selectors.branchesIn(owner)) gatherRoots(branch, placeIn(branch, place), siblings);
  };
  const sibling = (node: ExpandedNode, place: SelectorPlace): Sibling =>
    node.kind === "page"
      ? { node, place, name: `page:${keyOf(node.page)}`, firstKey: () => undefined }
      : { node, place, name: `${node.kind}:${escapeLabel(node.label)}`, firstKey: () => firstKey(node, keyOf) };
  // What is beside a selector in a branch of the same kind shows with each of the values inside.
  const placeIn = (branch: ExpandedDivision, place: SelectorPlace): SelectorPlace => {
    const value = selectors.isInnermost(branch) ? branch.label : null;
    return branch.kind === "language" ? selectorPlace(value, place.version) : selectorPlace(place.language, value);
  };
  nameBelow(root, "");
  return { division: (division) => divisions.get(division)!, page: (node) => pages.get(node)! };
}

// A hundred levels of them make an id that V8 still hashes whole: above 16,383 characters it looks at the length alone.
const longestPart = 120;

/** A label as part of an id: `~` and `/` have a meaning in ids. Only its first 120 characters count (D57). */
export function escapeLabel(label: string): string {
  const escaped = label.trim().replaceAll("~", "~0").replaceAll("/", "~1");
  return escaped.length <= longestPart ? escaped : escaped.slice(0, longestPart).replace(/(?:~|[\uD800-\uDBFF])$/, "");
}

function firstKey(division: ExpandedDivision, keyOf: KeyOf): string | undefined {
  if (division.root !== undefined) return keyOf(division.root.page);
  for (const child of division.children) {
    const key = child.kind === "page" ? keyOf(child.page) : firstKey(child, keyOf);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** A node with its plain name, and the selector values above it, below their common division. */
export interface Sibling {
  readonly node: ExpandedNode;
  readonly name: string;
  readonly place: SelectorPlace;
  /** The key of its first page; undefined for a page, or if there is none. */
  readonly firstKey: () => string | undefined;
}

/** Null: below every value. */
export interface SelectorPlace {
  readonly language: string | null;
  readonly version: string | null;
  /** Equal for equal places. */
  readonly text: string;
}

/** A place; one object for all nodes at it. */
export function selectorPlace(language: string | null, version: string | null): SelectorPlace {
  return { language, version, text: JSON.stringify([language, version]) };
}

/** A name for each sibling: two that one edition can show have different names. */
export function nameSiblings(siblings: readonly Sibling[]): readonly string[] {
  const names = siblings.map(({ name }) => name);
  return new Set(names).size === names.length ? names : distinctNames(siblings);
}

function distinctNames(siblings: readonly Sibling[]): readonly string[] {
  const plain = new TakenNames();
  const tied = new TakenNames();
  for (const { name, place } of siblings) (plain.has(name, place) ? tied : plain).add(name, place);
  const given = new TakenNames();
  const numbers = new Map<string, number>();
  return siblings.map((sibling) => {
    const { name, place } = sibling;
    const first = tied.has(name, place) ? sibling.firstKey() : undefined;
    const wanted = first === undefined ? name : `${name}~${first}`;
    const counter = `${place.text} ${wanted}`;
    let free = wanted;
    for (let number = numbers.get(counter) ?? 2; given.has(free, place); number += 1) {
      free = `${wanted}~${number}`;
      numbers.set(counter, number + 1);
    }
    given.add(free, place);
    return free;
  });
}

class TakenNames {
  readonly #byName = new Map<string, Map<Parts, Map<string, SelectorPlace>>>();

  add(name: string, place: SelectorPlace): void {
    const places = madeOnce(this.#byName, name, () => new Map<Parts, Map<string, SelectorPlace>>());
    madeOnce(places, partsOf(place), () => new Map<string, SelectorPlace>()).set(place.text, place);
  }

  /** Whether the name is used by a sibling that one edition can show together with this place. */
  has(name: string, place: SelectorPlace): boolean {
    for (const [parts, known] of this.#byName.get(name) ?? []) {
      // Two places with the same parts are in one edition only when they are equal, so few are looked through.
      const isTaken =
        parts === partsOf(place) ? known.has(place.text) : [...known.values()].some((other) => mayMeet(other, place));
      if (isTaken) return true;
    }
    return false;
  }
}

type Parts = "none" | "language" | "version" | "both";

function partsOf({ language, version }: SelectorPlace): Parts {
  if (language === null) return version === null ? "none" : "version";
  return version === null ? "language" : "both";
}

function mayMeet(one: SelectorPlace, other: SelectorPlace): boolean {
  return canAgree(one.language, other.language) && canAgree(one.version, other.version);
}

function canAgree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}
