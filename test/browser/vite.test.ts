// Does an app of examples/vite follow each edit of its documentation, in Chromium, with both versions of Vite?
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as vite from "vite";
import { builtPackage } from "../examples/built-package.ts";
import {
  type Browser,
  type BrowserContext,
  type BrowserPage,
  chromiumPath,
  type HeldRequest,
  openChromium,
} from "./chromium.mjs";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const hasChromium = chromiumPath() !== undefined;
let browser: Browser;
beforeAll(async () => {
  if (hasChromium) browser = await openChromium(chromiumPath() ?? "");
});
afterAll(() => browser?.close());

/** The example in a folder of its own, with these packages. */
function copiedExample(viteFolder: string): string {
  const folder = mkdtempSync(join(tmpdir(), "navc-vite-app-"));
  cpSync("examples/vite", folder, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  mkdirSync(join(folder, "node_modules"));
  const packages = {
    navc: builtPackage().folder,
    vite: resolve("node_modules", viteFolder),
    micromark: resolve("node_modules/micromark"),
  };
  for (const [name, target] of Object.entries(packages)) symlinkSync(target, join(folder, "node_modules", name));
  return folder;
}

describe.skipIf(!hasChromium).each(["vite-7", "vite"])("an app with %s", (viteFolder) => {
  let folder: string;
  let api: typeof vite;
  let context: BrowserContext;
  let page: BrowserPage;
  let server: vite.ViteDevServer;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    folder = copiedExample(viteFolder);
    api = (await import(pathToFileURL(resolve("node_modules", viteFolder, "dist/node/index.js")).href)) as typeof vite;
    const logLevel = "silent";
    server = await api.createServer({ root: folder, logLevel, server: { host: "127.0.0.1", port: 0 } });
    await server.listen();
    context = await browser.newContext();
    page = await context.newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") failures.push(message.text());
    });
    await open(`${server.resolvedUrls?.local[0]}guides/install`);
    await page.waitForSelector("nav [aria-current]");
    // What a reload would lose.
    await page.evaluate("window.isSamePage = true");
  });

  afterAll(async () => {
    await context?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  async function open(address: string): Promise<void> {
    await page.goto(address);
  }

  function edit(file: string, from: string, to: string): void {
    const path = join(folder, "docs", file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }

  /** The labels of the sidebar, when they are these. */
  async function waitForSidebar(labels: readonly string[]): Promise<void> {
    const shown = "[...document.querySelectorAll('nav a')].map((each) => each.textContent).join()";
    await page.waitForFunction(`${shown} === ${JSON.stringify(labels.join())}`);
    expect(await page.evaluate("window.isSamePage")).toBe(true);
  }

  const overlay = "document.querySelector('vite-error-overlay')";

  test("an edit of a title, of docs.json, of a file it refers to and of a spec is shown where the reader is", async () => {
    edit("guides/install.md", "title: Install", "title: Set up");
    await waitForSidebar(["Welcome to Kettle", "Set up", "Your first brew", "Descale", "Warranty"]);
    expect(await page.locator("h1").textContent()).toBe("Set up");
    edit("docs.json", '"guides/install", "guides/first-brew"', '"guides/first-brew", "guides/install"');
    await waitForSidebar(["Welcome to Kettle", "Your first brew", "Set up", "Descale", "Warranty"]);
    edit("navigation/care.json", ', "guides/warranty"', "");
    await waitForSidebar(["Welcome to Kettle", "Your first brew", "Set up", "Descale"]);
    await page.locator("header a:text-is('API')").click();
    await page.waitForSelector("h1:text-is('The API')");
    edit("openapi.json", "List brews", "Show all brews");
    await waitForSidebar(["The API", "GET Read the status", "GET Show all brews", "POST Start a brew"]);
    expect(new URL(page.url()).pathname).toBe("/api/overview");
  });

  test("a page that arrives after the reader has left for another changes nothing", async () => {
    const text = /\/first-brew\.md/;
    const asked = new Promise<HeldRequest>((hold) => void page.route(text, hold));
    await page.locator("header a:text-is('Guides')").click();
    await page.locator("nav a:text-is('Your first brew')").click();
    const request = await asked;
    await page.locator("nav a:text-is('Descale')").click();
    await page.waitForSelector("h1:text-is('Descale')");
    await page.evaluate("document.body.style.minHeight = '200vh'; scrollTo(0, 100)");
    await request.continue();
    // Resolves after the page that was left has its text.
    await page.evaluate(`import(${JSON.stringify(request.request().url())})`);
    expect(await page.evaluate("[document.querySelector('h1').textContent, scrollY]")).toEqual(["Descale", 100]);
    await page.unroute(text);
    await page.locator("header a:text-is('API')").click();
    await page.waitForSelector("h1:text-is('The API')");
  });

  test("a broken docs.json is shown with its place over the last navigation, until it is repaired", async () => {
    edit("docs.json", '"name": "Kettle"', '"name" "Kettle"');
    await page.waitForFunction(`${overlay} !== null`);
    const text = String(await page.evaluate(`${overlay}.shadowRoot.querySelector('.window').textContent`));
    expect(text).toContain(
      "[plugin:navc] docs.json is not valid JSON: a colon is missing between a name and its value.",
    );
    expect(text).toContain("docs/docs.json:2:10");
    expect(text).toContain('2     |   "name" "Kettle",\n      |          ^');
    edit("docs.json", '"name" "Kettle"', '"name": "Kettle"');
    await page.waitForFunction(`${overlay} === null`);
    await waitForSidebar(["The API", "GET Read the status", "GET Show all brews", "POST Start a brew"]);
  });

  test("an error that an update leaves stays, and an update that repairs it loads nothing again", async () => {
    edit("docs.json", '"v1/guides/install"', '"v1/guides/installe"');
    await page.waitForFunction(`${overlay} !== null`);
    edit("openapi.json", "Start a brew", "Brew");
    await waitForSidebar(["The API", "GET Read the status", "GET Show all brews", "POST Brew"]);
    await page.waitForFunction(`${overlay} !== null`);
    edit("docs.json", '"v1/guides/installe"', '"v1/guides/install"');
    await page.waitForFunction(`${overlay} === null`);
    await waitForSidebar(["The API", "GET Read the status", "GET Show all brews", "POST Brew"]);
    expect(failures).toEqual([]);
  });

  test("a build shows each edition, and loads no other", async () => {
    // Vite can't import it, so its text is left out.
    writeFileSync(join(folder, "docs/guides/c#d.md"), "");
    writeFileSync(join(folder, "docs/README.md"), "About the repository");
    await api.build({ root: folder, logLevel: "silent" });
    const assets = join(folder, "dist/assets");
    const texts = readdirSync(assets).map((file) => readFileSync(join(assets, file), "utf8"));
    expect(texts.filter((text) => text.includes("About the repository"))).toEqual([]);
    const preview = await api.preview({ root: folder, logLevel: "silent", preview: { host: "127.0.0.1", port: 0 } });
    try {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      const origin = preview.resolvedUrls?.local[0] ?? "";
      await open(`${origin}fr/guides/install`);
      await page.waitForSelector("h1:text-is('Installer')");
      expect(await page.evaluate("document.documentElement.lang")).toBe("fr");
      expect(loaded.filter((path) => /(en|fr)@v\d/.test(path))).toEqual([expect.stringContaining("/fr@v2-")]);
      await page.locator("header summary:text-is('Français')").click();
      await page.locator("header a:text-is('English')").click();
      await page.waitForSelector("h1:text-is('Set up')");
      expect(new URL(page.url()).pathname).toBe("/guides/install");
      await open(`${origin}start`);
      await page.waitForSelector("h1:text-is('Set up')");
      await open(`${origin}no/such/page`);
      await page.waitForSelector("h1:text-is('There is no such page')");
      expect(failures).toEqual([]);
    } finally {
      await preview.close();
    }
  });

  test("a page that becomes MDX is shown with its text", async () => {
    const reader = await context.newPage();
    renameSync(join(folder, "docs/api/overview.md"), join(folder, "docs/api/overview.mdx"));
    await reader.goto(`${server.resolvedUrls?.local[0]}api/overview`);
    // The list of files has changed, so Vite loads open pages again.
    await expect
      .poll(() => reader.locator("main:has(h1:text-is('The API')) p:not(:has(code))").count())
      .toBeGreaterThan(0);
  });

  test("a list in a text has its bullets, and the sidebar has none", async () => {
    const reader = await context.newPage();
    edit("guides/install.md", "---\n\n", "---\n\n- a point\n\n");
    await reader.goto(`${server.resolvedUrls?.local[0]}guides/install`);
    await reader.waitForSelector("article li");
    const bullets = ["article ul", "nav ul"].map(
      (list) => `getComputedStyle(document.querySelector("${list}")).listStyleType`,
    );
    expect(await reader.evaluate(`[${bullets.join()}]`)).toEqual(["disc", "none"]);
  });
});
