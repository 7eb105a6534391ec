// The parts of a result that only describe a page, and a result in which some pages are described otherwise (D106).
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { jsonBytesAtMost } from "../text/byte-lengths.ts";
import { type MaybeUndefined, withoutUndefined } from "../text/json-value.ts";
import type { Division, Page, PageNode, ResolvedNavigation } from "./navigation.ts";

/** What a page says of itself. */
export type Described = Omit<
  ExpandedPage,
  "path" | "file" | "missing" | "operation" | "key" | "url" | "related" | "reference" | "provenance"
>;

type OfPage = "title" | "sidebarTitle" | "description" | "icon" | "tag" | "deprecated" | "noindex" | "frontmatter";

/** The fields of a page that depend on docs.json and on other pages. */
export type PlacedPage = MaybeUndefined<Omit<Page, OfPage>>;

/** A page of the result, its fields in the fixed order of format 1. */
export function describedPage(placed: PlacedPage, described: Described): Page {
  const { title, sidebarTitle, description, icon, tag, deprecated, noindex, hidden, frontmatter } = described;
  return withoutUndefined({
    href: placed.href,
    path: placed.path,
    file: placed.file,
    title,
    sidebarTitle,
    description,
    icon,
    tag,
    deprecated: deprecated === true ? true : undefined,
    hidden: placed.hidden,
    noindex: noindex === true || hidden === true ? true : undefined,
    url: placed.url,
    related: placed.related,
    missing: placed.missing,
    operation: placed.operation,
    reference: placed.reference,
    frontmatter,
    key: placed.key,
    language: placed.language,
    version: placed.version,
    placements: placed.placements,
  });
}

type OfNode = "kind" | "label" | "icon" | "tag" | "deprecated";

/** The fields of a page's node that depend on docs.json and on other pages. */
export type PlacedNode = MaybeUndefined<Omit<PageNode, OfNode>>;

/** The node of a page in a list, its fields in the fixed order of format 1. */
export function describedNode(placed: PlacedNode, described: Described): PageNode {
  return withoutUndefined({
    id: placed.id,
    kind: "page",
    href: placed.href,
    label: described.sidebarTitle ?? described.title,
    icon: described.icon,
    tag: described.tag,
    method: placed.method,
    deprecated: described.deprecated === true ? true : undefined,
    hidden: placed.hidden,
    missing: placed.missing,
    external: placed.external,
    url: placed.url,
    source: placed.source,
  });
}

/** A result with other descriptions, and a bound of the bytes that the new parts have as JSON. */
export interface DescribedAgain {
  readonly navigation: ResolvedNavigation;
  readonly bytesAtMost: number;
}

/**
 * The result in which the pages at these addresses are described as here; what does not contain them is shared with the
 * one before. `hrefs` are the keys of its table of pages, which take longer to list than to copy.
 */
export function describeAgain(
  navigation: ResolvedNavigation,
  hrefs: readonly string[],
  byHref: ReadonlyMap<string, Described>,
): DescribedAgain {
  const pages: Record<string, Page> = {};
  for (const href of hrefs) pages[href] = navigation.pages[href]!;
  let bytesAtMost = 0;
  const counted = <Part>(part: Part): Part => {
    bytesAtMost += jsonBytesAtMost(part, Infinity);
    return part;
  };
  for (const [href, page] of byHref) pages[href] = counted(describedPage(pages[href]!, page));
  // A division that several editions share stays one object.
  const known = new Map<Division, Division>();
  const ofDivision = (division: Division): Division => {
    const made = known.get(division) ?? withChildren(division, ofChild);
    known.set(division, made);
    return made;
  };
  const ofChild = (child: Division | PageNode): Division | PageNode => {
    if (child.kind !== "page") return ofDivision(child);
    const page = byHref.get(child.href);
    return page === undefined ? child : counted(describedNode(child, page));
  };
  const editions = navigation.editions.map((edition) => ({ ...edition, tree: ofDivision(edition.tree) }));
  return { navigation: { ...navigation, editions, pages }, bytesAtMost };
}

/** The same object where no child is another. */
function withChildren(division: Division, ofChild: (child: Division | PageNode) => Division | PageNode): Division {
  let children: (Division | PageNode)[] | undefined;
  for (const [index, child] of division.children.entries()) {
    const made = ofChild(child);
    if (made !== child) (children ??= [...division.children])[index] = made;
  }
  return children === undefined ? division : { ...division, children };
}
