// Does the preview hold for a site whose texts are hostile, and for one that is very large?
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, splitNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { fileParts } from "../../src/tools/preview/model/file-parts.ts";
import type { PreviewFile } from "../../src/tools/preview/model/preview-data.ts";
import { withData } from "../../src/tools/preview/model/preview-document.ts";
import { previewSummary } from "../../src/tools/preview/model/preview-summary.ts";
import { builtPackage } from "../examples/built-package.ts";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const attacks = [
  "<img src=x onerror=hacked=1>",
  "</script><script>hacked=1</script>",
  '"><svg onload=hacked=1>',
  "{{constructor.constructor('hacked=1')()}}",
  "javascript:hacked=1",
];

/** Runs in the page, and notes the length of each JSON that is parsed. */
const noteParsed = `
  const parse = JSON.parse;
  globalThis.parsed = [];
  JSON.parse = (text) => (parsed.push(text.length), parse(text));
`;

describe.skipIf(chromiumPath() === undefined)("a preview in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-odd-preview-"));
  let browser: Browser;
  let opened: BrowserPage | undefined;
  const failures: string[] = [];
  printPageOnFailure(() => opened);

  beforeAll(async () => {
    browser = await openChromium(chromiumPath() ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  async function compiled(files: { readonly [file: string]: string }): Promise<PreviewFile> {
    const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(files) });
    if (navigation === null) throw new Error("docs.json could not be read");
    const { index } = splitNavigation(navigation);
    const given = {
      revision: 0,
      treeRevision: 0,
      folder: "docs",
      config: "docs.json",
      stale: false,
      texts: "checked",
      editor: null,
      against: null,
    } as const;
    return {
      summary: previewSummary({ ...given, navigation, index, diagnostics }),
      navigation,
      lines: {},
      coverage: [],
      explanations: {},
      comparison: null,
      changedTexts: null,
      texts: {},
      problemPlaces: [],
      links: null,
      icons: {},
    };
  }

  async function open(data: PreviewFile, hash = ""): Promise<BrowserPage> {
    const document = readFileSync(builtPackage().dist("preview.html"), "utf8");
    const file = join(folder, "preview.html");
    writeFileSync(
      file,
      withData(document, fileParts(data), (text) => deflateRawSync(text).toString("base64")),
    );
    const page = await (await browser.newContext()).newPage();
    opened = page;
    // A colour in transition has another contrast.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    page.on("pageerror", (error) => failures.push(error.message));
    await page.addInitScript(noteParsed);
    await page.goto(pathToFileURL(file).href + hash);
    await page.waitForSelector(".page .title");
    return page;
  }

  test("shows hostile texts as they are, and neither runs nor links them", async () => {
    const pages = attacks.map((attack, number) => [`page-${number}.mdx`, frontMatter(attack)] as const);
    const groups = attacks.map((attack, number) => ({ group: attack, tag: attack, pages: [`page-${number}`] }));
    const anchors = attacks.map((attack) => ({
      anchor: attack,
      href: `https://a.example/${encodeURIComponent(attack)}`,
    }));
    const docs = {
      name: attacks[1],
      navigation: { global: { anchors }, tabs: attacks.map((tab) => ({ tab, groups })) },
    };
    const data = await compiled({ ...Object.fromEntries(pages), "docs.json": JSON.stringify(docs) });
    // A result that somebody else wrote may have addresses that navc never writes.
    const text = JSON.stringify(data.navigation).replaceAll(/https:\/\/a\.example\/[^"]*/g, "javascript:hacked=1");
    const hostile = { ...data, navigation: JSON.parse(text) as ResolvedNavigation };
    const parts = Array.from(fileParts(hostile));
    const page = await open(hostile);
    const labels = await page.locator(".row .label").allTextContents();
    expect(labels).toEqual(expect.arrayContaining(attacks));
    for (const anchor of ["first", "last"] as const) {
      await page.locator(".anchors a")[anchor]().click();
      await page.waitForSelector(".part");
    }
    await page.keyboard.press("/");
    await page.keyboard.type("hacked");
    await page.waitForSelector(".hit");
    await expect.poll(() => page.locator("script, img, iframe, object, svg[onload]").count()).toBe(1 + parts.length);
    await expect.poll(() => page.locator('script[type="application/json"][id^="preview-"]').count()).toBe(parts.length);
    const schemes = "[...new Set([...document.querySelectorAll('a[href]')].map((a) => a.protocol))]";
    expect(await page.evaluate(schemes)).toEqual(["file:"]);
    expect(await page.evaluate("typeof hacked")).toBe("undefined");
  });

  function frontMatter(attack: string): string {
    const field = JSON.stringify(attack);
    return `---\ntitle: ${field}\ndescription: ${field}\ntag: ${field}\nicon: ${field}\nother: ${field}\n---\n`;
  }

  test("runs to the left in a language that does, and so do its keys", async () => {
    const pages = ["start", { group: "Group", pages: ["inside"] }];
    const docs = { navigation: { languages: [{ language: "ar", groups: [{ group: "Top", pages }] }] } };
    const page = await open(await compiled({ "start.mdx": "", "inside.mdx": "", "docs.json": JSON.stringify(docs) }));
    await expect.poll(() => page.locator(".readers").getAttribute("dir")).toBe("rtl");
    await page.locator('.row[aria-current="page"]').focus();
    for (const key of ["ArrowDown", "ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => page.locator(".address-text").textContent()).toBe("/inside");
  });

  describe("of 25,000 pages in one sidebar", () => {
    const paths = Array.from({ length: 25_000 }, (_, number) => `page-${String(number).padStart(5, "0")}`);
    let page: BrowserPage;
    let data: PreviewFile;

    beforeAll(async () => {
      const files = Object.fromEntries(paths.map((path) => [`${path}.mdx`, ""]));
      const docs = { navigation: { groups: [{ group: "All", pages: paths }] } };
      data = await compiled({ ...files, "docs.json": JSON.stringify(docs) });
      page = await open(data, "#/site?page=/page-12000");
    });

    async function rows(): Promise<number> {
      const count = await page.locator(".row").count();
      expect(count).toBeGreaterThan(5);
      return count;
    }

    test("draws only the rows that can be seen, and shows the current one", async () => {
      await expect.poll(() => page.locator('.row[aria-current="page"]').isVisible()).toBe(true);
      expect(await rows()).toBeLessThan(80);
    });

    test("has parsed only what is shown, and nothing long at once", async () => {
      const parsed = (await page.evaluate("parsed")) as readonly number[];
      expect(Math.max(...parsed)).toBeLessThan(60_000);
      // The tree, the lines of its nodes, and one bucket of pages.
      const tree = JSON.stringify(data.navigation?.editions).length;
      expect(parsed.reduce((sum, length) => sum + length)).toBeLessThan(tree * 1.4);
      expect(JSON.stringify(data.navigation?.pages).length).toBeGreaterThan(tree * 2);
    });

    test("goes to the last row by a key, and to any by the search", async () => {
      await page.locator('.row[aria-current="page"]').focus();
      await page.keyboard.press("End");
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Page 24999");
      expect(await rows()).toBeLessThan(80);
      await page.keyboard.press("/");
      await page.waitForSelector(".hit");
      await page.keyboard.type("page-00777");
      await expect.poll(() => page.locator(".hit").count()).toBeLessThan(80);
      await page.keyboard.press("Enter");
      await page.waitForSelector('.row[aria-current="page"]:has-text("Page 00777")');
      expect((await audit(page)).join("\n")).toBe("");
    });
  });

  test("failed nowhere", () => {
    expect(failures.join("\n")).toBe("");
  });
});
