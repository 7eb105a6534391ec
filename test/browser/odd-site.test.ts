// Does the static site hold where docs.json is unusual: markup in titles, right to left, stubs, missing and forwarded pages?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "../examples/built-package.ts";
import { type Browser, type BrowserPage, chromiumPath, look, openChromium, type ShownPage } from "./chromium.mjs";
import { serve, type StaticServer } from "./static-server.ts";

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
          { product: "Three", versions: [{ version: "3", pages: ["three/v3"] }] },
        ],
      },
      { language: "ar", products: [{ product: "واحد", groups: [{ group: "ابدأ", pages: ["ar/start"] }] }] },
    ],
  },
};

const files: { readonly [file: string]: string } = {
  "docs.json": JSON.stringify(docs),
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
  let root: string;
  let built: BuiltPackage;
  let server: StaticServer;
  let browser: Browser;
  let page: BrowserPage;

  beforeAll(async () => {
    built = builtPackage();
    root = mkdtempSync(join(tmpdir(), "navc-odd-"));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    execFileSync(process.execPath, [built.example("static-site/build.mjs"), root, join(root, "out")]);
    server = await serve(join(root, "out"));
    browser = await openChromium(chromium ?? "");
    page = await (await browser.newContext()).newPage();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(root, { recursive: true });
  });

  async function visit(href: string): Promise<ShownPage> {
    expect((await page.goto(server.origin + href))?.status()).toBe(200);
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

  test("a page that is not written yet has its place and says so", async () => {
    const { current } = await visit("/en/not-there");
    expect(current).toEqual(["/en/not-there"]);
    expect(await page.locator(".panel").textContent()).toBe("This page is not written yet.");
  });

  test("what is hidden is in no list; what leads out is linked there, as a page and as a root", async () => {
    const { sidebar } = await visit("/en/%5Bid%5D%20&%20more");
    expect(sidebar.map(({ href }) => href)).toEqual([
      "/en/start",
      "/en/not-there",
      "/en/away",
      "https://away.example",
      "/en/%5Bid%5D%20&%20more",
    ]);
  });

  test("a product with versions of its own is offered everywhere", async () => {
    const { hrefs } = await visit("/en/start");
    expect(hrefs).toContain("/two/v1");
    expect((await visit("/two/v1")).options.map(({ text }) => text)).toEqual(["English", "العربية", "1", "2"]);
    await page.goto(`${server.origin}/two/v1`);
    await page.locator(".menu.version summary").click();
    await page.locator(".menu.version a[href='/two/v2']").click();
    expect(page.url()).toBe(`${server.origin}/two/v2`);
  });

  test("a product without this version says in which it is", async () => {
    await visit("/two/v1");
    await page.locator(".menu.product summary").first().click();
    const stub = page.locator(".menu.product a[href='/three/v3']");
    expect((await stub.textContent())?.replace(/\s+/g, " ").trim()).toBe("Three 3 en");
    await stub.click();
    expect(page.url()).toBe(`${server.origin}/three/v3`);
  });

  test("a site without a page at its root starts where its default edition does", async () => {
    await page.goto(server.origin);
    await expect.poll(() => page.url()).toBe(`${server.origin}/en/start`);
  });
});
