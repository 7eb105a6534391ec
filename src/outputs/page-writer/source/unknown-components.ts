// Finds the components on a page that neither the platform has nor the page defines.
import { isPlatformComponent } from "../../../compiler/bodies/platform-components.ts";
import { keptTree } from "./kept-tree.ts";
import { mdxTree, nodesIn, rangeOf } from "./mdx-tree.ts";
import type { PageSource } from "./page-source.ts";

/** A component that nothing defines. */
export interface UnknownComponent {
  readonly name: string;
  /** The line of the body with its first tag, as it is written. */
  readonly line: string;
}

/** Each once, by its first tag; `used`: names of `usedComponents`. What looks like a tag in a comment or in a text of an attribute is none. */
export function unknownComponents(source: PageSource, used: readonly string[]): readonly UnknownComponent[] {
  const names = new Set(used.filter((name) => !isPlatformComponent(name)));
  if (names.size === 0) return [];
  const { body } = source;
  const tree = keptTree(source) ?? mdxTree(body);
  return (tree === undefined ? [] : [...nodesIn(tree)]).flatMap((node) => {
    const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
    if (!isElement || node.name === null || !names.delete(node.name)) return [];
    const { start } = rangeOf(node);
    return [{ name: node.name, line: body.slice(body.lastIndexOf("\n", start - 1) + 1).split("\n", 1)[0]! }];
  });
}
