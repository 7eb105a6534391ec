// Does the preview stay where somebody works when pages come, go, can't be changed, or are changed in two tabs?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  audit,
  type Browser,
  type BrowserPage,
  chromiumPath,
  type HeldRequest,
  openChromium,
  resize,
} from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const groups = [
  { group: "Start", pages: ["first", "second", "third"] },
  { group: "More", pages: ["fourth", "fifth", "planned"] },
  { group: "API", openapi: "api.json", pages: ["GET /users"] },
];
const textOf = (title: string): string => `---\ntitle: ${title}\n---\n`;
const files = {
  "docs.json": `${JSON.stringify({ name: "Acme", navigation: { groups } }, undefined, 2)}\n`,
  "api.json": JSON.stringify({
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/users": { get: { summary: "List users", responses: {} } } },
  }),
  "first.mdx": textOf("First"),
  "second.mdx": textOf("Second"),
  "third.mdx": textOf("Third"),
  "fourth.mdx": textOf("Fourth"),
  "fifth.mdx": textOf("Fifth"),
};

describe.skipIf(chromiumPath() === undefined)("the preview", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  const open = async (): Promise<BrowserPage> => {
    const opened = await (await browser.newContext()).newPage();
    await opened.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await opened.goto(`${preview.address}#/site?page=/first`);
    await opened.waitForSelector('.tree [role="treeitem"]');
    return opened;
  };
  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await open();
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const docs = (): string => readFileSync(join(preview.root, "docs.json"), "utf8");
  const focused = (): Promise<unknown> =>
    page.evaluate(
      "`${document.activeElement.localName}: ${document.activeElement.querySelector('.label')?.textContent}`",
    );
  const current = (): Promise<unknown> =>
    page.evaluate("document.querySelector('.tree [aria-current=page] .label')?.textContent");
  const focusRow = (name: string, on = page): Promise<unknown> =>
    on.evaluate(
      `[...document.querySelectorAll('.tree [role=treeitem]')].find((row) => row.textContent.includes(${JSON.stringify(name)})).focus()`,
    );
  const ready = "dialog.change-dialog .change-foot [data-main]:not(:disabled)";
  const write = async (): Promise<void> => {
    await page.waitForSelector(ready);
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
  };
  const openMenu = async (name: string): Promise<void> => {
    await focusRow(name);
    await page.keyboard.press("Shift+F10");
    await page.waitForSelector(".row-menu");
  };

  test("has the keyboard on the row of a page that was found", async () => {
    await page.keyboard.press("/");
    await page.waitForSelector("dialog.find");
    await page.keyboard.type("fourth");
    await page.waitForSelector("#found-0");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("a: Fourth");
    await expect.poll(current).toBe("Fourth");
  });

  test("shows a new page, and has the keyboard on its row; after Undo of the header where that was asked for", async () => {
    await openMenu("Second");
    await page.click('.row-menu button:has-text("Add a page after it…")');
    const path = page.locator(".change-fields label:nth-child(2) input");
    await expect.poll(() => page.locator(".change-fields input:focus").count()).toBe(1);
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 720 });
      expect(await audit(page)).toEqual([]);
    }
    await page.keyboard.type("A fresh start?");
    expect(await page.evaluate("document.querySelectorAll('.change-fields input')[1].value")).toBe("a-fresh-start");
    const title = (): Promise<string | null> => page.locator("#change-title").textContent();
    await expect.poll(title).toBe("Add the page a-fresh-start at the address /a-fresh-start");
    await path.fill("fresh?");
    await expect.poll(title).toBe("Add the page fresh? at the address /fresh%3F");
    await expect.poll(() => page.locator(".change-lines").textContent()).toContain("On Windows no file can be called");
    await path.fill("fresh");
    await expect.poll(title).toBe("Add the page fresh at the address /fresh");
    await write();
    await expect.poll(focused).toBe("a: A fresh start?");
    await expect.poll(current).toBe("A fresh start?");
    await focusRow("Fifth");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    await expect.poll(focused).toBe("a: Fifth");
    await page.click('header button:has-text("Undo")');
    await expect.poll(focused).toBe("a: Fifth");
    await page.click('header button:has-text("Undo")');
    await expect.poll(focused).toBe("a: Second");
    await expect.poll(current).toBe("Second");
    await expect.poll(docs).toBe(files["docs.json"]);
  });

  test.each([
    ["Take out of the list…", "before"],
    ["Take out of the list…", "after"],
    ["Delete the page…", "before"],
    ["Delete the page…", "after"],
    ["Delete the page…", "before", "/first"],
  ])("goes on beside a page after %s, if the answer is here %s the new site", async (item, order, to?: string) => {
    await page.goto(`${preview.address}#/site?page=/second`);
    await expect.poll(current).toBe("Second");
    await openMenu("Second");
    await page.click(`.row-menu button:has-text("${item}")`);
    if (item.startsWith("Delete")) {
      await page.waitForSelector(".change-choices");
      if (to === undefined) await page.locator(".change-choices input[type=checkbox]").click();
      else await page.locator(".change-choices input:not([type=checkbox])").fill(to);
    }
    const second = page.locator('.tree a:has-text("Second")');
    const answer = /\/change\/apply$/;
    const late = async (held: HeldRequest): Promise<void> => {
      const response = await held.fetch();
      await expect.poll(() => second.count()).toBe(0);
      await held.fulfill({ response });
    };
    if (order === "after") await page.route(answer, (held) => void late(held));
    await write();
    await expect.poll(current).toBe("Third");
    await expect.poll(focused).toBe("a: Third");
    await page.unroute(answer);
    await page.click(".change-notice .button");
    await expect.poll(docs).toBe(files["docs.json"]);
    await expect.poll(() => second.count()).toBe(1);
  });

  const steps = ["Move up", "Move down", "Move into the group above", "Move out of its group"];
  test.each([
    [
      "List users",
      "A spec makes “List users”",
      [...steps, "Rename…", "Change its address…", "Hide from readers", "Delete the page…"],
    ],
    [
      "Planned",
      "“Planned” has no file yet",
      [...steps.slice(1), "Rename…", "Change its address…", "Hide from readers"],
    ],
  ])("says in the menu of %s what can't be done, and why", async (name, reason, items) => {
    await resize(page, { width: 1280, height: 480 });
    await openMenu(name);
    await expect.poll(() => page.locator(".row-menu p").textContent()).toContain(reason);
    const bottom = "document.querySelector('.row-menu').getBoundingClientRect().bottom";
    expect(await page.evaluate(bottom)).toBeLessThanOrEqual(480);
    await resize(page, { width: 1280, height: 720 });
    const off =
      "[...document.querySelectorAll('.row-menu [aria-disabled=true]')].map((each) => each.firstChild.firstChild.textContent)";
    expect(await page.evaluate(off)).toEqual(items);
    expect(await page.locator('.row-menu button:has-text("out of its group") small').textContent()).toMatch(
      /^Beside “/,
    );
    expect(await audit(page)).toEqual([]);
    await page.evaluate("document.querySelector('.row-menu [aria-disabled=true]').click()");
    expect(await page.locator(".row-menu").count()).toBe(1);
    await page.keyboard.press("Escape");
  });

  test("names the address that a path leads to", async () => {
    await openMenu("Fifth");
    await page.click('.row-menu button:has-text("Change its address…")');
    await page.waitForSelector("dialog.change-dialog input[type=text]");
    await page.locator("dialog.change-dialog input[type=text]").fill("/deep/er/");
    await page.waitForSelector(ready);
    await expect
      .poll(() => page.locator("#change-title").textContent())
      .toBe("Move “Fifth” to the address /deep/er/fifth");
    expect(await page.locator(".change-body").textContent()).toContain("deep/er/fifth.mdx");
    // What the former path would do is gone while the next one is planned.
    const plans = /\/change\/plan$/;
    const asked = new Promise<HeldRequest>((hold) => void page.route(plans, hold));
    await page.locator("dialog.change-dialog input[type=text]").fill("/other");
    await expect.poll(() => page.locator(".change-body [role=status]").textContent()).toBe("Planning…");
    expect(await page.locator(".change-body .patch").count()).toBe(0);
    await (await asked).continue();
    await page.unroute(plans);
    await expect.poll(() => page.locator(".change-body").textContent()).toContain("other.mdx");
    await page.keyboard.press("Escape");
  });

  test("plans anew what another tab has changed meanwhile", async () => {
    const other = await open();
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector(ready);
    await focusRow("Third", other);
    await other.keyboard.press("Alt+ArrowUp");
    await other.waitForSelector(ready);
    await write();
    await other.keyboard.press("Control+Enter");
    await expect
      .poll(() => other.locator(".change-body").textContent())
      .toContain("Nothing changes: it is so already.");
    expect(await other.locator(".change-body").textContent()).not.toContain("would be");
    await page.click(".change-notice .button");
    await expect.poll(docs).toBe(files["docs.json"]);
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Second.*Third/);
  });

  test("says one thing where another tab has taken the row away meanwhile", async () => {
    const other = await open();
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector(ready);
    await focusRow("Third", other);
    await other.keyboard.press("Shift+F10");
    await other.click('.row-menu button:has-text("Take out of the list…")');
    await other.waitForSelector(ready);
    await other.keyboard.press("Control+Enter");
    await expect.poll(() => other.locator(".change-notice .button").count()).toBe(1);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("dialog.change-dialog .unplanned");
    expect(await page.locator("dialog.change-dialog .change-refused").allTextContents()).toEqual([
      expect.stringMatching(/^"\/third" is no longer where it was/),
    ]);
    await page.keyboard.press("Escape");
    // Until the change is here, the former tree is taken for the one that Undo brings back.
    await expect.poll(() => page.locator(".tree").count()).toBe(0);
    await other.click(".change-notice .button");
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Second.*Third/);
  });

  test("plans a step from the tree that has what was written, however soon it is asked for", async () => {
    const edition = /\/data\/edition\.json/;
    let asked = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(edition, (held) => {
      asked += 1;
      void released.then(() => held.continue());
    });
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.keyboard.press("Alt+ArrowUp");
    expect(await page.locator("dialog.change-dialog").count()).toBe(0);
    release();
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Third” before “First”");
    await page.unroute(edition);
    await write();
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/Third.*First.*Second/);
    await page.click('header button:has-text("Undo")');
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Third.*Second/);
    await page.click('header button:has-text("Undo")');
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Second.*Third/);
    expect(docs()).toBe(files["docs.json"]);
  });

  test("undoes with the button of a notice what the notice names, and not what another tab has written after it", async () => {
    const other = await open();
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    const first = docs();
    await expect.poll(() => other.locator(".tree").textContent()).toMatch(/Third.*Second/);
    await focusRow("Fifth", other);
    await other.keyboard.press("Alt+ArrowUp");
    await other.waitForSelector(ready);
    await other.keyboard.press("Control+Enter");
    await expect.poll(docs).not.toBe(first);
    const both = docs();
    await page.click(".change-notice .button");
    const said = (): Promise<string | null> => page.locator(".change-said").textContent();
    await expect.poll(said).toMatch(/^“.*Third” can’t be undone now, because “.*Fifth” was written after it/);
    expect(docs()).toBe(both);
    await page.click('header button:has-text("Undo")');
    await expect.poll(docs).toBe(first);
    await expect.poll(() => page.locator("header .button").getAttribute("title")).toContain("Third");
    await page.click('header button:has-text("Undo")');
    await expect.poll(docs).toBe(files["docs.json"]);
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Second.*Third/);
  });

  test("closes a notice whose change was undone in another tab", async () => {
    const other = await open();
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await write();
    await expect.poll(() => other.locator(".tree").textContent()).toMatch(/Third.*Second/);
    expect(await page.locator(".change-notice .button").count()).toBe(1);
    await other.click('header button:has-text("Undo")');
    await expect.poll(docs).toBe(files["docs.json"]);
    await expect.poll(() => page.locator(".change-said").count()).toBe(0);
    await expect.poll(() => other.locator(".change-said").textContent()).toContain("Undone");
    await expect.poll(() => page.locator(".tree").textContent()).toMatch(/First.*Second.*Third/);
  });

  test("says that its server has ended", async () => {
    await focusRow("Third");
    await preview.close();
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector("dialog.change-dialog .unplanned");
    expect(await page.locator("dialog.change-dialog .unplanned").textContent()).toBe(
      "The server of the preview no longer answers. Start navc preview again.",
    );
    preview = await openPreview(files);
  });
});
