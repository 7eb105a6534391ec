// Do the types of the result tell programs what is there?
import { expect, expectTypeOf, test } from "vitest";
import {
  compileNavigation,
  isDivision,
  isGroup,
  isPage,
  type Division,
  type GroupDisplay,
  type GroupDivision,
  type Neighbor,
  type PageNode,
  type PageOperation,
  type PageReference,
  type Placement,
  type ResolvedOperation,
} from "../../../src/index.ts";

type Node = Division | PageNode;

const { navigation } = await compileNavigation({ root: "examples/acme" });

function nodesBelow(node: Node): readonly Node[] {
  return isPage(node) ? [node] : [node, ...node.children.flatMap(nodesBelow)];
}

const nodes = navigation!.editions.flatMap(({ tree }) => nodesBelow(tree));

test("each node is a page or a division, and only a group has a display", () => {
  expect(nodes.length).toBeGreaterThan(100);
  expect(nodes.filter((node) => isPage(node) === isDivision(node))).toEqual([]);
  expect(nodes.filter((node) => isGroup(node) !== "display" in node)).toEqual([]);
  expect(nodes.filter(isGroup).length).toBeGreaterThan(10);
});

test("the kind of a division narrows its type", () => {
  expectTypeOf<Extract<Division, { kind: "group" }>>().toEqualTypeOf<GroupDivision>();
  expectTypeOf<GroupDivision["display"]>().toEqualTypeOf<GroupDisplay>();
  expectTypeOf<Exclude<Division, GroupDivision>["display"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Division["display"]>().toEqualTypeOf<GroupDisplay | undefined>();
  for (const node of nodes) {
    if (isGroup(node)) expectTypeOf(node).toEqualTypeOf<GroupDivision>();
    else if (isDivision(node)) expectTypeOf(node.display).toEqualTypeOf<undefined>();
    else expectTypeOf(node).toEqualTypeOf<PageNode>();
    if (node.kind === "group") expectTypeOf(node.display).toEqualTypeOf<GroupDisplay>();
  }
});

test("what is not known of an operation or a reference is read without a look at the keys", () => {
  const fileOf = (operation: PageOperation): string | undefined => {
    if (operation.unresolved) return undefined;
    expectTypeOf(operation).toEqualTypeOf<ResolvedOperation>();
    return operation.file;
  };
  const files = Object.values(navigation!.pages)
    .flatMap(({ operation }) => operation ?? [])
    .map(fileOf);
  expect(files.filter((file) => file !== undefined).length).toBeGreaterThan(5);
  expectTypeOf<PageReference["unresolved"]>().toEqualTypeOf<true | undefined>();
});

test("the pages before and after have a label and an href", () => {
  expectTypeOf<Placement["prev"]>().toEqualTypeOf<Neighbor | null>();
  expectTypeOf<Placement["next"]>().toEqualTypeOf<Neighbor | null>();
  const placements = Object.values(navigation!.pages).flatMap((page) => page.placements);
  const neighbors = placements.flatMap(({ prev, next }) => [prev, next].flatMap((page) => page ?? []));
  expect(neighbors.length).toBeGreaterThan(50);
  const labelAt = (href: string): string | undefined => {
    const page = navigation!.pages[href];
    return page?.sidebarTitle ?? page?.title;
  };
  expect(neighbors.filter(({ href, label }) => labelAt(href) !== label)).toEqual([]);
});
