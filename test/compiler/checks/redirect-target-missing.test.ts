import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

async function causesOf(destinations: readonly string[]): Promise<readonly unknown[]> {
  const redirects = destinations.map((destination, index) => ({ source: `/from-${index}/:slug*`, destination }));
  const config = { name: "N", navigation: { pages: ["a", "guides/start"] }, redirects };
  const host = memoryHost({ "docs.json": JSON.stringify(config), "a.mdx": "", "guides/start.mdx": "" });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.flatMap(({ code, cause }) => (code === "redirect-target-missing" ? [cause] : []));
}

test("destinations below a folder that is not there have it as their cause, with wildcards and without", async () => {
  const old = { kind: "missing-folder", folder: "/old" };
  expect(await causesOf(["/old/api/one", "/old/two", "/old/deep/:slug*", "/old/:slug*"])).toEqual([old, old, old, old]);
});

test("a destination in a folder that is there has no folder as its cause, and no other fault has one", async () => {
  expect(await causesOf(["/guides/none", "/none"])).toEqual([undefined, undefined]);
  // The name is misspelt, or nothing fills its wildcard.
  expect(await causesOf(["/guide/start", "/gone/:splat"])).toEqual([
    { kind: "other-start", from: "/guide", to: "/guides" },
    undefined,
  ]);
});
