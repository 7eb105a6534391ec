// Does a host of somebody else's give what a compile may have of it, whatever it lists?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Host } from "../../../src/index.ts";

const files = {
  "docs.json": JSON.stringify({ navigation: { pages: ["a"] } }),
  "a.mdx": "# A",
  "guides/b.mdx": "# B",
  ".github/template.md": "# Template",
  "guides/.draft.mdx": "# Draft",
  "node_modules/pkg/readme.mdx": "# Package",
  "notes.txt": "text",
};

/** Lists everything, as a store of names without folders does. */
const careless: Host = { ...memoryHost(files), list: () => Object.keys(files) };

test("hidden files, packages and files of another kind are no pages of the site", async () => {
  const pagesOf = async (host: Host): Promise<readonly string[]> =>
    Object.keys((await compileNavigation({ host, discover: true })).navigation!.pages);
  expect(await pagesOf(careless)).toEqual(["/a", "/guides/b"]);
  expect(await pagesOf(memoryHost(files))).toEqual(["/a", "/guides/b"]);
});
