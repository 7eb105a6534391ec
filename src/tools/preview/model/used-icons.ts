// Finds the icons that a preview in one file draws.
import type { Division, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { DrawnNode, DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { iconKey } from "./icon-key.ts";

/** The keys of the icons of divisions, pages and texts. */
export function usedIcons(navigation: ResolvedNavigation, texts: Iterable<DrawnPage>): ReadonlySet<string> {
  const { icons } = navigation.site;
  const keys = new Set<string>();
  const addNode = (node: Division | PageNode): void => {
    const key = iconKey(node.icon, icons?.library);
    if (key !== undefined) keys.add(key);
    if (node.kind !== "page") node.children.forEach(addNode);
  };
  const addDrawn = (node: DrawnNode): void => {
    if (node.kind === "component") {
      const { icon } = node.attributes;
      const key = typeof icon === "string" ? iconKey(icon, icons?.library) : undefined;
      if (key !== undefined) keys.add(key);
    }
    if ("children" in node) node.children.forEach(addDrawn);
  };
  for (const { tree } of navigation.editions) addNode(tree);
  for (const { nodes } of texts) nodes.forEach(addDrawn);
  return keys;
}
