// Does the page tree say which lists a reader can open and close?
import { expect, test } from "vitest";
import { toFumadocs, type FumadocsFolder, type FumadocsNode } from "../../../../src/adapters.ts";
import type { JsonValue, ResolvedNavigation } from "../../../../src/index.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";

async function foldersOf(pages: JsonValue): Promise<Readonly<Record<string, FumadocsFolder>>> {
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { groups: [{ group: "Top", pages }] } }),
    "a.mdx": "",
    "b.mdx": "",
  });
  const navigation = (await compileNavigation({ host })).navigation as ResolvedNavigation;
  const found = new Map<string, FumadocsFolder>();
  const visit = (node: FumadocsNode): void => {
    if (node.type === "page") return;
    found.set(node.name, node);
    node.children.forEach(visit);
  };
  toFumadocs(navigation).roots[navigation.editions[0]!.id]!.children.forEach(visit);
  return Object.fromEntries(found);
}

test("a title at the top is always open, and a group in it can be opened and closed", async () => {
  const folders = await foldersOf([
    { group: "Inner", pages: ["a"] },
    { group: "Open", expanded: true, pages: ["b"] },
  ]);
  const display = (name: string): unknown => [folders[name]?.collapsible, folders[name]?.defaultOpen];
  expect([display("Top"), display("Inner"), display("Open")]).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
});

test("a group that lists nothing has nothing to open, and one without a page that has a file is not there", async () => {
  const folders = await foldersOf([
    { group: "Empty", root: "a", pages: [] },
    { group: "Gone", pages: ["gone"] },
    { group: "Rootless", root: "gone", pages: ["gone", "b"] },
  ]);
  expect(folders["Empty"]).toMatchObject({ collapsible: false, children: [], index: { url: "/a" } });
  expect(folders["Gone"]).toBeUndefined();
  expect(folders["Rootless"]?.index).toBeUndefined();
});
