// Arranges a part of the map: each level is a column, and the height of a cell is its share of the pages, but at least a line.
import { severalNodes, type MapNode } from "./map-tree.ts";

/** A cell of the map. Lengths are shares of the whole: from 0 to 1. */
export interface MapCell {
  readonly node: MapNode;
  /** From 0. */
  readonly level: number;
  readonly top: number;
  readonly height: number;
  /** The nodes from below the top node of the shown part down to this one. */
  readonly trail: readonly MapNode[];
}

/** The arranged cells of a part of the map. */
export interface MapLayout {
  /** In reading order. */
  readonly cells: readonly MapCell[];
  /** How much higher the map is than its pages need, so that each cell has its line. */
  readonly stretch: number;
}

/** The cells below a node. Children that would be lower than `least` are joined with those beside them; what is still lower gets that height. */
export function mapLayout(node: MapNode, levels: number, least: number): MapLayout {
  const fewest = least * node.pages;
  const whole = aggregated(node, levels, fewest);
  const cells: MapCell[] = [];
  const place = (parts: readonly Shown[], level: number, start: number): void => {
    let top = start;
    for (const { node: part, height, trail, children } of parts) {
      cells.push({ node: part, level, top: top / whole.height, height: height / whole.height, trail });
      place(children, level + 1, top);
      top += height;
    }
  };
  place(whole.children, 0, 0);
  return { cells, stretch: node.pages === 0 ? 1 : whole.height / node.pages };
}

/** A node as it is shown. Its height is a number of pages. */
interface Shown {
  readonly node: MapNode;
  readonly height: number;
  readonly trail: readonly MapNode[];
  readonly children: readonly Shown[];
}

function aggregated(node: MapNode, levels: number, fewest: number, trail: readonly MapNode[] = []): Shown {
  // Divisions without pages have no height.
  const parts = levels === 0 ? [] : joined(node, fewest).filter(({ pages }) => pages > 0);
  // One cell for all children would be the node once more.
  const children = parts.length === 1 && parts[0]!.kind === "several" ? [] : parts;
  const shown = children.map((child) =>
    aggregated(child, child.pages < fewest || child.kind === "several" ? 0 : levels - 1, fewest, [...trail, child]),
  );
  const height = shown.reduce((sum, child) => sum + child.height, 0);
  return { node, height: height === 0 ? Math.max(node.pages, fewest) : height, trail, children: shown };
}

/** The children of a node, small ones together with those that follow. */
function joined({ children }: MapNode, fewest: number): readonly MapNode[] {
  const found: MapNode[] = [];
  let small: MapNode[] = [];
  let pages = 0;
  const end = (): void => {
    const last = found.at(-1);
    // What is left at the end has no cell of its own if it can be in the one before.
    if (pages < fewest && last?.kind === "several") found.splice(-1, 1, severalNodes([...last.children, ...small]));
    else if (small.length > 0) found.push(small.length === 1 ? small[0]! : severalNodes(small));
    [small, pages] = [[], 0];
  };
  for (const child of children) {
    if (child.pages >= fewest) {
      end();
      found.push(child);
      continue;
    }
    small.push(child);
    pages += child.pages;
    if (pages >= fewest) end();
  }
  end();
  return found;
}
