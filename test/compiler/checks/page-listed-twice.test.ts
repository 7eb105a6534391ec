// A fault that makes many listings double is one message (D18).
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

async function reported(navigation: object): Promise<readonly string[]> {
  const pages = ["a", "b", "c", "d", "folder/index"].map((path) => [`${path}.mdx`, ""]);
  const config = JSON.stringify({ name: "Acme", navigation });
  const host = memoryHost({ "docs.json": config, ...(Object.fromEntries(pages) as Record<string, string>) });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.map(({ code, pointer, message, count }) =>
    code === "page-listed-twice" ? `${pointer} ×${count}: ${/^.*?(?:,|twice)/.exec(message)![0]}` : code,
  );
}

const group = (label: string, ...pages: readonly (string | object)[]): object => ({ group: label, pages });

test("a group whose pages are all in another one is reported once", async () => {
  expect(await reported({ groups: [group("A", "a", "b"), group("B", "b", "a")] })).toEqual([
    `/navigation/groups/1/group ×2: All 2 pages of group "B" are also listed in group "A",`,
  ]);
});

test("a group whose pages are all in the list around it, or that has groups inside, is reported once", async () => {
  expect(await reported({ tabs: [{ tab: "T", pages: ["a", "b", group("B", "a", "b")] }] })).toEqual([
    `/navigation/tabs/0/pages/2/group ×2: All 2 pages of group "B" are also listed in tab "T",`,
  ]);
  expect(
    await reported({ groups: [group("A", "a", group("B", "b", "c")), group("D", group("E", "c", "a"), "b")] }),
  ).toEqual([`/navigation/groups/1/group ×3: All 3 pages of group "D" are also listed in group "A",`]);
});

test("one page in two lists, pages out of several groups, and a group with a page of its own are reported page by page", async () => {
  expect(await reported({ groups: [group("A", "a", "b"), group("B", "a")] })).toEqual([
    `/navigation/groups/1/pages/0 ×1: "a" is listed twice`,
  ]);
  expect(await reported({ groups: [group("A", "a", "b"), group("B", "c"), group("C", "a", "c")] })).toHaveLength(2);
  expect(await reported({ groups: [group("A", "a", "b"), group("B", "a", "b", "c")] })).toHaveLength(2);
});

test("a group that lists its own pages twice is reported page by page", async () => {
  expect(await reported({ groups: [group("A", "a", "b", "a", "b")] })).toHaveLength(2);
});

test("another sidebar may list the same pages", async () => {
  expect(
    await reported({
      tabs: [
        { tab: "T", pages: ["a", "b"] },
        { tab: "U", pages: ["a", "b"] },
      ],
    }),
  ).toEqual([]);
});

test("two lists in one division are the fault, whatever is in both", async () => {
  expect(await reported({ tabs: [{ tab: "T", pages: ["a", "b"], groups: [group("A", "a", "b", "c")] }] })).toEqual([
    "mixed-children",
  ]);
});

test("a page named in two ways is reported once for one list, and for both of two lists", async () => {
  expect(await reported({ pages: ["folder", "folder/index"] })).toEqual([
    `/navigation/pages/1 ×1: "folder/index" is listed twice`,
  ]);
  expect(await reported({ pages: ["folder", "folder"] })).toEqual([
    "page-index",
    `/navigation/pages/1 ×1: "folder/index" is listed twice`,
  ]);
  expect(await reported({ groups: [group("A", "folder"), group("B", "a", "folder/index")] })).toEqual([
    "page-index",
    `/navigation/groups/1/pages/1 ×1: "folder/index" is listed twice`,
  ]);
});
