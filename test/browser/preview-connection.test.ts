// Does an open preview keep up with its server, in many tabs and over whatever answers in its place?
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PreviewServer } from "../../src/cli/preview/preview-server.ts";
import { previewSummary } from "../../src/preview/preview-summary.ts";
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
    expect(await page.locator('text="first"').count()).toBe(0);
    await second.close();
  });

  /** Serves a site that has nothing but a problem. */
  function serverOf(message: string, revision: number): PreviewServer {
    const start = { line: 1, column: 1, offset: 0 };
    const range = { start, end: start };
    const problem = { severity: "warning", code: "config-syntax", message, file: "docs.json", pointer: "" } as const;
    const more = { related: [], subject: "", count: 1, url: "" };
    const given = { revision, folder: "docs", config: "docs.json", stale: false, editor: null, against: null };
    const diagnostics = [{ ...problem, ...more, range }];
    const summary = JSON.stringify(previewSummary({ ...given, navigation: null, index: null, diagnostics }));
    const document = readFileSync(builtPackage().dist("preview.html"), "utf8");
    return new PreviewServer(document, { revision, answer: () => Promise.resolve(summary) });
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
