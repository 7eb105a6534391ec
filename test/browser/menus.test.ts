// Do menus, tabs and sidebars hold when there is much in them, in both directions?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages as known } from "../../src/compiler/contract/languages.ts";
import { audit, type BrowserPage, chromiumPath } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const codes = [...new Map([...known].map(([code, { bcp47 }]) => [bcp47, code])).values()];

/** A group in a group, seven levels deep. */
function nested(code: string, level: number): object {
  const page = `${code}/level-${level}`;
  return { group: `Level ${level}`, expanded: true, pages: level === 7 ? [page] : [page, nested(code, level + 1)] };
}

function tabs(code: string): readonly object[] {
  const links = Array.from({ length: 24 }, (_, number) => ({ tab: `Tab ${number}`, pages: [`${code}/tab-${number}`] }));
  const items = Array.from({ length: 40 }, (_, number) => ({
    item: `Item ${number}`,
    pages: [`${code}/item-${number}`],
  }));
  return [{ tab: "Deep", groups: [nested(code, 1)] }, { tab: "Many items", menu: items }, ...links];
}

const docs = {
  name: "A site with a name that is much too long for the header of a phone",
  navigation: {
    languages: codes.map((language) => ({
      language,
      tabs: language === "en" || language === "ar" ? tabs(language) : [{ tab: language, pages: [`${language}/start`] }],
    })),
  },
};

/** A file for each page that docs.json names. */
function pageFiles(): { readonly [file: string]: string } {
  const paths = JSON.stringify(docs).match(/(?<=")[A-Za-z-]+\/[a-z]+(?:-\d+)?(?=")/g) ?? [];
  return Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
}

describe.skipIf(chromiumPath() === undefined)("a site with much in its menus", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite({ ...pageFiles(), "docs.json": JSON.stringify(docs) });
    ({ page } = site);
  });

  afterAll(async () => {
    await site?.close();
  });

  async function open(href: string, width = 1280): Promise<void> {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site.origin + href);
  }

  function number(script: string): Promise<number> {
    return page.evaluate(script) as Promise<number>;
  }

  test.each([360, 1280])("a long language menu scrolls inside the window, %i pixels wide", async (width) => {
    await open("/en/level-1", width);
    await page.locator(".menu.language > summary").click();
    const list = "document.querySelector('.menu.language > ul')";
    expect(await number(`${list}.children.length`)).toBe(codes.length);
    expect(await number(`${list}.scrollHeight - ${list}.clientHeight`)).toBeGreaterThan(0);
    expect(await number(`${list}.getBoundingClientRect().bottom - innerHeight`)).toBeLessThan(0);
    expect(await number("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await page.locator(".menu.language a").last().click();
    await page.waitForURL(`${site.origin}/${codes.at(-1)}/start`);
  });

  test.each([360, 768, 1280])("a menu in a row of tabs that scrolls is whole, %i pixels wide", async (width) => {
    await open("/en/level-1", width);
    const row = "document.querySelector('.tabs > ul')";
    expect(await number(`${row}.scrollWidth - ${row}.clientWidth`)).toBeGreaterThan(0);
    await page.locator(".menu.tab > summary").click();
    await page.locator(".menu.tab a").first().click();
    await page.waitForURL(`${site.origin}/en/item-0`);
  });

  test("the row of tabs starts at the tab of the page", async () => {
    await open("/en/tab-23", 360);
    const tab = "document.querySelector('.tabs [aria-current]').getBoundingClientRect()";
    expect(await number(`innerWidth - ${tab}.right`)).toBeGreaterThanOrEqual(0);
    expect(await number(`${tab}.left`)).toBeGreaterThanOrEqual(0);
  });

  test("groups are indented to the third level and not beyond", async () => {
    await open("/en/level-7");
    const starts = (await page.evaluate(
      "[...document.querySelectorAll('.tree a')].map((link) => Math.round(link.getBoundingClientRect().left))",
    )) as readonly number[];
    expect(starts).toHaveLength(7);
    expect([...starts].toSorted((a, b) => a - b)).toEqual(starts);
    expect(new Set(starts).size).toBe(3);
  });

  test("the name gives way to the buttons on a phone", async () => {
    await open("/en/level-1", 360);
    expect(await number("document.querySelector('header').offsetHeight")).toBe(57);
    expect(await page.locator("[data-search]").isVisible()).toBe(true);
    expect(await page.locator("[data-theme-toggle]").isVisible()).toBe(true);
  });

  test.each([360, 768, 1280])("right to left is mirrored, in its own words, %i pixels wide", async (width) => {
    await open("/ar/level-1", width);
    expect(await page.evaluate("[document.documentElement.lang, document.documentElement.dir]")).toEqual(["ar", "rtl"]);
    expect(await page.locator(".neighbors small").first().textContent()).toBe("التالي");
    expect(await number("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    if (width < 900) await page.locator("button.drawer").click();
    expect(await number("innerWidth - document.querySelector('#_sidebar').getBoundingClientRect().right")).toBe(0);
    expect(await audit(page)).toEqual([]);
  });

  test("nothing fails", () => {
    expect(site.failures).toEqual([]);
  });
});
