// Do links in the pages of a host lead where redirects and folders without a page lead them?
import { expect, test } from "vitest";
import { redirectedLinks } from "../../../../src/outputs/page-writer/source/redirected-link.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";

async function bodyWith(link: string, basePath = ""): Promise<string> {
  const redirects = [
    { source: "/old/:rest*", destination: "/core/:rest*" },
    { source: "/older", destination: "/old/a" },
    { source: "/away", destination: "https://example.com/a" },
    { source: "/round", destination: "/trip" },
    { source: "/to-folder", destination: "/api?q=1" },
    { source: "/to-hidden", destination: "/gone" },
    { source: "/gone/:rest+", destination: "/core/a" },
    { source: "/trip", destination: "/round" },
  ];
  const host = memoryHost({
    "docs.json": JSON.stringify({
      name: "Acme",
      redirects,
      navigation: { pages: ["core/index", "core/a", "api/x/c", "api/b", "gone/a"] },
    }),
    "core/index.mdx": `[link](${link}) <Card href="${link}" />`,
    "core/a.mdx": "",
    "api/a.mdx": "",
    "api/b.mdx": "",
    "gone/a.mdx": "",
    "api/x/c.mdx": "",
  });
  const { navigation } = await compileNavigation({ host, basePath });
  for await (const { href, body } of readPageSources(navigation!, host)) if (href === `${basePath}/core`) return body;
  throw new Error("no page");
}

test.each([
  ["/older", "/core/a"],
  ["/older/?x=1#y", "/core/a?x=1#y"],
  ["../old/a", "/core/a"],
  ["/old", "/old"],
  ["/away", "https://example.com/a"],
  ["/round", "/round"],
  ["/core/a", "/core/a"],
  ["/api", "/api/x/c"],
  ["/to-folder", "/api/x/c?q=1"],
  ["/to-hidden", "/gone"],
  ["/api/x/?y#z", "/api/x/c?y#z"],
  ["/ap", "/ap"],
  ["/", "/"],
  ["//example.com/older", "//example.com/older"],
  ["older", "older"],
  ["#older", "#older"],
])("the link %s is written as %s", async (link, written) => {
  expect(await bodyWith(link)).toBe(`[link](${written}) <Card href="${written}" />`);
});

test("a link with and one without the base path lead to the same end", async () => {
  expect(await bodyWith("/docs/older", "/docs")).toBe('[link](/core/a) <Card href="/core/a" />');
  expect(await bodyWith("/docs/api", "/docs")).toBe('[link](/api/x/c) <Card href="/api/x/c" />');
  expect(await bodyWith("/older", "/docs")).toBe('[link](/core/a) <Card href="/core/a" />');
});

test("the index of the redirects is made once", async () => {
  const host = memoryHost({ "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["a"] } }), "a.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  const asked: string[] = [];
  const redirects = ["/exact", "/all/:rest*"].map((source) => ({
    source,
    get destination() {
      asked.push(source);
      return "/a";
    },
  }));
  redirectedLinks({ ...navigation!, redirects });
  expect(asked).toEqual(["/exact", "/all/:rest*"]);
});
