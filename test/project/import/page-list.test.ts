// Does each page get a path that a disk can hold beside all others?
import { expect, test } from "vitest";
import { PageList } from "../../../src/project/import/page-list.ts";

function paths(addresses: readonly string[]): readonly string[] {
  const list = new PageList();
  return addresses.map((address) => list.add({ address, fields: {}, dialect: "docusaurus" }).path);
}

test("a folder is never at the path of a page file", () => {
  expect(paths(["/a", "/a.mdx/b", "/a-mdx/b", "/c.md"])).toEqual(["a", "a-mdx/b", "a-mdx/b-2", "c.md"]);
});

test("a name has at most 200 bytes, however many characters", () => {
  const [long, other, plain] = paths([`/${"語".repeat(100)}`, `/${"語".repeat(99)}`, `/${"x".repeat(300)}`]);
  expect([long, other, plain]).toEqual(["語".repeat(66), `${"語".repeat(66)}-2`, "x".repeat(200)]);
});
