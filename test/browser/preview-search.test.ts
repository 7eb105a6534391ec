// Does the search find words in texts, by keys alone, and show them as text?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const hostile = `"><img src=x onerror="globalThis.ran=1">`;
const pages = ["first", "second", "chinese", "hostile", ...Array.from({ length: 9 }, (_, at) => `apple-${String(at)}`)];
const files = {
  "docs.json": JSON.stringify({ name: "Search", navigation: { pages } }),
  "first.mdx":
    "---\ntitle: First\n---\n\nWords.\n\n## Steps to take\n\nPeel an apple. It is a **kumquat** that we want.",
  "second.mdx": "---\ntitle: Second\n---\n\nNothing here.",
  "chinese.mdx": "---\ntitle: 中文\n---\n\n这里说明如何使用知识库。",
  "hostile.mdx": `---\ntitle: ${JSON.stringify(`mango ${hostile}`)}\n---\n\nmango \`${hostile}\` mango`,
  ...Object.fromEntries(pages.slice(4).map((path) => [`${path}.mdx`, "Text"])),
};

describe.skipIf(chromiumPath() === undefined)("the search in texts", () => {
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
    await page.goto(`${preview.address}#/site?page=/second`);
    await page.waitForSelector(".text");
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const textRows = '.hit[data-kind="text"]';
  const complete = '.found[aria-busy="false"]';

  async function search(words: string): Promise<void> {
    if ((await page.locator(".find").count()) > 0) await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".find").count()).toBe(0);
    await page.keyboard.press("/");
    await page.waitForSelector(".hit");
    await page.keyboard.type(words);
  }

  test("shows titles first, and texts after with their words marked", async () => {
    await search("apple");
    await page.waitForSelector(textRows);
    const kinds = "[...document.querySelectorAll('.hit')].map((row) => row.dataset.kind)";
    await expect
      .poll(() => page.evaluate(kinds))
      .toEqual([...Array.from({ length: 5 }, () => "entry"), "more", "text"]);
    await expect.poll(() => page.locator(`${textRows} mark`).allTextContents()).toEqual(["apple"]);
    await expect.poll(() => page.locator(textRows).textContent()).toContain("First › Steps to take");
    await page.waitForSelector('.find-foot:has-text("9 by name, 1 in texts.")');
  });

  test("opens the other titles, and the heading of a text, by keys", async () => {
    for (let times = 0; times < 5; times += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator('.hit[data-kind="entry"]').count()).toBe(9);
    await resize(page, { width: 1280, height: 500 });
    await page.keyboard.press("Alt+ArrowDown");
    const chosen =
      "document.getElementById(document.querySelector('.find input').getAttribute('aria-activedescendant')).dataset.kind";
    await expect.poll(() => page.evaluate(chosen)).toBe("text");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#text-steps-to-take");
    await expect.poll(() => page.evaluate("location.hash")).toContain("page=/first");
    const isSeen = "document.querySelector('#text-steps-to-take').getBoundingClientRect().top < innerHeight";
    await expect.poll(() => page.evaluate(isSeen)).toBe(true);
  });

  test("finds words in a script without spaces", async () => {
    await search("知识库");
    await page.waitForSelector(textRows);
    await expect.poll(() => page.locator(`${textRows} mark`).allTextContents()).toEqual(["知识库"]);
  });

  test("shows what is hostile as text, and runs nothing of it", async () => {
    await search("mango");
    await page.waitForSelector(textRows);
    await expect.poll(() => page.locator(textRows).textContent()).toContain(hostile);
    await expect.poll(() => page.locator(".find img").count()).toBe(0);
    expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  });

  test("has the words of an edit when it is opened again", async () => {
    await search("papaya");
    await page.waitForSelector(".find .notice");
    preview.write("second.mdx", "---\ntitle: Second\n---\n\nA papaya.");
    await search("papaya");
    await page.waitForSelector(textRows);
    await expect.poll(() => page.locator(textRows).textContent()).toContain("Second");
  });

  test.each([
    [360, "light"],
    [768, "dark"],
    [1280, "light"],
  ] as const)("has no fault that axe knows, and nothing cut, at %i in %s", async (width, colorScheme) => {
    await resize(page, { width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await search("apple");
    await page.waitForSelector(`${complete} ${textRows}`);
    expect(await audit(page)).toEqual([]);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    const cut = `[...document.querySelectorAll(".hit-extract, .hit-label")].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length`;
    await expect.poll(() => page.evaluate(cut)).toBe(0);
  });

  test("is said to be missing in a file", async () => {
    const address = await preview.writeFile("search.html");
    const opened = await (await browser.newContext()).newPage();
    await opened.goto(`${address}#/site`);
    await opened.waitForSelector(".page");
    await opened.keyboard.press("/");
    await opened.waitForSelector(".hit");
    await opened.keyboard.type("kumquat");
    await opened.waitForSelector(".find .notice");
    await expect.poll(() => opened.locator(".find .notice").textContent()).toContain("has no texts of pages to search");
  });

  test("failed nowhere", () => {
    expect(failures.join("\n")).toBe("");
  });
});
