// Is a site that is read from right to left drawn so, and do the keys follow?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const words = { group: "المدفوعات", inner: "الاسترداد", first: "مقدمة", second: "استرداد كامل" };
const body = "\n\nنص `a = 1;` آخر\n\n~~~js\nconst a = 1;\n~~~\n";

describe.skipIf(chromiumPath() === undefined)("a site in Arabic", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-rtl-"));
  const file = join(folder, "diff.html");
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    write("before", []);
    write("after", ["ar/second"]);
    const sides = ["before", "after"].map((side) => join(folder, side));
    const bin = builtPackage().dist("cli/bin.js");
    execFileSync(process.execPath, [bin, "diff", ...sides, "--format", "html", "-o", file], { stdio: "ignore" });
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  function write(side: string, more: readonly string[]): void {
    const inner = { group: words.inner, pages: ["ar/first", ...more] };
    const own = { group: words.group, pages: [inner, "ar/third"] };
    const languages = [
      { language: "ar", default: true, tabs: [{ tab: words.group, groups: [own] }] },
      { language: "en", tabs: [{ tab: "Guides", pages: ["en/first"] }] },
    ];
    const files: Readonly<Record<string, string>> = {
      "docs.json": JSON.stringify({ name: words.group, navigation: { languages } }),
      "ar/first.mdx": `---\ntitle: ${words.first}\n---${side === "after" ? body : "\n"}`,
      "ar/second.mdx": `---\ntitle: ${words.second}\n---\n`,
      "ar/third.mdx": "",
      "en/first.mdx": "",
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, side, name)), { recursive: true });
      writeFileSync(join(folder, side, name), text);
    }
  }

  async function open(hash: string, selector: string): Promise<void> {
    await page.goto("about:blank");
    await page.goto(pathToFileURL(file).href + hash);
    await page.waitForSelector(selector);
  }

  /** Where elements begin for who reads from right to left: their right edges. */
  async function starts(selector: string): Promise<readonly number[]> {
    const edges = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.getBoundingClientRect().right)`;
    return (await page.evaluate(edges)) as readonly number[];
  }

  function focused(): Promise<unknown> {
    return page.evaluate("document.activeElement.querySelector('.label, .cell-label')?.textContent");
  }

  test("has its sidebar at the right, and its code from left to right", async () => {
    await resize(page, { width: 1280, height: 820 });
    await open("#/site?page=/ar/first&edition=ar", ".text pre");
    expect((await starts(".sidebar"))[0]).toBeGreaterThan((await starts(".text"))[0]!);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.text pre')).direction")).toBe("ltr");
    expect(await page.evaluate("getComputedStyle(document.querySelector('.text p')).direction")).toBe("rtl");
  });

  test("has its map from right to left, with a number that stays in its order, and keys that lead in and out", async () => {
    await open("#/map?edition=ar", ".cell");
    const [outer, inner] = await starts(".cell");
    expect(outer).toBeGreaterThan(inner!);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.cell-count')).direction")).toBe("ltr");
    await page.locator(".cell").first().focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focused()).toBe(words.inner);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused()).toBe(words.group);
  });

  test("has the tree of its changes from right to left, with the keys", async () => {
    await open("#/changes?edition=ar", ".change");
    const [outer, inner] = await starts(".change .label");
    expect(outer).toBeGreaterThan(inner!);
    await page.keyboard.press("n");
    await expect.poll(focused).toBe(words.second);
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe(words.inner);
  });

  test("has no overflow and no fault that axe knows, on a phone and on a desk", async () => {
    for (const [hash, selector] of [
      ["#/site?page=/ar/first&edition=ar", ".text"],
      ["#/map?edition=ar", ".cell"],
      ["#/changes?edition=ar", ".change"],
    ] as const)
      for (const width of [360, 1280]) {
        // oxlint-disable-next-line no-await-in-loop -- one page
        await resize(page, { width, height: 820 });
        // oxlint-disable-next-line no-await-in-loop
        await open(hash, selector);
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
        // oxlint-disable-next-line no-await-in-loop
        expect(await audit(page)).toEqual([]);
      }
    expect(failures.join("\n")).toBe("");
  });
});
