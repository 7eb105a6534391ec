// Does the result hold together, wherever its selectors stand? (DESIGN section 2, D13, D17, D25, D26)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, type Division, type PageNode, type ResolvedNavigation } from "../../src/index.ts";
import { memoryHost } from "../../src/host/memory-host.ts";

const path = fc
  .tuple(fc.constantFrom("", "en/", "fr/", "v1/", "v2/"), fc.constantFrom("a", "b", "c"))
  .map((parts) => parts.join(""));
const flags = fc.record({ hidden: fc.boolean(), root: path, default: fc.boolean() }, { requiredKeys: [] });
const fields: readonly (readonly [list: string, label: string, values: readonly string[]])[] = [
  ["languages", "language", ["en", "fr"]],
  ["versions", "version", ["v1", "v2", "v3"]],
  ["tabs", "tab", ["A", "B"]],
  ["groups", "group", ["A", ""]],
  ["anchors", "anchor", ["A"]],
];
const { navigation: anyNavigation } = fc.letrec<{ navigation: Record<string, unknown> }>((tie) => ({
  navigation: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.uniqueArray(path, { maxLength: 3 }).map((pages) => ({ pages })),
    ...fields.map(([list, label, values]) =>
      fc
        .array(fc.tuple(fc.constantFrom(...values), tie("navigation"), flags), { minLength: 1, maxLength: 3 })
        .map((items) => ({ [list]: items.map(([name, inside, said]) => ({ [label]: name, ...said, ...inside })) })),
    ),
    fc.tuple(tie("navigation"), tie("navigation")).map(([one, other]) => ({ ...one, ...other })),
  ),
}));

test("ids, placements, options and neighbours fit the trees", async () => {
  await fc.assert(
    fc.asyncProperty(anyNavigation, async (navigation) => {
      const files = ["", "en/", "fr/", "v1/", "v2/"].flatMap((folder) =>
        ["a", "b"].map((name) => [`${folder}${name}.mdx`, ""]),
      );
      const host = memoryHost({ ...Object.fromEntries(files), "docs.json": JSON.stringify({ navigation }) });
      const result = (await compileNavigation({ host })).navigation!;
      expect(problemsWith(result)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function problemsWith(result: ResolvedNavigation): readonly string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const ids = new Set(result.editions.map(({ id }) => id));
  check(ids.size === result.editions.length, "two editions with one id");
  check(result.editions.filter((edition) => edition.default).length === 1, "not one default edition");
  for (const edition of result.editions) {
    const nodes = nodesOf(edition.tree);
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
      check(href === page.href, `${edition.id}: ${page.href} is not at ${placement.node}`);
      check(
        placement.trail.every((id) => byId.has(id)),
        `${edition.id}: trail of ${page.href}`,
      );
      if (placement.next === null) continue;
      const next = result.pages[placement.next];
      check(
        next !== undefined &&
          next.placements.some((other) => other.prev === page.href && other.sidebar === placement.sidebar),
        `${edition.id}: ${page.href} is not before ${placement.next}`,
      );
    }
    const listed = new Set(placed.map(({ placement }) => placement.node));
    for (const node of nodes) {
      if (node.kind === "page")
        check(listed.has(node.id) && Object.hasOwn(result.pages, node.href), `${edition.id}: ${node.id} has no place`);
      else problems.push(...optionProblems(node, edition.id, ids));
    }
  }
  for (const hrefs of Object.values(result.counterparts))
    check(
      Object.keys(hrefs).every((id) => ids.has(id)),
      "counterparts",
    );
  return problems;
}

function optionProblems(
  { id, versions = [], languages = [], otherEdition, children }: Division,
  edition: string,
  ids: ReadonlySet<string>,
): readonly string[] {
  const lists = [versions, languages].filter((options) => options.length > 0);
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
