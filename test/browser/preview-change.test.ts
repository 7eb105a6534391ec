// Can the site be changed by hand in the preview: with buttons, with the keyboard alone, and with the mouse?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const config = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Start",
        "pages": [
          "first",
          "second",
          "third"
        ]
      },
      {
        "group": "More",
        "pages": [
          "fourth"
        ]
      }
    ]
  }
}
`;
const textOf = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const files = {
  "docs.json": config,
  "first.mdx": textOf("First", "A [lost link](/secnd)."),
  "second.mdx": textOf("Second"),
  "third.mdx": textOf("Third"),
  "fourth.mdx": textOf("Fourth"),
  "alone.mdx": textOf("Alone"),
};

describe.skipIf(chromiumPath() === undefined)("changes by hand", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    // A colour in transition has another contrast.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const text = (file: string): string => readFileSync(join(preview.root, file), "utf8");
  const focused = (): Promise<unknown> => page.evaluate("document.activeElement?.textContent ?? ''");
  const said = (): Promise<unknown> => page.evaluate("document.querySelector('.change-said')?.textContent ?? ''");
  const rows = (): Promise<unknown> =>
    page.evaluate("[...document.querySelectorAll('.tree [role=treeitem] .label')].map((each) => each.textContent)");
  const chosen = (): Promise<unknown> =>
    page.evaluate(
      "[...document.querySelectorAll('.tree [aria-selected=true] .label')].map((each) => each.textContent)",
    );
  const shown = async (names: readonly string[]): Promise<void> => {
    await expect.poll(rows).toEqual(names);
  };
  const atFirst = ["Start", "First", "Second", "Third", "More", "Fourth"];
  const write = async (): Promise<void> => {
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.click("dialog.change-dialog .change-foot [data-main]");
    await expect.poll(() => page.locator("dialog.change-dialog").count()).toBe(0);
    await page.waitForSelector(".change-notice[data-kind=done]");
  };
  const undo = async (): Promise<void> => {
    await page.click(".change-notice .button");
    await expect.poll(said).toMatch(/^Undone/);
  };
  // Who has undone a change gets the focus back where it was: the page may do that a moment later.
  const focusRow = async (name: string): Promise<void> => {
    await expect
      .poll(() =>
        page.evaluate(
          `(async () => { [...document.querySelectorAll('.tree [role=treeitem]')].find((row) => row.textContent.includes(${JSON.stringify(name)})).focus(); await new Promise((done) => setTimeout(done, 100)); return document.activeElement.textContent; })()`,
        ),
      )
      .toContain(name);
  };

  test("a dead link is repaired where it stands, after its patch was shown, and that is undone", async () => {
    await page.click(".dead-link .button");
    await page.waitForSelector("dialog.change-dialog ins");
    await expect
      .poll(() => page.locator("dialog.change-dialog ins").allTextContents())
      .toEqual(["A [lost link](/second)."]);
    await expect
      .poll(() => page.locator("dialog.change-dialog del").allTextContents())
      .toEqual(["A [lost link](/secnd)."]);
    expect(text("first.mdx")).toBe(files["first.mdx"]);
    expect(await audit(page)).toEqual([]);
    await write();
    expect(text("first.mdx")).toBe(linkedTo("/second"));
    await undo();
    expect(text("first.mdx")).toBe(files["first.mdx"]);
  });

  test("with the keyboard alone, a row is moved, renamed and hidden, and each is undone", async () => {
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector("dialog.change-dialog ins");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Third” before “Second”");
    await expect.poll(() => focused()).toBe("Move “Third” before “Second”");
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.keyboard.press("Control+Enter");
    await shown(["Start", "First", "Third", "Second", "More", "Fourth"]);
    expect(text("docs.json")).toBe(config.replace('"second",\n          "third"', '"third",\n          "second"'));
    await undo();
    await shown(atFirst);

    await focusRow("Third");
    await page.keyboard.press("F2");
    await page.waitForSelector(".rename");
    await page.keyboard.type("Last");
    await page.keyboard.press("Enter");
    await write();
    expect(text("third.mdx")).toBe('---\ntitle: "Last"\n---\n\n\n');
    await shown(["Start", "First", "Second", "Last", "More", "Fourth"]);
    await undo();
    await shown(atFirst);

    await focusRow("Third");
    await page.keyboard.press("F2");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await expect.poll(said).toBe("An empty name can’t be written: “Third” stays.");
    await expect.poll(() => focused()).toContain("Third");
    await shown(atFirst);

    await focusRow("Fourth");
    await page.keyboard.press("Shift+F10");
    await page.waitForSelector(".row-menu");
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("End");
    await expect.poll(() => focused()).toContain("Delete the page");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused()).toContain("Hide from readers");
    await page.keyboard.press("Enter");
    await write();
    expect(text("fourth.mdx")).toBe("---\ntitle: Fourth\nhidden: true\n---\n\n\n");
    await undo();
    await shown(atFirst);
  });

  test("what a field has is planned and shown before it is written by a key", async () => {
    await focusRow("Fourth");
    await page.keyboard.press("Shift+F10");
    await page.waitForSelector(".row-menu");
    await page.keyboard.press("End");
    await expect.poll(() => focused()).toContain("Delete the page");
    await page.keyboard.press("Enter");
    const field = page.locator(".change-choices input[type=text]");
    const planned = (): Promise<string | null> => page.locator("dialog.change-dialog").textContent();
    await field.fill("first");
    await page.keyboard.press("Enter");
    await expect.poll(planned).toContain('"destination": "/first"');
    await field.fill("third");
    await page.keyboard.press("Control+Enter");
    await expect.poll(planned).toContain('"destination": "/third"');
    expect(text("docs.json")).toBe(config);
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.keyboard.press("Control+Enter");
    await shown(["Start", "First", "Second", "Third"]);
    expect(text("docs.json")).toContain('"destination": "/third"');
    await undo();
    await shown(atFirst);
  });

  test("several rows move together to a division that is searched", async () => {
    await focusRow("First");
    await page.keyboard.press("Shift+ArrowDown");
    preview.write("fourth.mdx", textOf("Later"));
    await shown(["Start", "First", "Second", "Third", "More", "Later"]);
    await expect.poll(() => chosen()).toEqual(["First", "Second"]);
    preview.write("fourth.mdx", files["fourth.mdx"]);
    await shown(atFirst);
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("Move to…")');
    await page.waitForSelector(".move-to");
    await page.keyboard.type("mor");
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await write();
    expect((JSON.parse(text("docs.json")) as { navigation: { groups: unknown } }).navigation.groups).toEqual([
      { group: "Start", pages: ["third"] },
      { group: "More", pages: ["fourth", "first", "second"] },
    ]);
    await shown(["Start", "Third", "More", "Fourth", "First", "Second"]);
    await undo();
    expect(text("docs.json")).toBe(config);
    await shown(atFirst);
    await focusRow("First");
    await page.keyboard.press("Escape");
    await expect.poll(() => chosen()).toEqual([]);
  });

  test("rows follow one another without a gap", async () => {
    const tops =
      "[...document.querySelectorAll('.tree [role=treeitem]')].map((row) => row.getBoundingClientRect()).every(({ top }, index, all) => index === 0 || Math.abs(top - all[index - 1].bottom) < 1)";
    await expect.poll(() => page.evaluate(tops)).toBe(true);
  });

  test("a row is dragged, and before the drop it is said what that does", async () => {
    const at = (name: string, share: number): Promise<{ x: number; y: number }> =>
      page.evaluate(
        `(() => { const row = [...document.querySelectorAll('.tree [role=treeitem]')].find((each) => each.textContent.includes(${JSON.stringify(name)})); const { left, top, height } = row.getBoundingClientRect(); return { x: left + 60, y: top + height * ${share} }; })()`,
      ) as Promise<{ x: number; y: number }>;
    const [from, over] = [await at("Second", 0.5), await at("More", 0.5)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(over.x, over.y - 4, { steps: 8 });
    await page.mouse.move(over.x, over.y, { steps: 4 });
    await expect.poll(said).toContain("no address changes");
    expect(text("docs.json")).toBe(config);
    await page.mouse.up();
    await page.waitForSelector("dialog.change-dialog ins");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Second” into “More”");
    await write();
    expect(text("docs.json")).toBe(
      config.replace('          "second",\n', "").replace('"fourth"\n', '"fourth",\n          "second"\n'),
    );
    // Otherwise what is seen below could be what was there before.
    await shown(["Start", "First", "Third", "More", "Fourth", "Second"]);
    await undo();
    await shown(atFirst);
  });

  test("an edit from outside is not overwritten: the plan is made again", async () => {
    await focusRow("Third");
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    preview.write("docs.json", config.replace("Acme", "Mine"));
    await page.click("dialog.change-dialog .change-foot [data-main]");
    await page.waitForSelector("dialog.change-dialog .change-refused");
    expect(text("docs.json")).toBe(config.replace("Acme", "Mine"));
    await write();
    expect(text("docs.json")).toContain('"Mine"');
    await undo();
    expect(text("docs.json")).toBe(config.replace("Acme", "Mine"));
    preview.write("docs.json", config);
  });

  test("an entry without a file is deleted as other pages are", async () => {
    preview.write("docs.json", config.replace('"fourth"', '"fourth",\n          "planned"'));
    await shown([...atFirst, "Planned"]);
    await focusRow("Planned");
    await page.keyboard.press("Delete");
    await write();
    expect(text("docs.json")).toBe(config);
    await shown(atFirst);
  });

  test("a page that was moved by hand is written into its entry and its links", async () => {
    preview.write("docs.json", config.replace('"fourth"', '"deep/fifth"'));
    preview.write("deep/moved.mdx", textOf("Fifth"));
    preview.write("second.mdx", textOf("Second", "[it](/deep/fifth)"));
    await page.goto(`${preview.address}#/problems`);
    await page.click('.problem-actions .button:has-text("Write deep/moved in its entry and its links")');
    await write();
    expect(text("second.mdx")).toBe(textOf("Second", "[it](/deep/moved)"));
    const { navigation, redirects } = JSON.parse(text("docs.json")) as { navigation: unknown; redirects: unknown };
    expect(JSON.stringify(navigation)).toContain('["deep/moved"]');
    // No revision had a page there.
    expect(redirects).toBeUndefined();
    preview.write("second.mdx", files["second.mdx"]);
  });

  test("a problem has its buttons, and 360 pixels are enough for the dialog", async () => {
    preview.write("docs.json", config.replace('"fourth"', '"fourht"'));
    await page.goto(`${preview.address}#/problems`);
    await page.waitForSelector('.problem-actions .button:has-text("Make the page fourht.mdx")');
    await resize(page, { width: 360, height: 700 });
    await page.click('.problem-actions .button:has-text("Change to fourth")');
    await page.waitForSelector("dialog.change-dialog ins");
    const width = "document.querySelector('dialog.change-dialog').getBoundingClientRect().width <= 360";
    await expect.poll(() => page.evaluate(width)).toBe(true);
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    expect(await audit(page)).toEqual([]);
    await write();
    expect(text("docs.json")).toBe(config);
    expect(failures.filter((each) => !each.includes("409"))).toEqual([]);
  });
});

/** The first page with a link to another address. */
function linkedTo(target: string): string {
  return files["first.mdx"].replace("/secnd", target);
}
