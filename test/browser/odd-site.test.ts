// Does the static site hold where docs.json is unusual: markup in titles, right to left, stubs, missing and forwarded pages?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BrowserPage, chromiumPath, look, type ShownPage } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const markup = "</title><script>document.attacked = true</script><img src=x onerror='document.attacked = true'>";

const docs = {
  name: `A ${markup}`,
  navigation: {
    languages: [
      {
        language: "en",
        banner: { content: `${markup} [x](javascript:document.attacked=true) [home](/en/start)` },
        products: [
          {
            product: `One ${markup}`,
            groups: [
              { group: `G ${markup}`, tag: markup, pages: ["en/start", "en/not-there", "en/away"] },
              { group: "Secrets", hidden: true, pages: ["en/secret"] },
              { group: "Forwarded", root: "en/away", pages: ["en/[id] & more"] },
            ],
          },
          {
            product: "Two",
            versions: [
              { version: "1", pages: ["two/v1"] },
              { version: "2", pages: ["two/v2"] },
            ],
          },
          {
            product: "Three",
            versions: [
              {
                version: "3",
                tabs: [
                  { tab: "Pages", pages: ["three/v3"] },
                  {
                    tab: "Graph",
                    graphql: { source: "schema.graphql", directory: "graph" },
                    groups: [{ group: "Queries", pages: ["QUERY users", "QUERY gone"] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { language: "ar", products: [{ product: "واحد", groups: [{ group: "ابدأ", pages: ["ar/start"] }] }] },
    ],
  },
};

const files: { readonly [file: string]: string } = {
  "docs.json": JSON.stringify(docs),
  "schema.graphql": '"Where queries begin."\ntype Query {\n  "All users."\n  users: [String]\n}\n',
  "en/start.mdx": `---\ntitle: ${JSON.stringify(`Start ${markup}`)}\ndescription: ${JSON.stringify(markup)}\n---\n# ${markup}\n\n${markup} \`${markup}\` [x](javascript:document.attacked=true)\n\n\`\`\`\n${markup}\n\`\`\`\n`,
  "en/away.mdx": "---\ntitle: Away\nurl: https://away.example\n---\n",
  "en/secret.mdx": "---\ntitle: Secret\n---\n",
  "en/[id] & more.mdx": "---\ntitle: Odd name\n---\n",
  "ar/start.mdx": "---\ntitle: البداية\n---\n",
  "two/v1.mdx": "---\ntitle: First\n---\n",
  "two/v2.mdx": "---\ntitle: Second\n---\n",
  "three/v3.mdx": "---\ntitle: Third\n---\n",
};

const chromium = chromiumPath();

describe.skipIf(chromium === undefined)("the static site of an unusual docs.json", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite(files);
    ({ page } = site);
  });

  afterAll(async () => {
    await site?.close();
  });

  async function visit(href: string): Promise<ShownPage> {
    expect((await page.goto(site.origin + href))?.status()).toBe(200);
    return look(page, []);
  }

  test("markup in texts stays text", async () => {
    const { title, heading, hrefs } = await visit("/en/start");
    expect(title).toContain("<script>");
    expect(heading).toBe(`Start ${markup}`);
    expect(hrefs.filter((href) => /^javascript:/i.test(href))).toEqual([]);
    expect(await page.evaluate("document.attacked ?? document.images.length")).toBe(0);
  });

  test("right to left", async () => {
    expect((await visit("/ar/start")).lang).toBe("ar");
    expect(await page.evaluate("document.documentElement.dir")).toBe("rtl");
  });

  test("a page without a file is not written, and is in no list", async () => {
    const { hrefs } = await visit("/en/start");
    expect(hrefs).not.toContain("/en/not-there");
    expect((await fetch(`${site.origin}/en/not-there`)).status).toBe(404);
  });

  test("what is hidden is in no list; what leads out is linked there, as a page and as a root", async () => {
    const { sidebar } = await visit("/en/%5Bid%5D%20&%20more");
    expect(sidebar.map(({ href }) => href)).toEqual([
      "/en/start",
      "/en/away",
      "https://away.example",
      "/en/%5Bid%5D%20&%20more",
    ]);
  });

  test("a product with versions of its own is offered everywhere", async () => {
    const { hrefs } = await visit("/en/start");
    expect(hrefs).toContain("/two/v1");
    expect((await visit("/two/v1")).options.map(({ text }) => text)).toEqual(["English", "العربية", "1", "2"]);
    await page.goto(`${site.origin}/two/v1`);
    await page.locator(".menu.version summary").click();
    await page.locator(".menu.version a[href='/two/v2']").click();
    await expect.poll(() => page.url()).toBe(`${site.origin}/two/v2`);
  });

  test("a product without this version says in which it is", async () => {
    await visit("/two/v1");
    await page.locator(".menu.product summary").first().click();
    const stub = page.locator(".menu.product a[href='/three/v3']");
    expect((await stub.textContent())?.replace(/\s+/g, " ").trim()).toBe("Three 3 en");
    await stub.click();
    await expect.poll(() => page.url()).toBe(`${site.origin}/three/v3`);
  });

  test("a page of a GraphQL schema says what it is about, and where that is written", async () => {
    await visit("/graph/queries/users");
    expect(await page.locator("h1").textContent()).toContain("QUERY");
    expect(await page.locator(".lead").textContent()).toBe("All users.");
    expect((await page.locator(".endpoint").textContent())?.trim()).toMatch(/^users\s+schema\.graphql$/);
    await visit("/graph/queries/gone");
    expect((await page.locator(".endpoint").textContent())?.trim()).toMatch(/gone\s+schema\.graphql$/);
  });

  test("a site without a page at its root starts where its default edition does", async () => {
    await page.goto(site.origin);
    await expect.poll(() => page.url()).toBe(`${site.origin}/en/start`);
  });
});
