// Which row has the keyboard after the site has changed?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { openNavigation, viewPage, type PageView } from "../../../../src/runtime.ts";
import { followedRow, sameRow } from "../../../../src/tools/preview/model/followed-row.ts";
import { startState } from "../../../../src/tools/preview/model/preview-state.ts";
import { sidebarRows, type SidebarRow } from "../../../../src/tools/preview/model/sidebar-rows.ts";

const group = (name: string, ...pages: readonly unknown[]): object => ({ group: name, pages });

async function rowsOf(...pages: readonly unknown[]): Promise<readonly SidebarRow[]> {
  return rowsWith({}, ...pages);
}

async function rowsWith(texts: object, ...pages: readonly unknown[]): Promise<readonly SidebarRow[]> {
  const files = { ...Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.mdx`, ""])), ...texts };
  const docs = JSON.stringify({ navigation: { pages } });
  const { navigation } = await compileNavigation({ host: memoryHost({ ...files, "docs.json": docs }) });
  const view = viewPage(openNavigation(navigation!), navigation!.pages["/a"]!) as PageView;
  return sidebarRows(view, startState());
}

/** The label of the row that is followed from this label in the rows before. */
function followed(label: string, before: readonly SidebarRow[], after: readonly SidebarRow[]): string | undefined {
  const at = before.findIndex(({ node }) => node.label === label);
  return after[followedRow(after, before[at]!.node, at)]?.node.label;
}

test("a page and a group keep it at their new places", async () => {
  const before = await rowsOf("a", "b", group("One", "c"), group("Two"));
  expect(followed("B", before, await rowsOf("b", "a", group("One", "c")))).toBe("B");
  expect(followed("B", before, await rowsOf("a", group("One", "c", "b")))).toBe("B");
  expect(followed("One", before, await rowsOf(group("Two", "a", group("One", "c")), "b"))).toBe("One");
});

test("a closed group has it for what is in it", async () => {
  const before = await rowsOf("a", "b", group("One", "c"));
  const closed = await rowsOf(group("Two", group("Inner", group("One", "c"), "b")), "a");
  expect(closed.map(({ node }) => node.label)).toEqual(["Two", "Inner", "A"]);
  expect(followed("B", before, closed)).toBe("Inner");
  expect(followed("One", before, closed)).toBe("Inner");
});

test("what follows has it for a page that is hidden now, and not its open group", async () => {
  const pages = group("One", "a", "b", "c");
  const hidden = await rowsWith({ "b.mdx": "---\nhidden: true\n---\n" }, pages);
  expect(hidden.map(({ node }) => node.label)).toEqual(["One", "A", "C"]);
  expect(followed("B", await rowsOf(pages), hidden)).toBe("C");
});

test("what follows has it for what is gone, and a group under its new name", async () => {
  const before = await rowsOf("a", "b", group("One", "c"));
  expect(followed("B", before, await rowsOf("a", group("One", "c")))).toBe("One");
  expect(followed("One", before, await rowsOf("a", "b", group("Other", "c")))).toBe("Other");
  expect(followed("One", before, await rowsOf("a", "b"))).toBe("B");
});

test("what was asked for one row is not for another of its name", async () => {
  const other = group("Two", group("More", "c"));
  const before = await rowsOf("a", group("One", group("More", "b"), "b"), other);
  const labels = before.map(({ node }) => node.label);
  const gone = await rowsOf("a", group("One", "b"), other);
  expect(sameRow(gone, before[labels.indexOf("More")]!.node)).toBe(-1);
  const inTwo = before[labels.lastIndexOf("More")]!.node;
  expect(gone[sameRow(gone, inTwo)]?.node).toEqual(inTwo);
  const siblings = await rowsOf("a", group("One", group("More", "b"), group("More", "c")));
  const first = siblings.find(({ node }) => node.label === "More")!.node;
  expect(sameRow(await rowsOf("a", group("One", group("More", "c"))), first)).toBe(-1);
  const page = before.find(({ node }) => node.label === "B")!.node;
  expect(sameRow(await rowsOf("a", "b"), page)).toBe(-1);
});
