// Can pages be moved where there is no sidebar: on the tabs and menus above a page, and on the map?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const config = `{
  "name": "Acme",
  "navigation": {
    "products": [
      {
        "product": "One",
        "tabs": [
          { "tab": "Guides", "pages": ["first", "second"] },
          { "tab": "Reference", "pages": ["third"] }
        ]
      },
      { "product": "Two", "pages": ["fourth"] }
    ]
  }
}
`;

/** What a row of the sidebar, and a cell of the map, is called. */
const rows = ".tree [role=treeitem] .label";
const cells = ".cell-label";

describe.skipIf(chromiumPath() === undefined)("pages", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    const pages = ["first", "second", "third", "fourth"].map((name) => [`${name}.mdx`, ""]);
    preview = await openPreview({ "docs.json": config, ...Object.fromEntries(pages) });
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  /** The middle of the first of these elements with a text. */
  async function middle(selector: string, text: string): Promise<readonly [number, number]> {
    await page.waitForSelector(`${selector}:has-text(${JSON.stringify(text)})`);
    const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.includes(${JSON.stringify(text)}))`;
    const place = `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${find}.getBoundingClientRect())`;
    return (await page.evaluate(place)) as readonly [number, number];
  }

  async function drag(row: string): Promise<void> {
    await page.mouse.move(...(await middle(".tree [role=treeitem]", row)));
    await page.mouse.down();
  }

  async function over(selector: string, text: string): Promise<void> {
    const [x, y] = await middle(selector, text);
    await page.mouse.move(x - 3, y, { steps: 8 });
    await page.mouse.move(x, y, { steps: 4 });
  }

  function written(): string {
    return readFileSync(join(preview.root, "docs.json"), "utf8").replaceAll(/\s+/g, " ");
  }

  /** Drops what is dragged, writes the change, and undoes it. Waits until each state is written and shown. */
  async function assertDropAndUndo(title: string, content: string, label: string): Promise<void> {
    const shown = (): Promise<readonly string[]> => page.locator(label).allTextContents();
    const before = await shown();
    await page.mouse.up();
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe(title);
    await page.click("dialog.change-dialog .change-foot [data-main]");
    // The message of the undoing before is still shown.
    await expect.poll(written).toContain(content);
    await expect.poll(shown).not.toEqual(before);
    await page.click('.change-notice[data-kind=done] .button:has-text("Undo")');
    await expect.poll(written).toBe(config.replaceAll(/\s+/g, " "));
    await expect.poll(shown).toEqual(before);
  }

  test("are dragged to a tab, which is marked, and before the drop it is said what that does", async () => {
    await drag("Second");
    await over(".tabs a", "Reference");
    await page.waitForSelector('.tabs a[data-drop="into"]:has-text("Reference")');
    await expect.poll(() => page.locator(".change-said").textContent()).toContain("Move “Second” into “Reference”: ");
    await assertDropAndUndo(
      "Move “Second” into “Reference”",
      '{ "tab": "Guides", "pages": ["first"] }, { "tab": "Reference", "pages": ["third", "second"] }',
      rows,
    );
    await expect.poll(() => page.locator("[data-drop]").count()).toBe(0);
  });

  test("open the list of products, and are dropped on one of them", async () => {
    await drag("Second");
    await over('.menu[data-name="Product"] > button', "One");
    await page.waitForSelector('.menu[data-name="Product"] li a');
    await over('.menu[data-name="Product"] li a', "Two");
    await page.waitForSelector('.menu a[data-drop="into"]');
    await assertDropAndUndo("Move “Second” into “Two”", '{ "product": "Two", "pages": ["fourth", "second"] }', rows);
  });

  test("are dragged on the map into a division, and moved there with the keyboard alone", async () => {
    await page.goto(`${preview.address}#/map`);
    await page.mouse.move(...(await middle('.cell[data-kind="page"]', "Second")));
    await page.mouse.down();
    await over('.cell[data-kind="tab"]', "Reference");
    await page.waitForSelector('.cell[data-drop="into"]:has-text("Reference")');
    await expect.poll(() => page.locator(".change-said").textContent()).toContain("into “Reference”: ");
    await assertDropAndUndo("Move “Second” into “Reference”", '"pages": ["third", "second"]', cells);
    await page.evaluate(
      "[...document.querySelectorAll('.cell[data-kind=page]')].find((cell) => cell.textContent.includes('Second')).focus()",
    );
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector("dialog.change-dialog ins");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Second” before “First”");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
    await page.keyboard.press("m");
    await page.keyboard.type("Two");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.change-dialog ins");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Second” into “Two”");
    expect(await audit(page)).toEqual([]);
    expect(failures).toEqual([]);
  });
});
