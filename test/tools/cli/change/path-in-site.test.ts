// Is a path of the command line found from the docs root, and from the current folder?
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pathInSite, targetInSite } from "../../../../src/tools/cli/change/path-in-site.ts";
import { madeSite } from "../made-site.ts";

const site = madeSite({
  "docs/docs.json": "{}",
  "docs/图 片/x.mdx": "",
  "docs/guides/start.mdx": "",
  "docs/index.mdx": "",
  "other/a.mdx": "",
});
afterAll(() => site.remove());
const root = join(site.folder, "docs");
const here = relative(process.cwd(), root);

test.each([
  ["a page", ["guides/start"], ["guides/start"]],
  ["a page with its extension", ["guides/start.mdx"], ["guides/start.mdx"]],
  ["a page from here", [`${here}/guides/start`], ["guides/start"]],
  ["a folder from here, with its slash", [`${here}/guides/`, `${here}/manual/`], ["guides/", "manual/"]],
  ["a new page from here, in a folder that is there", [`${here}/guides/new`], ["guides/new"]],
  ["a new page of the root", ["guides/new"], ["guides/new"]],
  ["an encoded path from here", [`${here}/%E5%9B%BE%20%E7%89%87/x`], ["%E5%9B%BE%20%E7%89%87/x"]],
  ["an encoded path", ["%E5%9B%BE%20%E7%89%87/x"], ["%E5%9B%BE%20%E7%89%87/x"]],
  ["a web address", ["https://docs.example.com/index"], ["https://docs.example.com/index"]],
  ["a page at the top", ["index", "start"], ["index", "start"]],
  ["what is nowhere is as it was written", [`${here}/nothing/new`], [`${here}/nothing/new`]],
  ["the first one decides for all", [`${here}/index.mdx`, `${here}/nothing/new`], ["index.mdx", "nothing/new"]],
  [
    "outside the docs root nothing is from here",
    [`${here}/index`, `${here}/../other/a`],
    [`${here}/index`, `${here}/../other/a`],
  ],
])("%s", (_what, words, expected) => {
  expect(pathInSite(root, ...words)).toEqual(expected);
});

test("a target names its page in the same way, and a division by its labels", () => {
  expect(targetInSite(root, { kind: "after", page: `${here}/index` })).toEqual({ kind: "after", page: "index" });
  const into = { kind: "into", labels: [`${here}/index`] } as const;
  expect(targetInSite(root, into)).toEqual(into);
});
