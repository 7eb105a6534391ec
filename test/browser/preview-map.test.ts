// Does the map show a whole edition, whatever its size, and answer to clicks and keys?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const hostile = `"><img src=x onerror="globalThis.ran=1">`;

describe.skipIf(chromiumPath() === undefined)("the map", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-map-"));
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `many/p${index}`);
    const groups = [
      { group: hostile, pages: ["here", "hidden", "not-here"] },
      { group: "Many", pages: many },
    ];
    writeFileSync(
      join(folder, "docs.json"),
      JSON.stringify({ name: "Map", navigation: { tabs: [{ tab: "All", groups }] } }),
    );
    writeFileSync(join(folder, "here.mdx"), "---\ntitle: Here\n---\n");
    writeFileSync(join(folder, "hidden.mdx"), "---\nhidden: true\n---\n");
    try {
      const bin = builtPackage().dist("cli/bin.js");
      execFileSync(process.execPath, [bin, "preview", folder, "-o", join(folder, "map.html")], { stdio: "ignore" });
    } catch (error) {
      // The missing pages are errors.
      if ((error as { readonly status?: number }).status !== 1) throw error;
    }
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    await page.goto(`${pathToFileURL(join(folder, "map.html")).href}#/map`);
    await page.waitForSelector(".cell");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  async function texts(selector: string): Promise<readonly string[]> {
    return (await page.locator(selector).allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  }

  test("has few cells for 5,000 pages, a legend with counts, and a text for each cell", async () => {
    await expect.poll(() => page.locator(".cell").count()).toBeLessThan(80);
    await expect
      .poll(() => texts(".segments button"))
      .toEqual(["With problems 5001", "Missing 5001", "Hidden 1", "Never linked", "Deprecated 0"]);
    await page.locator('.segments button[data-question="missing"]').click();
    await expect.poll(() => page.locator(".cell").first().textContent()).toContain("All: 5003 pages, missing: 5001");
    expect(await page.evaluate("globalThis.ran ?? 'nothing ran'")).toBe("nothing ran");
  });

  test("says of pages to which nothing links that a file without links does not know them", async () => {
    await page.locator('.segments button[data-question="unlinked"]').click();
    await expect.poll(() => texts(".map-note")).toEqual([expect.stringContaining("without the option --links")]);
    await expect.poll(() => page.locator(".cell").first().textContent()).toContain("never linked: 0, not known: 5003");
    await page.locator('.segments button[data-question="missing"]').click();
  });

  test("has the whole name of each page beside it that its colour counts, and the number of problems that are listed", async () => {
    await expect.poll(() => texts(".map-list h3")).toEqual(["Missing 5001"]);
    await expect.poll(async () => (await texts(".map-list li a"))[0]).toBe(`Not hereAll › ${hostile}`);
    await page.locator('.segments button[data-question="deprecated"]').click();
    await expect.poll(() => texts(".map-list h3")).toEqual(["All pages 5003"]);
    await expect.poll(() => page.locator(".map-list li").count()).toBeLessThan(40);
    await page.locator('.segments button[data-question="missing"]').click();
    const [number] = (await texts(".views .count")).map((text) => /^\d+/.exec(text)?.[0]);
    await page.click('.views a:has-text("Problems")');
    await expect.poll(() => texts('.segments [aria-pressed="true"]')).toEqual([`all ${number}`]);
    await page.click('.views a:has-text("Map")');
    await page.waitForSelector(".cell");
    await page.locator('.segments button[data-question="missing"]').click();
  });

  test("is zoomed into by clicks and keys, and out by its breadcrumb and by Escape", async () => {
    await page.locator('.cell:has-text("Many")').click();
    await expect.poll(() => texts(".map-trail button")).toEqual(["main", "All", "Many"]);
    await page.locator(".cell").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".map-trail button").count()).toBe(4);
    await page.locator(".cell").first().focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".map-trail button").count()).toBe(3);
    await page.locator(".map-trail button").first().click();
    await expect.poll(() => texts(".map-trail button")).toEqual(["main"]);
  });

  test("takes keys that come right after a click", async () => {
    await page.waitForSelector('.cell:has-text("Many")');
    const clickAndPress = `(async () => {
      [...document.querySelectorAll(".cell")].find((cell) => cell.textContent.startsWith("Many")).click();
      await undefined;
      document.querySelector(".cell").focus();
      for (let count = 0; count < 2; count += 1) {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
        await undefined;
      }
      return document.activeElement.dataset.index;
    })()`;
    expect(await page.evaluate(clickAndPress)).toBe("2");
    await page.keyboard.press("Escape");
    await page.waitForSelector('.cell:has-text("Many")');
  });

  test("has no overflow at four widths, and no fault that axe knows in light and dark", async () => {
    for (const [width, colorScheme] of [
      [360, "dark"],
      [768, "light"],
      [1280, "dark"],
      [1680, "light"],
    ] as const) {
      await resize(page, { width, height: 820 });
      await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await audit(page)).toEqual([]);
    }
  });

  test("failed nowhere", () => {
    expect(failures.join("\n")).toBe("");
  });
});

describe.skipIf(chromiumPath() === undefined)("pages to which nothing links", () => {
  const pages = ["start", "linked", "alone", "not-here"];
  const docs = {
    "docs.json": JSON.stringify({ name: "Links", navigation: { groups: [{ group: "G", pages }] } }),
    "start.mdx": "[linked](/linked)",
    "linked.mdx": "",
    "alone.mdx": "",
  };
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const asked: string[] = [];
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(docs);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${preview.address}#/map`);
    await page.waitForSelector(".cell");
  });

  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  async function isMarked(label: string): Promise<string> {
    return (await page.locator(`.cell:has(.cell-label:text-is("${label}")) .unseen`).textContent()) ?? "";
  }

  async function assertCounts(text: string): Promise<void> {
    await expect.poll(() => page.locator(".map-trail .quiet").textContent()).toBe(text);
  }

  test("are found when they are asked for, and no body is read before", async () => {
    const question = page.locator('.segments button[data-question="unlinked"]');
    await expect.poll(() => question.textContent()).toBe(" Never linked ");
    expect(asked).not.toContain("/data/links.json");
    await question.click();
    await assertCounts("4 pages · Never linked: 2 · not known: 1");
    expect(await Promise.all(["start", "linked", "alone", "not-here"].map(titled).map(isMarked))).toEqual([
      ": never linked",
      ": page",
      ": never linked",
      ": never linked: not known",
    ]);
    await expect
      .poll(() => page.locator(".map-note").textContent())
      .toContain("searched were 3 files of pages and their parts");
  });

  test("leave the map where it was zoomed to, and the keyboard in it, when they are known or change", async () => {
    await page.locator('.cell:has(.cell-label:text-is("G"))').click();
    await expect.poll(() => page.locator(".map-trail button").allTextContents()).toEqual(["main", "G"]);
    const alone = page.locator('.cell:has(.cell-label:text-is("Alone"))');
    await alone.focus();
    const docsWith = docs["docs.json"].replace('"start"', '"start", "more"');
    preview.write("docs.json", docsWith);
    await assertCounts("5 pages · Never linked: 2 · not known: 2");
    await expect.poll(() => page.locator(".map-trail button").allTextContents()).toEqual(["main", "G"]);
    await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("cell");
    preview.write("docs.json", docs["docs.json"]);
    await assertCounts("4 pages · Never linked: 2 · not known: 1");
  });

  test("are fewer as soon as a body links to one, though nothing else shows bodies", async () => {
    preview.write("linked.mdx", "[alone](/alone)");
    await assertCounts("4 pages · Never linked: 1 · not known: 1");
    preview.write("unlisted.mdx", "[start](/start)");
    await assertCounts("4 pages · Never linked: 0 · not known: 1");
    preview.write("linked.mdx", "");
    await assertCounts("4 pages · Never linked: 1 · not known: 1");
  });

  test("have no fault that axe knows, in light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await audit(page)).toEqual([]);
    }
    expect(failures.join("\n")).toBe("");
  });
});

/** The label of a page that has no title of its own. */
function titled(path: string): string {
  return path.charAt(0).toUpperCase() + path.slice(1).replaceAll("-", " ");
}
