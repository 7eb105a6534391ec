// Draws a formula with elements of MathML.
import { createElement, type JSX } from "preact";
import type { DrawnMath, MathElement } from "../../../outputs/page-writer/drawn/drawn-node.ts";

export function Formula({ node }: { readonly node: DrawnMath }): JSX.Element {
  const { source, isBlock, root } = node;
  const drawn =
    root === null ? (
      <code class="program" title="A formula that can’t be read">
        {source}
      </code>
    ) : (
      part(root, 0)
    );
  return isBlock ? <div class="formula">{drawn}</div> : drawn;
}

function part({ tag, attributes, children }: MathElement, key: number): JSX.Element {
  const inner = children.map((each, index) => (typeof each === "string" ? each : part(each, index)));
  return createElement(tag, { ...attributes, key }, inner);
}
