// Selects a part of a navigation: some of its editions, or what is below one division.
import { pageHref } from "../../compiler/contract/page-path.ts";
import { wordPaths } from "../../compiler/contract/word-paths.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";

/** Which part is wanted. */
export interface WantedPart {
  /** The id of an edition, or a language or version; a language or version may select several editions. */
  readonly edition?: string | undefined;
  /** The label, id or address of a division, or the address of a page. */
  readonly under?: string | undefined;
  /** How many levels below the division that `under` names are kept; all if undefined. */
  readonly depth?: number | undefined;
}

/**
 * The same navigation with the wanted part only: divisions above it are kept, everything beside it and unlisted pages are left
 * out. If no edition has such a part, `editions` is empty.
 */
export function partOfSite(
  navigation: ResolvedNavigation,
  { edition, under, depth = Infinity }: WantedPart,
): ResolvedNavigation {
  const editions = navigation.editions.filter((each) => edition === undefined || isNamed(each, edition));
  const listed = Object.entries(navigation.pages).filter(([, page]) => !isUnlisted(page));
  return {
    ...navigation,
    pages: Object.fromEntries(listed),
    editions: under === undefined ? editions : editionsUnder(editions, { under, depth }, navigation.site.basePath),
  };
}

/** A name is a label or an id before it is an address, which people write encoded or not. (D548) */
function editionsUnder(editions: readonly Edition[], { under, depth }: Shown, basePath: string): readonly Edition[] {
  const addresses = wordPaths(under, basePath).map((path) => pageHref(path, basePath));
  const parts = [under, ...addresses].map((name) =>
    editions.flatMap((each) => editionUnder(each, { under: name, depth })),
  );
  return parts.find((part) => part.length > 0) ?? [];
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

/** A division, and how many levels below it. */
interface Shown {
  readonly under: string;
  readonly depth: number;
}

function editionUnder(edition: Edition, shown: Shown): readonly Edition[] {
  const anchors = edition.global.anchors.flatMap((anchor) => divisionUnder(anchor, shown));
  const [tree] = divisionUnder(edition.tree, shown);
  if (tree === undefined && anchors.length === 0) return [];
  return [{ ...edition, tree: tree ?? { ...edition.tree, children: [] }, global: { ...edition.global, anchors } }];
}

/** The division with only its wanted part; empty if it has none. */
function divisionUnder(division: Division, shown: Shown): readonly Division[] {
  const { under, depth } = shown;
  if (division.kind !== "root" && answersTo(division, under)) return [cutBelow(division, depth)];
  const children = division.children.flatMap((child): readonly (Division | PageNode)[] => {
    if (child.kind === "page") return child.href === under ? [child] : [];
    return divisionUnder(child, shown);
  });
  if (children.length === 0) return [];
  return [{ ...withoutOptions(division), children }];
}

/** The division with so many levels below it. */
function cutBelow(division: Division, depth: number): Division {
  if (depth === Infinity) return division;
  if (depth <= 0) return { ...withoutOptions(division), children: [] };
  return {
    ...division,
    children: division.children.map((child) => (child.kind === "page" ? child : cutBelow(child, depth - 1))),
  };
}

/** Without the choices of a selector, which are a line below its division. */
function withoutOptions(division: Division): Division {
  const { languages: _languages, versions: _versions, ...rest } = division;
  return rest;
}

/** True if a division has the wanted label, id or address. An address counts for the division where it is written; a group has only that of its root page. */
function answersTo({ id, label, href, root, kind }: Division, name: string): boolean {
  if (id === name || root === name) return true;
  if (kind !== "group" && href === name) return true;
  return label.toLowerCase() === name.toLowerCase();
}
