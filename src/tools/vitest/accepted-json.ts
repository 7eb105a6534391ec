// Writes the parts of a navigation that its outline and its differences need, one line for each page and node.
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Neighbor, Page } from "../../compiler/site/page.ts";
import { linesJson } from "../../outputs/render/lines-json.ts";

/**
 * A result with the same outline as `navigation`, and the same differences to any other, as JSON. Places in docs.json, and what
 * the outline does not show, are left out: they would change with edits that no reader of the site notices.
 */
export function acceptedJson(navigation: ResolvedNavigation): string {
  const pages = Object.entries(navigation.pages).map(([href, page]) => [href, keptOfPage(page)]);
  const editions = navigation.editions.map(keptOfEdition);
  const languages = navigation.languages.map((entry) => without(entry, besideEntries));
  const versions = navigation.versions.map((entry) => without(entry, besideEntries));
  const site = without(navigation.site, headOfSite);
  const kept = { ...navigation, site, languages, versions, editions, pages: Object.fromEntries(pages) };
  return [...linesJson(kept)].join("");
}

const besideEntries = ["banner", "navbar", "footer", "extra"];

const headOfSite = ["banner", "navbar", "footer", "logo", "favicon", "icons", "colors", "fonts"];

function keptOfPage({ placements, ...page }: Page): object {
  const places = placements.map(({ editions, node, prev, next }) => {
    return { editions, node, sidebar: "", trail: [], prev: keptOfNeighbor(prev), next: keptOfNeighbor(next) };
  });
  return { ...without(page, ["icon", "frontmatter"]), placements: places };
}

function keptOfNeighbor(page: Neighbor | null): Neighbor | null {
  return page && { ...page, label: "" };
}

function keptOfEdition({ tree, global, ...edition }: Edition): object {
  return { ...edition, global: { anchors: global.anchors.map(keptOfNode) }, tree: keptOfNode(tree) };
}

const notShown = ["description", "icon", "extra"];
const nowhere = { pointer: "" };

function keptOfNode(node: Division | PageNode): object {
  // The description of a page is with the page.
  if (node.kind === "page") return { ...without(node, notShown), source: nowhere };
  const { versions, languages, children, description } = node;
  return {
    ...without(node, notShown),
    source: nowhere,
    ...(description === undefined ? {} : { description }),
    ...(versions === undefined ? {} : { versions: versions.map(keptOfOption) }),
    ...(languages === undefined ? {} : { languages: languages.map(keptOfOption) }),
    children: children.map(keptOfNode),
  };
}

function keptOfOption(option: object): object {
  return { ...without(option, notShown), source: nowhere };
}

function without(object: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
