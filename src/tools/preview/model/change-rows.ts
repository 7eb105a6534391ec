// Lists the rows of a merged tree: what changed, with its context, and the rest folded.
import type { MergedNode } from "./merged-tree.ts";

/** A row of the tree of changes. */
export type ChangeRow =
  | {
      readonly kind: "node";
      /** Its place in the tree. */
      readonly name: string;
      readonly level: number;
      readonly node: MergedNode;
      /** True for the first row of a change. The contents of an added or removed division belong to its change. */
      readonly stop: boolean;
    }
  | {
      /** One row for consecutive unchanged nodes. If it is open, they follow it one level below. */
      readonly kind: "unchanged";
      readonly name: string;
      readonly level: number;
      /** The number of its pages. */
      readonly pages: number;
      /** The division of the row; undefined for several nodes. */
      readonly division: MergedNode | undefined;
      readonly open: boolean;
    };

/** The least length of a run that is folded: a shorter one needs no more space than its row. */
const leastFolded = 3;

/** The rows of a tree. `open` has the names of rows of unchanged nodes that were opened. */
export function changeRows(tree: MergedNode, open: ReadonlySet<string>): readonly ChangeRow[] {
  const changed = changedNodes(tree);
  const rows: ChangeRow[] = [];
  const addUnchanged = (nodes: readonly MergedNode[], name: string, level: number): void => {
    const division = nodes.length === 1 ? nodes[0] : undefined;
    const isOpen = open.has(name);
    rows.push({ kind: "unchanged", name, level, pages: sum(nodes.map(pagesIn)), division, open: isOpen });
    if (!isOpen) return;
    (division?.children ?? nodes).forEach((node, index) => {
      const each = `${name}/${index}`;
      if (node.children.length > 0) addUnchanged([node], each, level + 1);
      else rows.push({ kind: "node", name: each, level: level + 1, node, stop: false });
    });
  };
  const addChildren = (above: MergedNode, name: string, level: number): void => {
    for (const { from, to } of runs(above.children, changed)) {
      const run = above.children.slice(from, to);
      if (!changed.has(run[0]!) && isLong(run)) {
        addUnchanged(run, `${name}/${from}-${to}`, level);
        continue;
      }
      run.forEach((node, index) => {
        const each = `${name}/${from + index}`;
        rows.push({ kind: "node", name: each, level, node, stop: isStop(node, above) });
        addChildren(node, each, level + 1);
      });
    }
  };
  addChildren(tree, "", 1);
  return rows;
}

/** The index of the other place of a moved node; -1 if there is none. */
export function twinOf(rows: readonly ChangeRow[], at: number): number {
  const row = rows[at];
  if (row?.kind !== "node" || row.node.move === 0) return -1;
  return rows.findIndex((other, index) => other.kind === "node" && index !== at && other.node.move === row.node.move);
}

/** Whether a node is a change by itself. */
export function isStop({ mark }: MergedNode, above: MergedNode): boolean {
  // The pages of a removed division left their lists with it.
  const own = mark === "unlisted" ? "removed" : mark;
  return mark !== "same" && !(own === above.mark && (own === "added" || own === "removed"));
}

/** The number of changes in a tree; a moved node is one change. */
export function countStops(tree: MergedNode): number {
  const own = tree.children.filter((node) => isStop(node, tree) && node.mark !== "moved-out").length;
  return own + sum(tree.children.map(countStops));
}

/** The row of the next or previous change from `at`; after the last comes the first. -1 if there is none. */
export function stepToChange(rows: readonly ChangeRow[], at: number, step: 1 | -1): number {
  for (let count = 1; count <= rows.length; count += 1) {
    const index = (at + step * count + rows.length * 2) % rows.length;
    const row = rows[index];
    if (row?.kind === "node" && row.stop) return index;
  }
  return -1;
}

/** Runs of children that are all changed or all not. */
function runs(
  children: readonly MergedNode[],
  changed: ReadonlySet<MergedNode>,
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  children.forEach((node, index) => {
    const last = found.at(-1);
    if (last !== undefined && changed.has(node) === changed.has(children[last.from]!)) last.to = index + 1;
    else found.push({ from: index, to: index + 1 });
  });
  return found;
}

function isLong(run: readonly MergedNode[]): boolean {
  return run.length >= leastFolded || run.some(({ children }) => children.length > 0);
}

function changedNodes(tree: MergedNode): ReadonlySet<MergedNode> {
  const changed = new Set<MergedNode>();
  const visit = (node: MergedNode): boolean => {
    // Each child is visited, also after the first that changed.
    const below = node.children.map(visit).includes(true);
    if (below || node.mark !== "same") changed.add(node);
    return below || node.mark !== "same";
  };
  visit(tree);
  return changed;
}

function pagesIn({ kind, children }: MergedNode): number {
  return kind === "page" ? 1 : sum(children.map(pagesIn));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
