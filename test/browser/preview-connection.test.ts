// Does an open preview keep up with its server, in many tabs and over whatever answers in its place?
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, splitNavigation } from "../../src/index.ts";
import { PreviewServer } from "../../src/tools/preview/server/preview-server.ts";
import { previewSummary } from "../../src/tools/preview/model/preview-summary.ts";
import { builtPackage } from "../examples/built-package.ts";
import { type Browser, type BrowserContext, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview } from "./opened-preview.ts";

describe.skipIf(chromiumPath() === undefined)("an open preview", () => {
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await openChromium(chromiumPath() ?? "");
  });

  beforeEach(async () => {
    context = await browser.newContext();
  });

  afterEach(() => context.close());
  afterAll(() => browser?.close());

  test("shows the site and each change in more tabs than a browser has connections", async () => {
    const preview = await openPreview({ "docs.json": '{"navigation":{"pages":["a"]}}', "a.mdx": "" });
    const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(preview.address)));
    await Promise.all(tabs.map((tab) => tab.waitForSelector('.page .title:text-is("A")')));
    preview.write("a.mdx", "---\ntitle: Changed\n---\n");
    await Promise.all(tabs.map((tab) => tab.waitForSelector('.page .title:text-is("Changed")')));
    // Each takes its turn, and none believes that the server has ended.
    expect(await Promise.all(tabs.map((tab) => tab.locator(".banner").count()))).toEqual(tabs.map(() => 0));
    await preview.close();
  });

  test("follows its server again after another one has answered at its address", async () => {
    const first = serverOf("first", 1);
    await first.listen(0);
    const { port, address } = first;
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('text="first"');
    await first.close();
    await otherServer(port);
    const second = serverOf("second", 2);
    await second.listen(port);
    await page.waitForSelector('text="second"');
    await expect.poll(() => page.locator('text="first"').count()).toBe(0);
    await second.close();
  });

  test("says which view could not be drawn, and shows the others", async () => {
    const { navigation } = await compileNavigation({ host: memoryHost({ "docs.json": "{}" }) });
    const given = {
      revision: 1,
      treeRevision: 1,
      folder: "docs",
      config: "docs.json",
      stale: false,
      texts: "checked",
      editor: null,
      against: null,
    } as const;
    const { index } = splitNavigation(navigation!);
    const summary = previewSummary({ ...given, navigation, index, diagnostics: [] });
    const broken = JSON.stringify({ ...summary, overview: { ...summary.overview, parity: 4 } });
    const server = new PreviewServer(document(), { revision: 1, answer: () => Promise.resolve(broken) });
    await server.listen(0);
    const page = await context.newPage();
    await page.goto(`${server.address}#/editions`);
    await page.waitForSelector("text=This view could not be drawn");
    await page.locator('header a:has-text("Problems")').click();
    await page.waitForSelector('h2:text-is("Problems")');
    await expect.poll(() => page.locator("text=This view could not be drawn").count()).toBe(0);
    await server.close();
  });

  test("says what to do where scripts don't run, and where a file is not whole", async () => {
    const preview = await openPreview({ "docs.json": '{"navigation":{"pages":["a"]}}', "a.mdx": "" });
    const file = await preview.writeFile("preview.html");
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await still.goto(file);
    expect(await still.locator("noscript").textContent()).toContain("save the file and open it in a browser");
    const text = readFileSync(new URL(file), "utf8");
    writeFileSync(new URL(file), text.slice(0, text.lastIndexOf('<script type="application/json"') + 80));
    const page = await context.newPage();
    await page.goto(file);
    await page.waitForSelector("text=Download it again, or write it again with navc preview -o.");
    await preview.close();
  });

  function document(): string {
    return readFileSync(builtPackage().dist("preview.html"), "utf8");
  }

  /** Serves a site that has nothing but a problem. */
  function serverOf(message: string, revision: number): PreviewServer {
    const start = { line: 1, column: 1, offset: 0 };
    const range = { start, end: start };
    const problem = { severity: "warning", code: "config-syntax", message, file: "docs.json", pointer: "" } as const;
    const more = { related: [], subject: "", count: 1, url: "" };
    const given = {
      revision,
      treeRevision: revision,
      folder: "docs",
      config: "docs.json",
      stale: false,
      texts: "checked",
      editor: null,
      against: null,
    } as const;
    const diagnostics = [{ ...problem, ...more, range }];
    const summary = JSON.stringify(previewSummary({ ...given, navigation: null, index: null, diagnostics }));
    return new PreviewServer(document(), { revision, answer: () => Promise.resolve(summary) });
  }

  /** Answers that there is nothing at an address, until the preview has asked. */
  async function otherServer(port: number): Promise<void> {
    await new Promise<void>((asked) => {
      const server = createServer((_request, response) => {
        response.writeHead(404, { Connection: "close" }).end();
        server.close(() => asked());
      });
      server.listen(port, "127.0.0.1");
    });
  }
});
