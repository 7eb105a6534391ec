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

test("a redirect to one that leads into a folder with nothing is not reported, but that one is", async () => {
  const redirects = [
    { source: "/from", destination: "/into/x" },
    { source: "/into/:slug*", destination: "/no-folder/:slug*" },
  ];
  const config = { name: "N", navigation: { pages: ["a"] }, redirects };
  const { diagnostics } = await compileNavigation({
    host: memoryHost({ "docs.json": JSON.stringify(config), "a.mdx": "" }),
  });
  const found = diagnostics.filter(({ code }) => code === "redirect-target-missing");
  expect(found.map(({ subject }) => subject)).toEqual([expect.stringContaining("/no-folder")]);
});

test.each([
  ["one wildcard", "/now/strat", 'to "/now/strat", which is redirected to "/v2/strat", where', "/now/start"],
  ["two wildcards", "/old/strat", 'to "/old/strat", which is redirected to "/v2/strat", where', "/old/start"],
  [
    "a wildcard for good",
    "/v1/strat#top",
    'to "/v1/strat#top", which is redirected to "/v2/strat", where',
    "/v2/start#top",
  ],
])(
  "a destination with nothing behind %s is missing, and what leads there is not reported",
  async (_, destination, message, nearest) => {
    const redirects = [
      { source: "/from", destination },
      { source: "/many/:slug*", destination },
      { source: "/earlier", destination: "/from" },
      { source: "/right", destination: "/now/start" },
      { source: "/any/:slug*", destination: "/now/:slug*" },
      { source: "/now/:slug*", destination: "/v2/:slug*", permanent: false },
      { source: "/old/:slug*", destination: "/now/:slug*" },
      { source: "/v1/:slug*", destination: "/v2/:slug*" },
    ];
    const config = { name: "N", navigation: { pages: ["a", "v2/start"] }, redirects };
    const host = memoryHost({
      "docs.json": JSON.stringify(config),
      "a.mdx": "[a](/from) [b](/earlier) [c](/many/x)",
      "v2/start.mdx": "",
    });
    const { diagnostics } = await compileNavigation({ host, links: true });
    const found = diagnostics.filter(({ code }) => code !== "redirect-chain" && code !== "missing-field");
    expect(found.map(({ code }) => code)).toEqual(["redirect-target-missing"]);
    expect(found[0]).toMatchObject({ count: 2, message: expect.stringContaining(message) });
    expect(found[0]!.message).toContain(`Did you mean "${nearest}"?`);
  },
);
