// Is the keyboard still where somebody works after a change was written in the preview?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const site = {
  groups: [
    { group: "Start", pages: ["first", "second", "third"] },
    { group: "More", pages: ["fourth", "fifth"] },
  ],
};
const textOf = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const files = {
  "docs.json": `${JSON.stringify({ name: "Acme", navigation: site }, undefined, 2)}\n`,
  "first.mdx": textOf("First", "[one](/secnd), [two](/thrid)"),
  "second.mdx": textOf("Second", "[three](/fouth)"),
  "third.mdx": textOf("Third"),
  "fourth.mdx": textOf("Fourth"),
  "fifth.mdx": textOf("Fifth"),
};

describe.skipIf(chromiumPath() === undefined)("after a change was written, the keyboard", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const listed = (): unknown => {
    const { navigation } = JSON.parse(readFileSync(join(preview.root, "docs.json"), "utf8")) as {
      navigation: typeof site;
    };
    return navigation.groups.map(({ pages }) => pages);
  };
  const ready = "dialog.change-dialog .change-foot [data-main]:not(:disabled)";
  const rows = (): Promise<unknown> =>
    page.evaluate("[...document.querySelectorAll('.tree [role=treeitem] .label')].map((each) => each.textContent)");
  const focused = (): Promise<unknown> =>
    page.evaluate(
      "(({ localName, textContent }) => `${localName}: ${textContent.replace('⋯', '')}`)(document.activeElement)",
    );
  const write = async (): Promise<void> => {
    await page.waitForSelector(ready);
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
  };
  /** The rows are those after the change, and then this has the focus. */
  const leadsTo = async (names: readonly string[], text: string): Promise<void> => {
    await expect.poll(rows).toEqual(names);
    await expect.poll(focused).toBe(text);
  };

  test("is on the row that was moved, and the next key moves it on", async () => {
    await page.evaluate("document.querySelector('.tree [tabindex=\"0\"]').focus()");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    await leadsTo(["Start", "First", "Third", "Second", "More", "Fourth", "Fifth"], "a: Third");
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector(ready);
    await page.click(ready);
    await leadsTo(["Start", "Third", "First", "Second", "More", "Fourth", "Fifth"], "a: Third");
    expect(listed()).toEqual([
      ["third", "first", "second"],
      ["fourth", "fifth"],
    ]);
  });

  test("is on the row that was moved to another group, from a menu and a search", async () => {
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("Move to…")');
    await page.waitForSelector(".move-to");
    await page.keyboard.type("mor");
    await page.keyboard.press("Enter");
    await write();
    await leadsTo(["Start", "First", "Second", "More", "Fourth", "Fifth", "Third"], "a: Third");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    await leadsTo(["Start", "First", "Second", "More", "Fourth", "Third", "Fifth"], "a: Third");
    expect(listed()).toEqual([
      ["first", "second"],
      ["fourth", "third", "fifth"],
    ]);
  });

  test("is on a group under its new name", async () => {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toBe("div: More");
    await page.keyboard.press("F2");
    await page.waitForSelector(".rename");
    await page.keyboard.type("Later");
    await page.keyboard.press("Enter");
    await write();
    await leadsTo(["Start", "First", "Second", "Later", "Fourth", "Third", "Fifth"], "div: Later");
  });

  test("is on the row that follows a deleted one, and on that one when Undo brings it back", async () => {
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("a: Fourth");
    await page.keyboard.press("Delete");
    await page.locator(".change-choices input[type=checkbox]").click();
    await write();
    await leadsTo(["Start", "First", "Second", "Later", "Third", "Fifth"], "a: Third");
    await page.click(".change-notice .button");
    await leadsTo(["Start", "First", "Second", "Later", "Fourth", "Third", "Fifth"], "a: Fourth");
  });

  test("is in the menu of its row, also when an editor takes out a row above it", async () => {
    const docs = readFileSync(join(preview.root, "docs.json"), "utf8");
    await page.evaluate(
      "[...document.querySelectorAll('.tree [role=treeitem]')].find(({ textContent }) => textContent.includes('Third')).focus()",
    );
    await page.keyboard.press("Shift+F10");
    const menu = (): Promise<string | null> => page.locator(".row-menu").getAttribute("aria-label");
    expect(await menu()).toBe("Third");
    preview.write("docs.json", docs.replace(/,\s*"second"/, ""));
    await expect.poll(rows).toEqual(["Start", "First", "Later", "Fourth", "Third", "Fifth"]);
    expect(await menu()).toBe("Third");
    await page.click('.row-menu button:has-text("Rename…")');
    expect(await page.evaluate("document.querySelector('.rename').value")).toBe("Third");
    await page.keyboard.press("Escape");
    preview.write("docs.json", docs);
    await leadsTo(["Start", "First", "Second", "Later", "Fourth", "Third", "Fifth"], "a: Third");
  });

  test("is on the button of the next problem, and at last on the heading", async () => {
    await page.goto(`${preview.address}#/problems`);
    const problems = (): Promise<number> => page.locator(".problem").count();
    await page.waitForSelector('.problem-actions .button:has-text("Change to /third")');
    await expect.poll(problems).toBe(3);
    await page.evaluate(
      "[...document.querySelectorAll('.problem-actions .button')].find(({ textContent }) => textContent === 'Change to /second').focus()",
    );
    await page.keyboard.press("Enter");
    await write();
    await expect.poll(problems).toBe(2);
    await expect.poll(focused).toBe("button: Change to /third");
    await page.keyboard.press("Enter");
    await write();
    await expect.poll(problems).toBe(1);
    await expect.poll(focused).toBe("button: Change to /fourth");
    await page.keyboard.press("Enter");
    await write();
    await expect.poll(problems).toBe(0);
    await expect.poll(focused).toBe("h2: Problems");
    expect(await audit(page)).toEqual([]);
  });
});
