// Does the preview work in a panel of VS Code, where its page can't reach the server by itself?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { type OpenedPreview, openPreview } from "./opened-preview.ts";

const files = {
  "docs.json": JSON.stringify({ navigation: { groups: [{ group: "Guides", pages: ["a", "b"] }] } }),
  "a.mdx": "---\ntitle: First\n---\n",
  "b.mdx": "---\ntitle: Second\n---\n",
};

describe.skipIf(chromiumPath() === undefined)("the preview in a panel", () => {
  let browser: Browser;
  let preview: OpenedPreview;
  let page: BrowserPage;
  const opened: string[] = [];

  beforeAll(async () => {
    [browser, preview] = await Promise.all([openChromium(chromiumPath() ?? ""), openPreview(files)]);
    page = await (await browser.newContext()).newPage();
    await page.setViewportSize({ width: 500, height: 600 });
    await page.exposeFunction("toExtension", answer);
    await page.addInitScript(`
      globalThis.acquireVsCodeApi = () => ({ postMessage: (message) => toExtension(message) });
    `);
    const html = await (await fetch(preview.address)).text();
    await page.route(
      /^http:\/\/panel\.test\/$/,
      (asked) => void asked.fulfill({ contentType: "text/html", body: html }),
    );
    await page.goto("http://panel.test/");
  });

  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const say = (message: object): Promise<unknown> => page.evaluate(`postMessage(${JSON.stringify(message)})`);

  /** Does what the extension does. */
  async function answer(message: { kind: string; id: number; path: string; address: string }): Promise<void> {
    if (message.kind === "open") opened.push(message.address);
    if (message.kind === "follow") await say({ kind: "revision", revision: 1 });
    if (message.kind !== "get") return;
    const response = await fetch(new URL(message.path, preview.address));
    await say({ kind: "answer", id: message.id, status: response.status, text: await response.text() });
  }

  test("shows the site, and each later state of it", async () => {
    await page.waitForSelector('.page .title:text-is("First")');
    preview.write("a.mdx", "---\ntitle: Changed\n---\n");
    let revision = 1;
    await expect
      .poll(async () => {
        revision += 1;
        await say({ kind: "revision", revision });
        return page.locator(".page .title").textContent();
      })
      .toBe("Changed");
    await say({ kind: "revision", revision: null });
    await page.waitForSelector(".banner");
  });

  test("goes to a page that the extension names, and shows why it is there", async () => {
    await say({ kind: "show", place: "#/site?page=/b" });
    await page.waitForSelector('.page .title:text-is("Second")');
    await expect
      .poll(() => page.evaluate(`document.querySelector(".inspector").getBoundingClientRect().top`))
      .toBeLessThan(300);
  });

  test("follows its own links by itself, and leaves lines of files to the extension", async () => {
    await page.click('nav a:has-text("Problems")');
    await page.waitForSelector("h1");
    await expect.poll(() => page.evaluate("location.hash")).toContain("#/problems");
    await say({ kind: "show", place: "#/site?page=/b" });
    await page.click(".inspector a.place");
    await expect.poll(() => opened.at(-1)).toMatch(/^vscode:\/\/file\/.+:\d+:\d+$/);
  });
});
