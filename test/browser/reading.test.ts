// Can a reader search, choose light or dark, go through a page by its headings, and read endpoints and languages?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type BrowserPage, chromiumPath } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { triedOf } from "../support/property-runs.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

describe.skipIf(chromiumPath() === undefined)("a reader of examples/acme", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite("examples/acme");
    ({ page } = site);
  });

  afterAll(async () => {
    await site?.close();
  });

  async function open(href: string, on: BrowserPage = page): Promise<void> {
    await on.goto(site.origin + href);
  }

  function here(): string {
    return page.url().slice(site.origin.length);
  }

  async function texts(selector: string): Promise<unknown> {
    const trimmed = "element.textContent.replace(/\\s+/g, ' ').trim()";
    return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => ${trimmed})`);
  }

  test.each([
    ["/", "partial refund", "/orders/refunds/partial"],
    ["Control+k", "orders search", "/api-reference/orders/search-orders"],
    ["/", "retreive an order", "/api-reference/orders/retrieve-an-order"],
  ])("opens the search with %s and the page that %j finds, without a mouse", async (key, words, found) => {
    await open("/guides/quickstart");
    await page.keyboard.press(key);
    await page.keyboard.type(words);
    await expect.poll(() => page.locator("#_search [aria-selected=true]").getAttribute("href")).toBe(found);
    await page.keyboard.press("Enter");
    await expect.poll(here).toBe(found);
  });

  test("finds pages of its own language and version only, chooses with arrow keys, and closes with Escape", async () => {
    await open("/fr");
    await page.keyboard.press("/");
    await page.keyboard.type("remboursement");
    await expect.poll(() => page.locator("#_search [role=option]").count()).toBeGreaterThan(1);
    const hrefs = (await page.evaluate(
      "[...document.querySelectorAll('#_search a')].map((link) => link.getAttribute('href'))",
    )) as readonly string[];
    expect(hrefs.filter((href) => !href.startsWith("/fr/") || href.startsWith("/fr/v1"))).toEqual([]);
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("#_search [aria-selected=true]").getAttribute("href")).toBe(hrefs[1]);
    await page.keyboard.press("Escape");
    expect(await page.locator("#_search").isVisible()).toBe(false);
  });

  test("is told in the language of the page that nothing was found", async () => {
    await open("/fr");
    await page.locator("[data-search]").click();
    await page.keyboard.type("xyzzy");
    await expect.poll(() => page.locator("#_search output").textContent()).toBe("Aucun résultat");
  });

  test("chooses light or dark, which the next page remembers before it is drawn", async () => {
    const reader = await site.newPage({ colorScheme: "light" });
    const back = "getComputedStyle(document.body).backgroundColor";
    await open("/", reader);
    expect(await reader.evaluate(back)).toBe("rgb(255, 255, 255)");
    await reader.locator("[data-theme-toggle]").click();
    expect(await reader.evaluate(back)).toBe("rgb(20, 22, 26)");
    await open("/guides/quickstart", reader);
    expect(await reader.evaluate(back)).toBe("rgb(20, 22, 26)");
    // A script of the head that is neither deferred nor a module runs before the first part of the body is drawn.
    expect(await reader.locator("head > script[src$='theme.js']:not([defer], [async], [type])").count()).toBe(1);
  });

  test("reads the words of the theme in the language of the page", async () => {
    await open("/fr/orders/lifecycle");
    expect(await texts(".neighbors small")).toEqual(["Précédent", "Suivant"]);
    expect(await texts("[data-search] span, .skip")).toEqual(["Aller au contenu", "Rechercher"]);
    const labels = await page.evaluate(
      "['.drawer', '#_sidebar', '.eyebrow'].map((each) => document.querySelector(each).ariaLabel)",
    );
    expect(labels).toEqual(["Menu", "Pages", "Fil d’Ariane"]);
  });

  test("reads what an endpoint takes and what it answers", async () => {
    await open("/api-reference/orders/list-orders");
    expect(await texts("h2")).toEqual(["Authorization", "Query parameters", "Headers", "Responses"]);
    expect(await texts(".text > .fields th[scope=row]")).toEqual([
      "Authorization bearer",
      "status string",
      "limit integer",
      "after string",
      "Acme-Request-Id string",
    ]);
    expect(await texts(".text > .fields tr:has(> th > code) td")).toEqual([
      "",
      "Values: open paid fulfilled cancelled",
      "Default: 50 ≤ 200",
      "The cursor of the last page read.",
      "Your own id for the request, repeated in the answer.",
    ]);
    expect(await texts(".response summary")).toEqual(["200 A page of orders.", "401 The request was refused."]);
    await open("/api-reference/orders/create-an-order");
    expect(await texts("#request-body + .fields th[scope=row]")).toEqual([
      "currency string required",
      "lines object[] required",
      "lines[].sku string required",
      "lines[].quantity integer required",
      "lines[].unitAmount integer",
      "buyer string | null",
    ]);
  });

  test("goes through a page by its headings", async () => {
    await open("/api-reference/orders/list-orders");
    expect(await texts(".on-this-page a")).toEqual(["Authorization", "Query parameters", "Headers", "Responses"]);
    await page.locator(".on-this-page a[href='#responses']").click();
    await expect.poll(here).toBe("/api-reference/orders/list-orders#responses");
    await expect.poll(() => page.evaluate("document.querySelector('[data-reached]')?.textContent")).toBe("Responses");
    const broken =
      "[...document.querySelectorAll('.on-this-page a')].filter((link) => !document.querySelector(link.hash))";
    expect(await page.evaluate(`${broken}.length`)).toBe(0);
  });

  test("has a header of one row on a phone, and tabs that scroll sideways", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open("/guides/quickstart");
    expect(await page.evaluate("document.querySelector('header').offsetHeight")).toBe(57);
    expect(await page.evaluate("document.querySelector('.tabs').offsetHeight")).toBe(45);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.tabs > ul')).overflowX")).toBe("auto");
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  test("meets nothing that axe reports, in light and dark, on a phone and on a desk", async () => {
    const reader = await site.newPage();
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [360, 1280]) {
        await reader.emulateMedia({ colorScheme });
        await reader.setViewportSize({ width, height: 860 });
        for (const href of triedOf(audited, 4)) {
          await open(href, reader);
          expect({ href, width, colorScheme, found: await audit(reader) }).toMatchObject({ found: [] });
        }
      }
    }
  });

  test.each(["[data-search]", ".menu.language > summary", ".menu.tab > summary", "#_sidebar .menu.product > summary"])(
    "meets nothing that axe reports after a click on %s",
    async (opener) => {
      await open("/orders/lifecycle");
      await page.locator(opener).click();
      await page.keyboard.type("order");
      expect(await audit(page)).toEqual([]);
    },
  );

  test("loads nothing from elsewhere, and nothing fails", () => {
    expect(site.failures).toEqual([]);
  });
});

const audited = [
  "/",
  "/guides/quickstart",
  "/orders/refunds/partial",
  "/api-reference/orders/create-an-order",
  "/api-reference/events/order-created",
  "/fr/sync/device/install",
  "/v1",
];
