// Finds the icons that a preview in one file draws.
import { iconKey } from "../../../compiler/contract/icon-key.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { navigationIcons } from "../../../outputs/adapters/icons/navigation-icons.ts";
import type { DrawnNode, DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";

/** The keys of the icons of divisions, pages and texts. */
export function usedIcons(navigation: ResolvedNavigation, texts: Iterable<DrawnPage>): ReadonlySet<string> {
  const { icons } = navigation.site;
  const keys = new Set<string>();
  const addDrawn = (node: DrawnNode): void => {
    if (node.kind === "component") {
      const { icon } = node.attributes;
      const key = typeof icon === "string" ? iconKey(icon, icons?.library) : undefined;
      if (key !== undefined) keys.add(key);
    }
    if ("children" in node) node.children.forEach(addDrawn);
  };
  for (const { icon } of navigationIcons(navigation)) {
    const key = iconKey(icon, icons?.library);
    if (key !== undefined) keys.add(key);
  }
  for (const { nodes } of texts) nodes.forEach(addDrawn);
  return keys;
}
