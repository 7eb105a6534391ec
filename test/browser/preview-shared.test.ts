// Does the preview stay in the product that somebody looks at, where several list a page?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const product = (name: string, own: string): object => ({
  product: name,
  tabs: [
    { tab: "Learn", pages: ["shared", "other"] },
    { tab: "Use", pages: [own] },
  ],
});
const config = { name: "Acme", navigation: { products: [product("Cloud", "cloud"), product("Self-Host", "host")] } };

describe.skipIf(chromiumPath() === undefined)("a page that two products list", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    const pages = ["shared", "other", "cloud", "host"].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`]);
    preview = await openPreview({ "docs.json": `${JSON.stringify(config)}\n`, ...Object.fromEntries(pages) });
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    await page.goto(`${preview.address}#/site?page=/host`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  /** The product in the bar, and the page of the sidebar that is shown. */
  const shown = (): Promise<unknown> =>
    page.evaluate(
      "[document.querySelector('.bar summary .label, .bar button .label')?.textContent, document.querySelector('.tree [aria-current=page] .label')?.textContent]",
    );
  const openTab = (tab: string): Promise<void> => page.click(`.tabs a:has-text("${tab}")`);

  test("is shown in the one where somebody is, also after a reload and a step back", async () => {
    await expect.poll(shown).toEqual(["Self-Host", "host"]);
    await openTab("Learn");
    await expect.poll(shown).toEqual(["Self-Host", "shared"]);
    await page.click('.tree a:has-text("other")');
    await expect.poll(shown).toEqual(["Self-Host", "other"]);
    await page.reload();
    await expect.poll(shown).toEqual(["Self-Host", "other"]);
    await page.evaluate("history.back()");
    await expect.poll(shown).toEqual(["Self-Host", "shared"]);
  });

  test("is shown in the other one when that is chosen", async () => {
    await page.click(".bar button:has(.label)");
    await page.click('[data-kind="product"]:has-text("Cloud")');
    await expect.poll(shown).toEqual(["Cloud", "shared"]);
    await page.evaluate("history.back()");
    await expect.poll(shown).toEqual(["Self-Host", "shared"]);
  });

  test("can be moved to a division whose name is typed as it is shown", async () => {
    await page.evaluate("document.querySelector('.tree [aria-current=page]').focus()");
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("Move to…")');
    await page.waitForSelector(".move-to");
    await page.keyboard.type("Self-Host › Use");
    const offered = (): Promise<unknown> =>
      page.evaluate(
        "[...document.querySelectorAll('.move-targets button')].map((each) => each.firstChild.textContent)",
      );
    await expect.poll(offered).toEqual(["Self-Host › Use"]);
    await page.click(".move-to .change-head button");
    await expect.poll(() => page.locator(".move-to").count()).toBe(0);
  });

  test("leaves the list of that one", async () => {
    await page.evaluate("document.querySelector('.tree [aria-current=page]').focus()");
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("Take out of the list")');
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.keyboard.press("Control+Enter");
    const lists = (): unknown => {
      const { navigation } = JSON.parse(readFileSync(join(preview.root, "docs.json"), "utf8")) as typeof config;
      return navigation.products.map((each) => JSON.stringify(each).includes('"shared"'));
    };
    await expect.poll(lists).toEqual([true, false]);
  });
});
