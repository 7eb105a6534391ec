// Does the example site work in a browser, for a reader who goes everywhere?
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type Page, type ResolvedNavigation } from "../../src/index.ts";
import { type BrowserPage, chromiumPath, look, type ShownPage } from "./chromium.mjs";
import { chainOf, editionOf, placeOf, sidebarNodes } from "./expected-page.ts";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { isThorough, triedOf } from "../support/property-runs.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const widths = [360, 768, 1280];

/** The parts of a page that hold links. */
const regions = [".menu.product", ".menu.tab", ".tabs", "#_sidebar .anchors", "#_sidebar .tree", ".eyebrow", ".banner"];

const chromium = chromiumPath();
if (chromium === undefined) process.stderr.write("No Chromium: install it, or name it in CHROMIUM_PATH. Skipped.\n");

describe.skipIf(chromium === undefined)("the static site of examples/acme", () => {
  let site: OpenedSite;
  let navigation: ResolvedNavigation;
  let pages: readonly Page[];
  let page: BrowserPage;
  const shown = new Map<string, ShownPage>();
  const tooWide: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    navigation = (await compileNavigation({ root: "examples/acme" })).navigation as ResolvedNavigation;
    pages = Object.values(navigation.pages).filter(({ url }) => url === undefined);
    site = await openSite("examples/acme");
    ({ page } = site);
  });

  beforeAll(async () => {
    const resized = new Set(triedOf(pages, 12));
    for (const each of pages) {
      const { href } = each;
      shown.set(href, await visit(href));
      if (resized.has(each))
        for (const width of widths) if ((await overflowAt(width)) > 0) tooWide.push(`${href} at ${width}`);
    }
  });

  afterAll(async () => {
    await site?.close();
  });

  async function open(href: string): Promise<void> {
    await page.goto(site.origin + href);
  }

  async function visit(href: string): Promise<ShownPage> {
    await open(href);
    return look(page, [...regions, ".neighbors"]);
  }

  /** How far the open page is wider than the window. */
  async function overflowAt(width: number): Promise<number> {
    await page.setViewportSize({ width, height: 860 });
    return (await page.evaluate("document.documentElement.scrollWidth - innerWidth")) as number;
  }

  /** Where the browser is, as the result writes it. */
  function here(): string {
    return page.url().slice(site.origin.length);
  }

  function seen(href: string): ShownPage {
    const found = shown.get(href);
    if (found === undefined) throw new Error(`${href} was not shown`);
    return found;
  }

  /** Clicks a link where it stands: menus are opened for it. */
  async function click(region: string, href: string): Promise<void> {
    const link = page.locator(`${region} a[href=${JSON.stringify(href)}]`).first();
    if (!(await link.isVisible())) await reveal(region, href);
    await link.click();
    await page.waitForURL(site.origin + href);
  }

  /** Clicks the links of a region that are tried, each once, and says where that led. As many as can be are clicked on the page where the last one led. */
  async function clickEach(
    region: string,
    from: readonly Page[],
    linksOf: (page: Page) => readonly string[],
  ): Promise<readonly { readonly href: string; readonly lang: unknown }[]> {
    const tried = new Set(triedOf([...new Set(from.flatMap(linksOf))], 5));
    const waiting = new Map(from.map((each) => [each.href, linksOf(each).filter((href) => tried.has(href))]));
    const clicked = new Set<string>();
    const reached: { href: string; lang: unknown }[] = [];
    const next = (at: string): string | undefined => waiting.get(at)?.find((href) => !clicked.has(href));
    for (const start of waiting.keys()) {
      if (next(start) === undefined) continue;
      await open(start);
      for (let at = start, href = next(at); href !== undefined; href = next(at)) {
        clicked.add(href);
        await click(region, href);
        at = here();
        expect(at).toBe(href);
        reached.push({ href, lang: await page.evaluate("document.documentElement.lang") });
      }
    }
    return reached;
  }

  async function reveal(region: string, href: string): Promise<void> {
    const closed = page.locator(`${region} details:not([open]):has(a[href=${JSON.stringify(href)}]) > summary`);
    while ((await closed.count()) > 0) await closed.first().click();
    const menu = page.locator(`${region}:not([open]):has(a[href=${JSON.stringify(href)}]) > summary`);
    if ((await menu.count()) > 0) await menu.first().click();
  }

  test("nothing failed to load or to run", () => {
    expect(shown.size).toBe(pages.length);
    expect(site.failures).toEqual([]);
  });

  test("every internal link leads to a page or forwards, and every page that is not hidden is linked", () => {
    const linked = new Set([...shown.values()].flatMap(({ hrefs }) => hrefs).filter((href) => href.startsWith("/")));
    expect([...linked].filter((href) => !shown.has(href) && navigation.pages[href]?.url === undefined)).toEqual([]);
    const unlinked = pages.filter(({ href }) => !linked.has(href));
    expect(unlinked.filter(({ hidden }) => !hidden)).toEqual([]);
  });

  test("every other link leads out of the site, or to a part of the page", () => {
    const others = new Set([...shown.values()].flatMap(({ hrefs }) => hrefs).filter((href) => !href.startsWith("/")));
    expect([...others].filter((href) => !/^https:\/\/|^#/.test(href))).toEqual([]);
  });

  test("each page has its title and its language", () => {
    for (const each of pages) {
      const { heading, lang } = seen(each.href);
      expect({ href: each.href, heading, lang }).toEqual({ href: each.href, heading: each.title, lang: each.language });
    }
  });

  test("each sidebar has the nodes of the result in order, and marks just the page's own", () => {
    for (const each of pages) {
      const nodes = sidebarNodes(navigation, each).filter((node) => node.kind === "page" || node.root !== undefined);
      const expected = nodes.map((node) => ({
        text: node.label,
        href: node.href,
        current: mark(each, node.id),
      }));
      expect(seen(each.href).sidebar).toEqual(expected);
      const marked = nodes.some((node) => node.id === placeOf(each).node);
      expect(seen(each.href).current).toEqual(marked ? [each.href] : []);
    }
  });

  function mark(each: Page, id: string): string | null {
    if (id === placeOf(each).node) return "page";
    return placeOf(each).trail.includes(id) ? "true" : null;
  }

  test("the groups of the trail are open, the others as docs.json says", () => {
    for (const each of pages) {
      const expected = sidebarNodes(navigation, each).flatMap((node) =>
        node.kind !== "page" && node.display?.collapsible && node.children.length > 0
          ? [node.display.expanded || placeOf(each).trail.includes(node.id)]
          : [],
      );
      expect({ href: each.href, groups: seen(each.href).groups }).toEqual({ href: each.href, groups: expected });
    }
  });

  test.each(["next", "prev"] as const)("the links to %s pages go through each sidebar", async (direction) => {
    const chains = new Set(pages.map((each) => chainOf(navigation, each).join("\n")).filter((chain) => chain !== ""));
    expect(chains.size).toBeGreaterThan(15);
    for (const chain of triedOf([...chains], 3)) {
      const hrefs = direction === "next" ? chain.split("\n") : chain.split("\n").toReversed();
      await open(hrefs[0] ?? "");
      expect(await walk(direction, hrefs.length)).toEqual(hrefs);
    }
  });

  /** Follows a link until there is none, or `length` pages are seen: a page of another sidebar may come after them. */
  async function walk(direction: "next" | "prev", length: number): Promise<readonly string[]> {
    const hrefs = [here()];
    const link = page.locator(`.neighbors a[rel=${direction}]`);
    while (hrefs.length < length && (await link.count()) > 0) {
      const href = (await link.getAttribute("href")) ?? "";
      await link.click();
      await page.waitForURL(site.origin + href);
      hrefs.push(here());
    }
    return hrefs;
  }

  test("a page has the neighbors of its place, and no others", () => {
    for (const each of pages) {
      const { prev, next } = placeOf(each);
      const expected = [prev, next].flatMap((page) => page?.href ?? []);
      expect(seen(each.href).regions[".neighbors"]).toEqual(expected);
    }
  });

  test("another language or version is the same page, where there is one, else a page that its edition shows", () => {
    for (const each of pages) {
      const { tree } = editionOf(navigation, each);
      const options = [...(tree.languages ?? []), ...(tree.versions ?? [])];
      const targets = seen(each.href).options.map(({ href }) => href);
      expect(targets).toHaveLength(options.length);
      const wrong = options.filter(({ edition, current }, index) => {
        const target = targets[index] ?? "";
        const counterpart = current ? each.href : navigation.counterparts[each.key]?.[edition ?? ""];
        if (counterpart !== undefined) return target !== counterpart;
        const placements = navigation.pages[target]?.placements ?? [];
        return edition === null || !placements.some(({ editions }) => editions.includes(edition));
      });
      expect([each.href, wrong]).toEqual([each.href, []]);
    }
  });

  test.each(["en", "fr"])("each version and language can be chosen from pages in %s", async (language) => {
    const from = pages.filter((page) => page.language === language);
    const others = ({ href }: Page): readonly string[] =>
      seen(href).options.flatMap((option) => (option.current === null ? [option.href] : []));
    const chosen = await clickEach(".menu.selector", from, others);
    for (const { href, lang } of chosen) expect(lang).toBe(navigation.pages[href]?.language);
    expect(chosen.length).toBeGreaterThanOrEqual(isThorough ? 30 : 5);
  });

  test("hreflang links come back", () => {
    const withOthers = pages.filter(({ href }) => seen(href).alternates.length > 0);
    expect(withOthers.length).toBeGreaterThan(50);
    for (const { href, language } of withOthers)
      for (const { href: other } of seen(href).alternates)
        expect(seen(other).alternates).toContainEqual({ lang: language, href });
  });

  test.each(regions)("each link of %s can be clicked", async (region) => {
    const inside = ({ href }: Page): readonly string[] =>
      (seen(href).regions[region] ?? []).filter(
        (target) => target.startsWith("/") && navigation.pages[target]?.url === undefined,
      );
    expect(await clickEach(region, pages, inside)).not.toEqual([]);
  });

  test("a hidden page is there for who knows its address", async () => {
    const hidden = await visit("/webhooks/partner-replay");
    expect(hidden.heading).toBe("Replay for partners");
    expect(hidden.sidebar.map(({ text }) => text)).toContain("Verify signatures");
    expect(hidden.sidebar.map(({ text }) => text)).not.toContain("Replay for partners");
    const unlisted = await visit("/api-reference/orders/reprice-an-order");
    expect(unlisted.endpoint).toBe("POST /orders/{orderId}/reprice");
    expect(unlisted.sidebar.map(({ text }) => text)).toContain("List orders");
  });

  test("generated pages show their endpoint", () => {
    expect(seen("/api-reference/orders/create-an-order").endpoint).toBe("POST /orders");
    expect(seen("/api-reference/events/order-created").endpoint).toMatch(/^WEBHOOK orderCreated$/);
    expect(seen("/sync/api/devices/remove-a-device").endpoint).toBe("DELETE /devices/{deviceId}");
  });

  test("a page with a url forwards to it, and its node leads to the page", async () => {
    expect(seen("/sync/device").hrefs).toContain("/sync/sdk-reference");
    const answer = await fetch(`${site.origin}/sync/sdk-reference`);
    expect(await answer.text()).toContain('content="0; url=https://sdk.acme.example/sync"');
  });

  test("the keyboard is enough", async () => {
    await open("/guides/quickstart");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(here).toBe("/guides/quickstart#_content");
    const menu = page.locator(".menu.product");
    await menu.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await menu.locator("ul").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await menu.locator("ul").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(here).toBe("/sync/overview");
  });

  test("works without a script", async () => {
    const plain = await site.newPage({ javaScriptEnabled: false });
    await plain.setViewportSize({ width: 360, height: 740 });
    await plain.goto(`${site.origin}/sync/overview`);
    await plain.locator("button.drawer").click();
    await plain.locator(".menu.version summary").click();
    await plain.locator(".menu.version a[href='/v1']").click();
    await plain.locator("button.drawer").click();
    await plain.locator("#_sidebar a[href='/v1/orders/refunds']").click();
    await expect.poll(() => plain.url()).toBe(`${site.origin}/v1/orders/refunds`);
  });

  test(`no page is wider than the window at ${widths.join(", ")} pixels`, () => {
    expect(tooWide).toEqual([]);
  });

  test.runIf(isThorough)("looks as it should: screenshots to look at", async () => {
    const shots = mkdtempSync(join(tmpdir(), "navc-shots-"));
    for (const colorScheme of ["light", "dark"] as const) {
      page = await site.newPage({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        for (const [name, href, opened] of scenes) {
          await open(href);
          if (opened?.includes("#_sidebar") && width < 900) await page.locator("button.drawer").click();
          if (opened !== undefined) await page.locator(opened).first().click();
          await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`) });
        }
      }
    }
    process.stdout.write(`screenshots: ${shots}\n`);
    expect(site.failures).toEqual([]);
  });
});

const scenes: readonly (readonly [name: string, href: string, opened?: string])[] = [
  ["guide", "/orders/refunds/partial"],
  // docs/static-site.png is endpoint-1280-light.
  ["endpoint", "/api-reference/orders/create-an-order"],
  ["items", "/api-reference/orders/search-orders", ".menu.tab summary"],
  ["french", "/fr/sync/device/install", "#_sidebar .menu.product summary"],
  ["start", "/", ".menu.language summary"],
  ["search", "/orders/lifecycle", "[data-search]"],
];
