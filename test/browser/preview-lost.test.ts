// Can a lost address get a redirect in the preview, and does the preview follow what it writes?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const config = (...pages: readonly string[]): string =>
  `${JSON.stringify({ name: "Acme", navigation: { pages } }, undefined, 2)}\n`;
const textOf = (title: string): string => `---\ntitle: ${title}\n---\n\nAbout ${title}.\n`;
const kept = { "home.mdx": textOf("Home"), "guides/begin.mdx": textOf("How to begin"), "end.mdx": textOf("The end") };
const before = {
  ...kept,
  "docs.json": config("home", "old", "gone", "guides/begin", "end"),
  "old.mdx": textOf("Prices of last year"),
  "gone.mdx": textOf("Weather"),
};
const after = { ...kept, "docs.json": config("home", "gone", "guides/begin", "end") };

describe.skipIf(chromiumPath() === undefined)("lost addresses without a proposal", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(after, before);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${preview.address}#/changes`);
    await page.waitForSelector(".lost-address");
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const site = (): unknown => JSON.parse(readFileSync(join(preview.root, "docs.json"), "utf8"));
  const lost = (): Promise<readonly string[]> => page.locator(".lost-address .was").allTextContents();
  const field = (): ReturnType<BrowserPage["locator"]> => page.locator(".readers-field input");
  const main = "dialog.change-dialog .change-foot [data-main]";
  const isOff = (): Promise<number> => page.locator(`${main}:disabled`).count();
  const offered = (): Promise<readonly string[]> => page.locator(".move-targets bdi").allTextContents();

  test("get a redirect to a page that is found by its title, after its patch was shown", async () => {
    expect(await lost()).toEqual(["/old", "/gone"]);
    await page.click('.lost-address:has-text("/old") .button');
    await expect.poll(offered).toEqual(["Home", "How to begin", "The end"]);
    expect(await isOff()).toBe(1);
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 740 });
      expect(await audit(page)).toEqual([]);
      const body = "document.querySelector('.change-body')";
      expect(await page.evaluate(`${body}.scrollWidth - ${body}.clientWidth`)).toBe(0);
    }
    await field().fill("begin");
    await expect.poll(offered).toEqual(["How to begin"]);
    // There is no page of this name, but one to choose.
    const refused = "document.querySelector('.unplanned')";
    await expect.poll(() => page.evaluate(`${refused}?.textContent`)).toContain('There is no page "begin"');
    expect(await page.evaluate(`${refused}.getClientRects().length`)).toBe(0);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate("document.querySelector('.readers-field input').value"))
      .toBe("/guides/begin");
    await page.waitForSelector(`${main}:not(:disabled)`);
    await expect
      .poll(async () => (await page.locator("dialog.change-dialog ins").allTextContents()).join())
      .toContain('"destination": "/guides/begin"');
    expect(await page.locator(".change-sum").textContent()).toBe("1 redirect is added.");
    expect(site()).toEqual(JSON.parse(after["docs.json"]));
    await page.click(main);
    await expect.poll(lost).toEqual(["/gone"]);
    expect(site()).toMatchObject({ redirects: [{ source: "/old", destination: "/guides/begin" }] });
  });

  test("whose entry is still there lose it with the redirect: what is typed is planned without a key", async () => {
    await page.click('.lost-address:has-text("/gone") .button');
    await field().fill("/ned");
    await expect.poll(() => page.locator(".change-refused").textContent()).toContain('There is no page "/ned"');
    expect(await isOff()).toBe(1);
    await field().fill("end");
    await page.waitForSelector(`${main}:not(:disabled)`);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change-notice[data-kind=done]");
    await expect.poll(lost).toEqual([]);
    expect(site()).toMatchObject({
      navigation: { pages: ["home", "guides/begin", "end"] },
      redirects: [
        { source: "/old", destination: "/guides/begin" },
        { source: "/gone", destination: "/end" },
      ],
    });
  });

  test("a page that gets another address is followed there, and back", async () => {
    await page.goto(`${preview.address}#/site?page=/end`);
    await page.waitForSelector('.tree [role="treeitem"]');
    await page.evaluate(
      "[...document.querySelectorAll('.tree [role=treeitem]')].find((row) => row.textContent.includes('The end')).focus()",
    );
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("address…")');
    await page.waitForSelector("dialog.change-dialog input");
    const refused = (): Promise<string | null> => page.locator(".change-refused").textContent();
    await page.locator("dialog.change-dialog input").fill("home");
    // What would be right is said as the preview does it, and what was typed can be corrected.
    await expect.poll(refused).toContain("To merge the two, delete end and send its readers to home.");
    expect(await isOff()).toBe(1);
    await page.locator("dialog.change-dialog input").fill("guides/end");
    await page.waitForSelector(`${main}:not(:disabled)`);
    await page.click(main);
    const shown = (): Promise<string | null> => page.locator(".address-text").textContent();
    await expect.poll(shown).toBe("/guides/end");
    await expect.poll(() => page.evaluate("location.hash")).toContain("page=/guides/end");
    await page.click(".change-notice .button");
    await expect.poll(shown).toBe("/end");
    expect(failures).toEqual([]);
  });
});
