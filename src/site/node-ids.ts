// What is the stable name of a node? (D25)
import type { ExpandedDivision, ExpandedNode, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { isBranch } from "./page-listings.ts";
import type { KeyOf } from "./page-keys.ts";

/** The ids of all nodes of docs.json; a language or version has that of the division it stands in. */
export interface NodeIds {
  readonly division: (division: ExpandedDivision) => string;
  readonly page: (node: ExpandedPageNode) => string;
}

/** Names every node, the same in all editions. */
export function nodeIds(root: ExpandedDivision, keyOf: KeyOf): NodeIds {
  const divisions = new Map<ExpandedDivision, string>([[root, ""]]);
  const pages = new Map<ExpandedPageNode, string>();
  const nameChildren = (owner: ExpandedDivision, id: string, taken: readonly ReadonlySet<string>[]): void => {
    const own = owner.children.filter((child) => child.kind === "page" || !isBranch(child));
    const branches = owner.children.filter(
      (child): child is ExpandedDivision => child.kind !== "page" && isBranch(child),
    );
    const names = nameSiblings(own, [...taken, namesBelow(branches)], keyOf);
    own.forEach((child, index) => {
      const childId = id === "" ? names[index]! : `${id}/${names[index]!}`;
      if (child.kind === "page") pages.set(child, childId);
      else {
        divisions.set(child, childId);
        nameChildren(child, childId, []);
      }
    });
    for (const branch of branches) {
      divisions.set(branch, id);
      nameChildren(branch, id, [...taken, new Set(own.map(plainName(keyOf)))]);
    }
  };
  nameChildren(root, "", []);
  return { division: (division) => divisions.get(division)!, page: (node) => pages.get(node)! };
}

/** `~` and `/` in a label would look like the marks of an id. */
function escapeLabel(label: string): string {
  return label.trim().replaceAll("~", "~0").replaceAll("/", "~1");
}

function plainName(keyOf: KeyOf): (node: ExpandedNode) => string {
  return (node) => (node.kind === "page" ? `page:${keyOf(node.page)}` : `${node.kind}:${escapeLabel(node.label)}`);
}

function namesBelow(branches: readonly ExpandedDivision[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (branch: ExpandedDivision): void => {
    for (const child of branch.children) {
      if (child.kind === "page") continue;
      if (isBranch(child)) add(child);
      else names.add(`${child.kind}:${escapeLabel(child.label)}`);
    }
  };
  for (const branch of branches) add(branch);
  return names;
}

// Siblings that tie are told apart by the page they lead to, so that inserting one renames no other.
function nameSiblings(
  nodes: readonly ExpandedNode[],
  taken: readonly ReadonlySet<string>[],
  keyOf: KeyOf,
): readonly string[] {
  const plain = nodes.map(plainName(keyOf));
  const uses = new Map<string, number>();
  for (const name of plain) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isTied = (name: string): boolean => uses.get(name)! > 1 || taken.some((names) => names.has(name));
  const given = new Set<string>();
  const last = new Map<string, number>();
  return nodes.map((node, index) => {
    const name = plain[index]!;
    const first = node.kind === "page" || !isTied(name) ? undefined : firstKey(node, keyOf);
    const wanted = first === undefined ? name : `${name}~${first}`;
    let free = wanted;
    for (let number = (last.get(wanted) ?? 1) + 1; given.has(free); number += 1) {
      free = `${wanted}~${number}`;
      last.set(wanted, number);
    }
    given.add(free);
    return free;
  });
}

function firstKey(division: ExpandedDivision, keyOf: KeyOf): string | undefined {
  if (division.root !== undefined) return keyOf(division.root.page);
  for (const child of division.children) {
    const key = child.kind === "page" ? keyOf(child.page) : firstKey(child, keyOf);
    if (key !== undefined) return key;
  }
  return undefined;
}
