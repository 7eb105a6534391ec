// Draws a tree of files as a list, whose folders open and close.
import type { JSX } from "preact";
import type { DrawnComponent, DrawnNode } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { drawnAttribute, isAttributeOn } from "./drawn-attribute.ts";
import { Icon } from "./icon.tsx";

interface TreePart {
  readonly node: DrawnComponent;
  readonly draw: (nodes: readonly DrawnNode[]) => JSX.Element;
}

export function DrawnTree({ node, draw }: TreePart): JSX.Element {
  return <ul class="file-tree">{draw(node.children)}</ul>;
}

export function TreeFolder({ node, draw }: TreePart): JSX.Element {
  return (
    <li>
      <details open={isAttributeOn(node, "defaultOpen")}>
        <summary>
          <Icon name="folder" /> {drawnAttribute(node, "name")}
        </summary>
        <ul>{draw(node.children)}</ul>
      </details>
    </li>
  );
}

export function TreeFile({ node }: Pick<TreePart, "node">): JSX.Element {
  return (
    <li>
      <Icon name="file" /> {drawnAttribute(node, "name")}
    </li>
  );
}
