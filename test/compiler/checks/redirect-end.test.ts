// Is a link judged by what is where its redirects end?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;

const redirects = [
  { source: "/now/:slug*", destination: "/v2/:slug*", permanent: false },
  { source: "/v1/:slug*", destination: "/v2/:slug*" },
  { source: "/old/:slug*", destination: "/now/:slug*" },
  { source: "/one", destination: "/v2/start" },
  { source: "/one-gone", destination: "/nothing" },
  { source: "/into/:slug*", destination: "/no-folder/:slug*" },
  { source: "/unfilled/:slug*", destination: "/v2/:other" },
  { source: "/away/:slug*", destination: "https://example.com/:slug*" },
  { source: "/round/a", destination: "/round/b" },
  { source: "/round/b", destination: "/round/a" },
  { source: "/id/:id(\\d+)", destination: "/v2/:id" },
  { source: "/both/:slug*", destination: "/v2/:slug*" },
  { source: "/both/some", destination: "/v2/other" },
  { source: "/here/:id(\\d+)", destination: "/v2/start" },
  { source: "/to-here/:slug*", destination: "/here/:slug*" },
  { source: "/upper/:slug*", destination: "/V2/:slug*", permanent: false },
  { source: "/soon/start", destination: "/v2/deep/more", permanent: false },
  { source: "/soon/:slug*", destination: "/v2/:slug*", permanent: false },
  { source: "/missing/:slug*", destination: "/listed/:slug*" },
  { source: "/folders/:slug*", destination: "/v2/:slug*" },
  { source: "/hash/:slug*", destination: "/v2/:slug*#top" },
  { source: "/slash/:slug*", destination: "/v2%2F:slug*" },
  { source: "/files/:slug*", destination: "/v2/:slug*.pdf" },
  ...Array.from({ length: 12 }, (_, index) => ({ source: `/s${index}/:x`, destination: `/s${index + 1}/:x` })),
];

/** What is said of a link in a page, and of the same link in docs.json. */
async function judged(link: string): Promise<{ readonly page: readonly string[]; readonly config: readonly string[] }> {
  const files = {
    "index.mdx": page(`[link](${link})`),
    "v2/start.mdx": page("## Stdio"),
    "v2/deep/more.mdx": page(""),
    "v2/unlisted.mdx": page(""),
    "here/5.mdx": page(""),
  };
  const pages = ["index", "v2/start", "v2/deep/more", "here/5", "listed/page", "listed/other"];
  const said = async (config: object, code: string): Promise<readonly string[]> => {
    const docs = { redirects, navigation: { pages, ...config } };
    const host = memoryHost({ ...files, "docs.json": JSON.stringify(docs) });
    const { diagnostics, notJudged } = await compileNavigation({ host, links: true });
    return [
      ...diagnostics.flatMap((each) => (each.code === code ? [each.message] : [])),
      ...notJudged.flatMap((each) => (each.code === code ? [`${each.count}: ${each.reason}`] : [])),
    ];
  };
  const anchors = [{ anchor: "A", href: link }];
  return {
    page: await said({}, "link-not-found"),
    config: await said({ global: { anchors } }, "href-target-missing"),
  };
}

test.each([
  ["a page for the time being", "/now/start"],
  ["a page for good", "/v1/start"],
  ["a page over two redirects", "/old/start"],
  ["a page in no list", "/now/unlisted"],
  ["a page as Markdown", "/now/start.md"],
  ["another site", "/away/x"],
  ["a destination with a hash", "/hash/start"],
  ["a page that an uncertain redirect may take away", "/here/5"],
  ["such a page behind another redirect", "/to-here/5"],
])("nothing is said of a link to %s", async (_, link) => {
  expect(await judged(link)).toEqual({ page: [], config: [] });
});

test.each([
  ["a destination with nothing", "/one-gone"],
  ["a folder with nothing", "/into/x"],
  ["a wildcard that nothing fills", "/unfilled/x"],
  ["a loop", "/round/a"],
])("nothing is said of a link if its redirect is reported for %s", async (_, link) => {
  expect(await judged(link)).toEqual({ page: [], config: [] });
});

test("a page that is listed and has no file is reported with its entry", async () => {
  expect(await judged("/missing/page")).toMatchObject({ page: [] });
});

test.each([
  ["/now/nothing", "/v2/nothing"],
  ["/v1/a/b", "/v2/a/b"],
  ["/old/nothing#x", "/v2/nothing"],
  ["/hash/nothing", "/v2/nothing"],
])("a link to %s leads nowhere", async (link, end) => {
  const found = await judged(link);
  const [address] = link.split("#", 1);
  expect(found.page).toEqual([
    expect.stringContaining(`leads to "${address}", which is redirected to "${end}", where there is no page.`),
  ]);
  expect(found.config).toEqual([
    expect.stringContaining(`"${link}" is redirected to "${end}", so it leads to no page`),
  ]);
});

test("a document that is no file is missing in a page, and may be there in docs.json", async () => {
  expect(await judged("/files/guide")).toMatchObject({
    page: [expect.stringContaining('redirected to "/v2/guide.pdf", where there is no file.')],
    config: [],
  });
});

test.each([
  ["/id/5", 'where the redirect of "/id/:id(\\d+)" leads depends on the platform'],
  ["/both/some", 'where the redirect of "/both/:slug*" leads depends on the platform'],
  ["/v1", 'where the redirect of "/v1/:slug*" leads depends on the platform'],
  ["/slash/start", 'where the redirect of "/slash/:slug*" leads depends on the platform'],
  ["/s0/x", "more redirects follow one another than navc follows"],
  ["/folders/deep", "only some platforms open the first page of a folder that has no page of its own"],
])("a link to %s is counted as not judged", async (link, reason) => {
  expect(await judged(link)).toEqual({ page: [`1: ${reason}`], config: [`1: ${reason}`] });
});

test.each([
  ["/now/Start", "/now/start", true],
  ["/old/Start", "/old/start", true],
  ["/v1/Start", "/v2/start", true],
  // The page is not behind the same redirect, or another one takes its address there.
  ["/upper/start", "/v2/start", false],
  ["/soon/Start", "/v2/start", false],
])("for a link to %s the address %s is suggested, and written: %j", async (link, suggestion, isWritten) => {
  const docs = { redirects, navigation: { pages: ["index", "v2/start", "v2/deep/more", "V2/only"] } };
  const files = {
    "index.mdx": page(`[link](${link}?q#top)`),
    "v2/start.mdx": page(""),
    "v2/deep/more.mdx": page(""),
    "V2/only.mdx": page(""),
  };
  const host = memoryHost({ ...files, "docs.json": JSON.stringify(docs) });
  const { diagnostics } = await compileNavigation({ host, links: true });
  const found = diagnostics.find(({ code }) => code === "link-not-found");
  expect(found?.message).toContain(`Did you mean "${suggestion}"?`);
  expect(found?.edits?.map(({ text }) => text) ?? []).toEqual(isWritten ? [`${suggestion}?q#top`] : []);
});
