// Does the frame in docs/themes.md draw what the page shows, and every page of every test site?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Page } from "../../src/index.ts";
import { openNavigation, viewPage, type OpenNavigation, type PageView } from "../../src/runtime.ts";
import { compiledFixtures } from "../support/compiled-fixtures.ts";
import { blocksOf, exportsOf } from "./recipes.ts";

interface Answer {
  readonly status: number;
  readonly edition?: string;
  readonly location?: string;
}

const page = readFileSync("docs/themes.md", "utf8");
const blocks = blocksOf("docs/themes.md");
const linkBlocks = blocksOf("docs/reference/rendering.md").filter(({ attributes: { run } }) => run === "links");
const code = Object.fromEntries(
  [...blocks, ...linkBlocks].flatMap(({ attributes: { run }, text }) => (run === undefined ? [] : [[run, text]])),
);
const { documentOf, drawPage, answerTo, addressIn, filesOf } = (await exportsOf(code)) as unknown as {
  readonly documentOf: (view: PageView, content: string) => string;
  readonly drawPage: (root: string, address: string) => Promise<string>;
  readonly answerTo: (site: OpenNavigation, address: string, last: string | undefined) => Answer;
  readonly addressIn: (site: OpenNavigation, page: Page, written: string) => string;
  readonly filesOf: (site: OpenNavigation, contentOf: (page: Page) => string) => ReadonlyMap<string, string>;
};
const { navigation } = await compileNavigation({ root: "examples/acme" });
const acme = openNavigation(navigation!);

test("a whole frame takes less than 40 lines of code", () => {
  expect(code["frame"]?.split("\n").filter((line) => line.trim() !== "").length).toBeLessThan(40);
});

test("the frame of the example site is what the page shows", () => {
  const view = viewPage(acme, acme.navigation.pages["/orders/refunds/disputes/evidence"]!)!;
  expect(`${documentOf(view, "")}\n`).toBe(blocks.find(({ attributes }) => attributes["output"] === "frame")?.text);
});

test("a page of a docs folder is drawn with the frame", async () => {
  const address = "/orders/refunds/disputes/evidence";
  const view = viewPage(acme, acme.navigation.pages[address]!)!;
  expect(await drawPage("examples/acme", address)).toBe(documentOf(view, "<p>The text of the page.</p>"));
});

test("each visit that the page lists has the answer that it says", () => {
  const rows = [...page.matchAll(/^\| `(\/[^`]*)` \| (?:`(.+?)`)? *\| (\d+), (?:`(.+?)`|no page) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [, address = "", last, status, shown] of rows) {
    const answer = answerTo(acme, address, last);
    expect([address, answer.status, answer.location ?? answer.edition]).toEqual([address, Number(status), shown]);
  }
});

test("links in a text lead to the addresses of pages, and files get the base path", async () => {
  const config = {
    navigation: { pages: ["index", "guides/auth", "guides/start"] },
    redirects: [{ source: "/old", destination: "/guides/start" }],
  };
  const files = {
    "index.mdx": "",
    "guides/auth.mdx": "",
    "guides/start.mdx": "",
    "secret.mdx": "---\nhidden: true\n---\n",
  };
  const { navigation: based } = await compileNavigation({
    host: memoryHost(files),
    config,
    basePath: "/docs",
    discover: true,
  });
  const written = {
    "/guides/start": "/docs/guides/start",
    "/docs/guides/start": "/docs/guides/start",
    "/docs/old#a": "/docs/guides/start#a",
    "/docs/images/a.png": "/docs/images/a.png",
    "./start.mdx#a": "/docs/guides/start#a",
    "start.MD": "/docs/guides/start",
    "/docs": "/docs",
    "/guides/start/?q=1#a": "/docs/guides/start?q=1#a",
    "./start#a": "/docs/guides/start#a",
    start: "/docs/guides/start",
    "../secret": "/docs/secret",
    "/": "/docs",
    "/old#a": "/docs/guides/start#a",
    "../images/a b.png": "/docs/images/a%20b.png",
    "#here": "#here",
    "https://example.com/guides/start": "https://example.com/guides/start",
    "mailto:a@example.com": "mailto:a@example.com",
  };
  const opened = openNavigation(based!);
  const page = based!.pages["/docs/guides/auth"]!;
  const drawn = Object.keys(written).map((each) => [each, addressIn(opened, page, each)]);
  expect(Object.fromEntries(drawn)).toEqual(written);
});

const sites = await compiledFixtures();

test("a static build writes each page of all sites once, and no sidebar links an entry without a file", () => {
  let missing = 0;
  for (const { name, navigation: site } of sites) {
    const pages = Object.values(site.pages);
    const gone = new Set(pages.flatMap((each) => (each.missing ? [each.href] : [])));
    missing += gone.size;
    const opened = openNavigation(site);
    const files = filesOf(opened, () => "");
    const shown = pages.filter((each) => !each.missing && each.url === undefined && viewPage(opened, each));
    expect([name, files.size]).toEqual([name, shown.length]);
    const sidebars = [...files.values()].map((text) => text.slice(text.indexOf("<nav>"), text.indexOf("</nav>")));
    const links = sidebars.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href));
    expect([name, links.filter((href) => gone.has(href))]).toEqual([name, []]);
  }
  expect(missing).toBeGreaterThan(20);
});

test("a page whose spec was not read has a notice, because the sidebar leads there", async () => {
  const { navigation: unread, unknown } = await compileNavigation({
    host: memoryHost({}),
    config: {
      navigation: { groups: [{ group: "API", openapi: "https://acme.example/a.json", pages: ["GET /users"] }] },
    },
  });
  const files = [...filesOf(openNavigation(unread!), () => "asked").values()];
  expect(files).toHaveLength(1);
  expect(files[0]).toContain("Not described here yet.");
  expect(unknown.map(({ kind }) => kind)).toContain("unfetched");
});

test("the files of a static build have the names that a host looks for", async () => {
  const { navigation: named } = await compileNavigation({
    host: memoryHost({ "été/a b?.mdx": "" }),
    config: { navigation: { pages: ["été/a b?"] } },
    basePath: "/docs",
  });
  expect([...filesOf(openNavigation(named!), () => "").keys()]).toEqual(["/docs/été/a b?/index.html"]);

  const files = [...filesOf(acme, ({ file }) => `<p>${String(file)}</p>`)];
  expect(files[0]?.[0]).toBe("/index.html");
  expect(files[0]?.[1]).toContain("<p>index.mdx</p>");
  expect(files.map(([path]) => path)).toContain("/fr/orders/refunds/disputes/evidence/index.html");
});

test.each(sites)("the frame of each page of $name is drawn", ({ navigation: site }) => {
  const opened = openNavigation(site);
  const views = Object.values(site.pages).flatMap((each) => viewPage(opened, each) ?? []);
  const wrong = views.filter((view) => /\bundefined\b|\[object|>null</.test(documentOf(view, "")));
  expect(wrong.map((view) => view.page.href)).toEqual([]);
});
