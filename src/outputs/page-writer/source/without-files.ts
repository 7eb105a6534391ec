// Leaves files out of a navigation that a host can't have. (D482)
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import type { Division, PageNode, ResolvedNavigation, Site } from "../../../compiler/site/navigation.ts";
import type { Font } from "../../../compiler/site/site-header.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { iconPicture } from "../../adapters/icons/icon-picture.ts";

/**
 * The navigation without the icons, the logo, the favicon and the files of fonts that have one of these addresses: some hosts do
 * not build with a style sheet that names a missing file, and the others show an empty box.
 */
export function withoutFiles(navigation: ResolvedNavigation, addresses: ReadonlySet<string>): ResolvedNavigation {
  if (addresses.size === 0) return navigation;
  const isLost = (address: string | undefined): boolean => address !== undefined && addresses.has(address);
  const withIcon = <Owner extends { readonly icon?: Icon }>(owner: Owner): Owner => {
    if (!isLost(iconPicture(owner.icon))) return owner;
    const { icon: _, ...others } = owner;
    return others as Owner;
  };
  const inTree = <Node extends Division | PageNode>(node: Node): Node =>
    withIcon(node.kind === "page" ? node : { ...node, children: node.children.map(inTree) });
  const { site, editions, pages } = navigation;
  return {
    ...navigation,
    site: siteWithout(site, isLost),
    editions: editions.map(({ tree, global, ...edition }) => ({
      ...edition,
      tree: inTree(tree),
      global: { ...global, anchors: global.anchors.map(inTree) },
    })),
    pages: Object.fromEntries(Object.entries(pages).map(([href, page]) => [href, withIcon(page)])),
  };
}

function siteWithout(
  { logo, favicon, fonts, ...others }: Site,
  isLost: (address: string | undefined) => boolean,
): Site {
  const font = (each: Font | undefined): Font | undefined => {
    if (each === undefined || !isLost(each.source)) return each;
    const { source: _, format: __, ...named } = each;
    return named;
  };
  // One picture for both modes is better than none.
  const pictures = [logo?.light, logo?.dark].filter((picture) => !isLost(picture));
  const [light, dark = light] = pictures;
  return withoutUndefined({
    ...others,
    logo: logo === undefined || light === undefined || dark === undefined ? undefined : { ...logo, light, dark },
    favicon: isLost(favicon?.light) ? undefined : favicon,
    fonts: fonts && withoutUndefined({ heading: font(fonts.heading), body: font(fonts.body) }),
  });
}
