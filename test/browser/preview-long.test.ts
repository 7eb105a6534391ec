// Does the preview keep room for the page where a site has very long labels, or very many tabs?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";

const long = "Long".repeat(500);

/** The height of an element as a share of the window's, and the width of another as a share of its row's. */
const heightOf = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().height / innerHeight`;
const narrowest = `Math.min(...[...document.querySelectorAll(".row > .label")].map((label) =>
  label.getBoundingClientRect().width / label.parentElement.getBoundingClientRect().width))`;
const overflowing = `[...document.querySelectorAll(".page *")].filter((each) =>
  each.getBoundingClientRect().right > document.querySelector(".window").getBoundingClientRect().right).length`;

describe.skipIf(chromiumPath() === undefined)("the preview has room for the page", () => {
  let browser: Browser;
  let preview: OpenedPreview;
  let page: BrowserPage;

  beforeAll(async () => {
    browser = await openChromium(chromiumPath() ?? "");
    const groups = [{ group: long, tag: long, pages: ["a", { group: long, tag: long, pages: ["b"] }] }];
    preview = await openPreview({
      "docs.json": JSON.stringify({
        name: long,
        navigation: {
          tabs: [
            { tab: long, tag: long, groups },
            { tab: "Other", pages: ["c"] },
          ],
        },
      }),
      "a.mdx": `---\ntitle: ${long}\ntag: ${long}\n---\n`,
    });
    page = await (await browser.newContext()).newPage();
    await page.goto(preview.address);
    await page.waitForSelector(".page .title");
  });

  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  test("beside labels and tags of 2,000 characters", async () => {
    await expect.poll(() => page.evaluate(heightOf(".tabs > a > .label"))).toBeLessThan(0.1);
    await expect.poll(() => page.evaluate(narrowest)).toBeGreaterThan(0.2);
    await expect.poll(() => page.evaluate(overflowing)).toBe(0);
  });

  test("below 200 tabs", async () => {
    const tabs = Array.from({ length: 200 }, (_, number) => ({ tab: `Tab number ${number}`, pages: [`p${number}`] }));
    for (const { pages } of tabs) preview.write(`${pages[0]}.mdx`, "");
    preview.write("docs.json", JSON.stringify({ navigation: { tabs } }));
    await page.waitForSelector('.tabs > a:has-text("Tab number 199")');
    await expect.poll(() => page.evaluate(heightOf(".bars"))).toBeLessThan(0.5);
  });
});
