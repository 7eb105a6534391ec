// Selects a part of a navigation: some of its editions, or what is below one division.
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";

/** Which part is wanted. */
export interface WantedPart {
  /** The id of an edition, or a language or version; a language or version may select several editions. */
  readonly edition?: string | undefined;
  /** The label, id or address of a division, or the address of a page. */
  readonly under?: string | undefined;
}

/**
 * The same navigation with the wanted part only: divisions above it are kept, everything beside it and unlisted pages are left
 * out. If no edition has such a part, `editions` is empty.
 */
export function partOfSite(navigation: ResolvedNavigation, { edition, under }: WantedPart): ResolvedNavigation {
  const editions = navigation.editions.filter((each) => edition === undefined || isNamed(each, edition));
  const listed = Object.entries(navigation.pages).filter(([, page]) => !isUnlisted(page));
  return {
    ...navigation,
    pages: Object.fromEntries(listed),
    editions: under === undefined ? editions : editions.flatMap((each) => editionUnder(each, under)),
  };
}

/** The labels of all divisions, each once. */
export function divisionLabels({ editions }: ResolvedNavigation): readonly string[] {
  const labelsIn = (division: Division): readonly string[] => [
    division.label,
    ...division.children.flatMap((child) => (child.kind === "page" ? [] : labelsIn(child))),
  ];
  const roots = editions.flatMap(({ tree, global }) => [tree, ...global.anchors]);
  return [...new Set(roots.flatMap(labelsIn))].filter((label) => label.trim() !== "");
}

function isNamed({ id, language, version }: Edition, name: string): boolean {
  return [id, language, version].includes(name);
}

function editionUnder(edition: Edition, under: string): readonly Edition[] {
  const anchors = edition.global.anchors.flatMap((anchor) => divisionUnder(anchor, under));
  const [tree] = divisionUnder(edition.tree, under);
  if (tree === undefined && anchors.length === 0) return [];
  return [{ ...edition, tree: tree ?? { ...edition.tree, children: [] }, global: { ...edition.global, anchors } }];
}

/** The division with only its wanted part; empty if it has none. */
function divisionUnder(division: Division, under: string): readonly Division[] {
  if (division.kind !== "root" && answersTo(division, under)) return [division];
  const children = division.children.flatMap((child): readonly (Division | PageNode)[] => {
    if (child.kind === "page") return child.href === under ? [child] : [];
    return divisionUnder(child, under);
  });
  if (children.length === 0) return [];
  const { languages: _languages, versions: _versions, ...rest } = division;
  return [{ ...rest, children }];
}

/** True if a division has the wanted label, id or address. An address counts for the division where it is written; a group has only that of its root page. */
function answersTo({ id, label, href, root, kind }: Division, name: string): boolean {
  if (id === name || root === name) return true;
  if (kind !== "group" && href === name) return true;
  return label.toLowerCase() === name.toLowerCase();
}
