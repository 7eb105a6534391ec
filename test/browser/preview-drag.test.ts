// Is what the preview says of a row that moves about the place where it is now, said each time, and gone with the drag?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, type HeldRequest, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const groups = [
  { group: "Start", pages: ["first", "second", "third"] },
  { group: "More", pages: ["fourth"] },
];
const files = {
  "docs.json": JSON.stringify({ name: "Acme", navigation: { groups } }),
  "first.mdx": "---\ntitle: First\n---\n",
  "second.mdx": "---\ntitle: Second\n---\n",
  "third.mdx": "---\ntitle: Third\n---\n",
  "fourth.mdx": "---\ntitle: Fourth\n---\n",
};

describe.skipIf(chromiumPath() === undefined)("what is said of a row that moves", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const said = (): Promise<unknown> => page.evaluate("document.querySelector('.change-said')?.textContent ?? ''");
  const moveOver = async (name: string, share: number): Promise<void> => {
    const { x, y } = (await page.evaluate(
      `(() => { const row = [...document.querySelectorAll('.tree [role=treeitem]')].find((each) => each.textContent.includes(${JSON.stringify(name)})); const { left, top, height } = row.getBoundingClientRect(); return { x: left + 60, y: top + height * ${share} }; })()`,
    )) as { x: number; y: number };
    await page.mouse.move(x, y - 1);
    await page.mouse.move(x, y);
  };
  const drag = async (name: string, over: string, share: number): Promise<void> => {
    await moveOver(name, 0.5);
    await page.mouse.down();
    await moveOver(over, share);
  };
  const outside = { x: 900, y: 400 };
  const whole = /^Move “Third” before “First”: \d+ lines of docs.json; no address changes.$/;

  test("it is gone with the drag: after a drop outside, Escape, and a drop", async () => {
    await drag("Third", "First", 0.2);
    await expect.poll(said).toMatch(whole);
    await page.mouse.move(outside.x, outside.y, { steps: 3 });
    await expect.poll(said).toBe("");
    await page.mouse.up();

    await drag("Third", "First", 0.2);
    await expect.poll(said).toMatch(whole);
    await page.keyboard.press("Escape");
    await expect.poll(said).toBe("");
    await page.mouse.up();

    await drag("Third", "First", 0.2);
    await expect.poll(said).toMatch(whole);
    await page.mouse.up();
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Third” before “First”");
    expect(await said()).toBe("");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
    expect(await said()).toBe("");
  });

  test("it is gone while another window has the keyboard", async () => {
    await drag("Third", "First", 0.2);
    await expect.poll(said).toMatch(whole);
    await page.evaluate("dispatchEvent(new Event('blur'))");
    await expect.poll(said).toBe("");
    await page.mouse.move(outside.x, outside.y);
    await page.mouse.up();
  });

  test("the answer about an earlier place does not replace the name of the one of now", async () => {
    const held: HeldRequest[] = [];
    await page.route(/\/change\/plan$/, (route) => void held.push(route));
    await drag("Third", "First", 0.2);
    await expect.poll(said).toBe("Move “Third” before “First”…");
    await expect.poll(() => held.length).toBe(1);
    await moveOver("Fourth", 0.2);
    await expect.poll(said).toBe("Move “Third” before “Fourth”…");
    await expect.poll(() => held.length).toBe(2);
    // Back at the first place, where only the third question counts.
    await moveOver("First", 0.2);
    await expect.poll(said).toBe("Move “Third” before “First”…");
    await expect.poll(() => held.length).toBe(3);
    const [first, second, third] = held;
    const answered = page.evaluate(
      "new Promise((all) => { let left = 2; new PerformanceObserver((list) => { left -= list.getEntries().filter(({ name }) => name.endsWith('/change/plan')).length; if (left <= 0) setTimeout(all, 50); }).observe({ entryTypes: ['resource'] }); })",
    );
    await first!.continue();
    await second!.continue();
    await answered;
    expect(await said()).toBe("Move “Third” before “First”…");
    await third!.continue();
    await expect.poll(said).toMatch(whole);
    await page.unroute(/\/change\/plan$/);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(said).toBe("");
  });

  test("that the first row can't go up is said each time that it is asked for", async () => {
    await page.evaluate("document.querySelector('.tree [role=treeitem]').focus()");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(said).toBe("It is the first one here.");
    await page.evaluate("document.querySelector('.change-said').toggleAttribute('data-heard')");
    await page.keyboard.press("Alt+ArrowUp");
    // A screen reader reads an element that is new.
    await expect.poll(() => page.locator(".change-said[data-heard]").count()).toBe(0);
    await expect.poll(said).toBe("It is the first one here.");
    await page.click('.change-notice button[aria-label="Close the message"]');
    await expect.poll(said).toBe("");
  });

  const labels = (): Promise<unknown> => page.evaluate("document.querySelector('.tree').textContent");

  test("what was said before is there again, with its button", async () => {
    await drag("Third", "First", 0.2);
    await page.mouse.up();
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.click("dialog.change-dialog .change-foot [data-main]");
    await expect.poll(said).toContain("changed docs.json");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
    // The rows are read where they are now.
    await expect.poll(labels).toMatch(/Third.*First.*Second/s);
    await drag("Second", "Fourth", 0.2);
    await expect.poll(said).toContain("Move “Second” before “Fourth”");
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(said).toContain("changed docs.json");
    await page.click(".change-notice .button");
    await expect.poll(said).toMatch(/^Undone/);
  });
});
