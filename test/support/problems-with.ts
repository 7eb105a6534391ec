// Do the parts of a result fit one another? (D13, D17, D25, D26)
import type { Division, PageNode, ResolvedNavigation } from "../../src/index.ts";

const opposite = [
  ["next", "prev"],
  ["prev", "next"],
] as const;

/** What does not fit, a sentence each: ids, placements and their trails, neighbors, options, stubs, counterparts. */
export function problemsWith(result: ResolvedNavigation): readonly string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const isPage = (href: string): boolean => Object.hasOwn(result.pages, href);
  const ids = new Set(result.editions.map(({ id }) => id));
  check(ids.size === result.editions.length, "two editions with one id");
  check(result.editions.filter((edition) => edition.default).length === 1, "not one default edition");
  for (const edition of result.editions) {
    const nodes = nodesOf(edition.tree);
    check(edition.href === undefined || isPage(edition.href), `${edition.id} begins at no page`);
    check(new Set(nodes.map(({ id }) => id)).size === nodes.length, `${edition.id}: two nodes with one id`);
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const placed = Object.values(result.pages).flatMap((page) =>
      page.placements.filter(({ editions }) => editions.includes(edition.id)).map((placement) => ({ page, placement })),
    );
    const keys = new Map(placed.map(({ page }) => [page.key, page.href]));
    for (const { page, placement } of placed) {
      check(keys.get(page.key) === page.href, `${edition.id}: key ${page.key} twice`);
      const node = byId.get(placement.node ?? "");
      const href = node?.kind === "page" ? node.href : node?.root;
      // A page in no list has no node.
      check(placement.node === null || href === page.href, `${edition.id}: ${page.href} is not at ${placement.node}`);
      check(
        placement.trail.every((id) => byId.has(id)),
        `${edition.id}: trail of ${page.href}`,
      );
      for (const [side, back] of opposite) {
        const neighbor = placement[side]?.href ?? null;
        const there = neighbor === null || !isPage(neighbor) ? undefined : result.pages[neighbor];
        const isMutual = there?.placements.some(
          (other) =>
            other[back]?.href === page.href &&
            other.sidebar === placement.sidebar &&
            other.editions.includes(edition.id),
        );
        check(neighbor === null || isMutual === true, `${edition.id}: ${side} of ${page.href}, ${neighbor}`);
      }
    }
    const listed = new Set(placed.map(({ placement }) => placement.node));
    for (const node of nodes) {
      if (node.kind === "page") {
        // The address of a missing page may be that of a page that is there.
        check(node.missing === true || listed.has(node.id), `${edition.id}: ${node.id} has no place`);
        check(isPage(node.href), `${edition.id}: ${node.id} leads to no page`);
      } else problems.push(...optionProblems(node, edition.id, ids));
    }
  }
  for (const [key, hrefs] of Object.entries(result.counterparts))
    for (const [id, href] of Object.entries(hrefs))
      check(ids.has(id) && isPage(href) && result.pages[href]?.key === key, `counterparts of ${key}: ${id} ${href}`);
  return problems;
}

function optionProblems(
  { id, versions = [], languages = [], otherEdition, children }: Division,
  edition: string,
  ids: ReadonlySet<string>,
): readonly string[] {
  // Where all of them only link, there is no branch that could be the default.
  const lists = [versions, languages].filter((options) => options.some((option) => option.edition !== null));
  return [
    ...lists
      .filter((options) => options.filter((option) => option.default).length !== 1)
      .map(() => `${edition}: default at ${id}`),
    ...lists
      .filter((options) => options.filter((option) => option.current).length > 1)
      .map(() => `${edition}: current at ${id}`),
    ...lists
      .flat()
      .flatMap((option) => (option.edition === null || ids.has(option.edition) ? [] : [`${edition}: option at ${id}`])),
    ...(otherEdition === undefined || (ids.has(otherEdition) && children.length === 0)
      ? []
      : [`${edition}: stub ${id}`]),
  ];
}

function nodesOf(division: Division): readonly (Division | PageNode)[] {
  return [division, ...division.children.flatMap((child) => (child.kind === "page" ? [child] : nodesOf(child)))];
}
