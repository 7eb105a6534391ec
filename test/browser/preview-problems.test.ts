// Does the preview offer what can be done about a problem that no page is suggested for, and lead to all of its places?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const textOf = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const files = {
  "docs.json": `${JSON.stringify({ name: "Acme", navigation: { pages: ["first", "second"] } }, undefined, 2)}\n`,
  "first.mdx": textOf("First", "A [link](/weather), and [another](/music)."),
  "second.mdx": textOf("Second", "Again a [link](/weather)."),
};

describe.skipIf(chromiumPath() === undefined)("problems", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const redirects = (): unknown =>
    (JSON.parse(readFileSync(join(preview.root, "docs.json"), "utf8")) as { redirects?: unknown }).redirects;
  const main = "dialog.change-dialog .change-foot [data-main]";
  const lead = async (title: string, to: string): Promise<void> => {
    await expect.poll(() => page.locator("#change-title").textContent()).toBe(title);
    expect(await page.locator(`${main}:disabled`).count()).toBe(1);
    await page.locator(".readers-field input").fill(to);
    await page.waitForSelector(`${main}:not(:disabled)`);
    await page.click(main);
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
  };

  test("name their other places, each of which opens", async () => {
    await page.goto(`${preview.address}#/problems`);
    await page.click(".problem summary");
    const places = "[...document.querySelectorAll('.problem details a')].map((each) => [each.textContent, each.href])";
    await expect
      .poll(() => page.evaluate(places))
      .toEqual([["second.mdx:5", `vscode://file${preview.root}/second.mdx:5:16`]]);
  });

  test("get a redirect to the page that is asked for, after its patch was shown", async () => {
    await page.click('.problem .button:has-text("/weather…")');
    await lead("Add a redirect from /weather", "second");
    await expect.poll(redirects).toEqual([{ source: "/weather", destination: "/second" }]);
    await resize(page, { width: 360, height: 740 });
    const widths = "['.change-said', '.change-notice .plain'].map((each) => document.querySelector(each).offsetWidth)";
    const [said, close] = (await page.evaluate(widths)) as readonly [number, number];
    expect(said).toBeGreaterThan(280);
    expect(close).toBe(32);
  });

  test("do so beside the link in the text, too", async () => {
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector(".dead-link .button");
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 740 });
      expect(await audit(page)).toEqual([]);
    }
    await expect.poll(() => page.locator(".dead-note").allTextContents()).toEqual(["leads nowhere add a redirect…"]);
    await page.click(".dead-link .button");
    await lead("Add a redirect from /music", "/second");
    await expect.poll(redirects).toMatchObject([{ source: "/weather" }, { source: "/music", destination: "/second" }]);
  });
});
