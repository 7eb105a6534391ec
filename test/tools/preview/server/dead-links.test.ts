// Which links in the text of a page are marked as leading nowhere?
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../../src/compiler/diagnostics/diagnostic.ts";
import { drawnPage } from "../../../../src/outputs/page-writer/drawn/drawn-page.ts";
import { memoryHost } from "../../../../src/compiler/host/memory-host.ts";
import { compileInMemory } from "../../../../src/project/compile-in-memory.ts";
import { deadLinks } from "../../../../src/tools/preview/server/dead-links.ts";

/** The dead links of a text, as the check of links judges the site. */
async function deadOf(text: string, site: object = {}, basePath = ""): Promise<ReturnType<typeof deadLinks>> {
  const config = { name: "Links", navigation: { pages: ["guides/start", "guides/end"] }, ...site };
  const host = memoryHost({ "docs.json": JSON.stringify(config), "guides/start.mdx": text, "guides/end.mdx": "" });
  const result = await compileInMemory({ host, links: true, discover: true, basePath });
  const problems: readonly Diagnostic[] = result.diagnostics;
  return deadLinks({ nodes: drawnPage(text).nodes, file: "guides/start.mdx", basePath }, problems);
}

/** The marked addresses, with what each may mean. */
async function marked(...site: Parameters<typeof deadOf>): Promise<Readonly<Record<string, unknown>>> {
  const dead = await deadOf(...site);
  return Object.fromEntries(Object.entries(dead).map(([address, { suggestion }]) => [address, suggestion ?? null]));
}

test("each link that the check reports is marked, with what it may mean", async () => {
  expect(
    await marked("[a](/guides/end) [b](/guides/ends) [c](/nothing#x) [d](https://example.com/no) [e](#top)"),
  ).toEqual({
    "/guides/ends": "/guides/end",
    "/nothing#x": null,
  });
});

test("so is one of a component, in a tab, and without a slash at its beginning", async () => {
  const text =
    '<Tabs><Tab title="a">\n\n<Card title="T" href="/gone">x</Card>\n\n[r](lost/page) [s](end)\n\n</Tab></Tabs>';
  expect(Object.keys(await marked(text))).toEqual(["/gone", "lost/page"]);
});

test("an address below the base path is that of the site", async () => {
  expect(await marked("[a](/docs/guides/end) [b](/docs/gone) [c](/lost)", {}, "/docs")).toEqual({
    "/docs/gone": null,
    "/lost": null,
  });
});

test("an address that a name of objects is leads to no object", async () => {
  expect(Object.keys(await marked("[a](/constructor) [b](/__proto__)"))).toEqual(["/constructor", "/__proto__"]);
});

test("an anchor that is not there is marked, in the same page and in another one", async () => {
  const text = "## Set up\n\n[a](#set-up) [b](#set-upp) [c](/guides/end#no) [d](end#neither) [e](#no%20such)";
  expect(await marked(text)).toEqual({
    "#set-upp": "#set-up",
    "/guides/end#no": null,
    "end#neither": null,
    "#no%20such": null,
  });
  expect(await marked("[a](/docs/guides/end#no) [b](#none)", {}, "/docs")).toEqual({
    "/docs/guides/end#no": null,
    "#none": null,
  });
});

test("a redirect may lead from an address without a suggestion, and from no anchor", async () => {
  const dead = await deadOf("[a](/guides/ends) [b](/docs/nothing#x) [c](lost) [d](/guides/end#no)", {}, "/docs");
  expect(Object.entries(dead).map(([address, { from }]) => [address, from])).toEqual([
    ["/guides/ends", undefined],
    ["/docs/nothing#x", "/nothing"],
    ["lost", "/guides/lost"],
    ["/guides/end#no", undefined],
  ]);
});
