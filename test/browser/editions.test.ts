// Does a page that several versions or languages have look as in the one that the reader comes from?
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit, type BrowserPage, chromiumPath } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const guides = {
  v2: [
    { group: "Start", pages: ["v2/install", "v2/use"] },
    { group: "Inspect", pages: ["v2/inspector", { group: "Cases", pages: ["examples"] }] },
  ],
  v1: [
    { group: "Start", pages: ["v1/install", "v1/use", { group: "Old cases", pages: ["examples"] }] },
    { group: "Later", pages: ["v1/later"] },
  ],
};
const version = (name: "v1" | "v2"): object => ({
  version: name,
  tabs: [
    { tab: "Guides", groups: guides[name] },
    { tab: "Help", pages: ["help", { group: "More", pages: ["faq"] }, `${name}/contact`] },
  ],
});
const pagesOf = (paths: readonly string[]): { readonly [file: string]: string } =>
  Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: The ${path}\n---\n\nText of ${path}.\n`]));
const files = {
  "docs.json": JSON.stringify({
    name: "Acme",
    styling: { eyebrows: "breadcrumbs" },
    navigation: { versions: [version("v2"), version("v1")] },
  }),
  "navc.config.json": '{ "basePath": "/docs" }',
  ...pagesOf(["v2/install", "v2/use", "v2/inspector", "v2/contact", "v1/install", "v1/use", "v1/later", "v1/contact"]),
  ...pagesOf(["help", "faq"]),
  "examples.mdx": `---\ntitle: Examples\n---\n\n## First\n\n<Tabs>\n<Tab title="A">\none\n</Tab>\n<Tab title="B">\ntwo\n</Tab>\n</Tabs>\n\n${"Words.\n\n".repeat(80)}## Last\n\nEnd.\n`,
};

/** What is around a text. */
interface Frame {
  readonly version: string | undefined;
  readonly tabs: readonly string[];
  readonly sidebar: readonly string[];
  readonly open: readonly string[];
  readonly above: string;
  readonly beside: readonly string[];
  readonly home: string;
  readonly search: string;
}

const examplesIn: { readonly [version in "v1" | "v2"]: Frame } = {
  v2: {
    version: "v2",
    tabs: ["* /docs/v2/install", "/docs/help"],
    sidebar: ["/docs/v2/install", "/docs/v2/use", "/docs/v2/inspector", "* /docs/examples"],
    open: ["Cases"],
    above: "Guides Inspect Cases",
    beside: ["/docs/v2/inspector"],
    home: "/docs/v2/install",
    search: "/docs/_site/search-0.json",
  },
  v1: {
    version: "v1",
    tabs: ["* /docs/v1/install", "/docs/help"],
    sidebar: ["/docs/v1/install", "/docs/v1/use", "* /docs/examples", "/docs/v1/later"],
    open: ["Old cases"],
    above: "Guides Start Old cases",
    beside: ["/docs/v1/use", "/docs/v1/later"],
    home: "/docs/v1/install",
    search: "/docs/_site/search-1.json",
  },
};

/** Runs in the page. */
const readFrame = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (element) => element.textContent.replace(/\\s+/g, " ").trim();
  const links = (selector) => all(selector).map((link) => (link.ariaCurrent ? "* " : "") + link.getAttribute("href"));
  return {
    version: all(".version .chosen").map(words)[0],
    tabs: links(".tabs a"),
    sidebar: links("#_sidebar .tree a"),
    open: all("#_sidebar .tree details[open] > summary").map(words),
    above: all(".eyebrow li").map(words).join(" "),
    beside: links(".neighbors a"),
    home: document.querySelector(".name").getAttribute("href"),
    search: document.querySelector("[data-search]").dataset.search,
  };
})()`;

describe.skipIf(chromiumPath() === undefined)("a page that two versions have", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite(files);
  });

  beforeEach(async () => {
    page = await site.newPage();
  });

  afterAll(async () => {
    await site?.close();
  });

  const open = (href: string): Promise<unknown> => page.goto(`${site.origin}/docs${href}`);
  const shown = (): Promise<unknown> => page.evaluate(readFrame);
  const isWaiting = (): Promise<unknown> => page.evaluate("'waiting' in document.documentElement.dataset");
  const clickIn = async (region: string, href: string): Promise<void> => {
    await page.locator(`${region} a[href="/docs${href}"]`).first().click();
    await page.waitForURL(`${site.origin}/docs${href}`);
  };
  const choose = async (name: string): Promise<void> => {
    await page.locator(".menu.version > summary").click();
    await page.locator(".menu.version a", { hasText: name }).click();
  };

  test("is drawn in the first one", async () => {
    await open("/examples");
    await expect.poll(shown).toEqual(examplesIn.v2);
  });

  test("is shown in the one that the reader comes from, with all that is around its text", async () => {
    await open("/v1/use");
    await clickIn(".neighbors", "/examples");
    await expect.poll(shown).toEqual(examplesIn.v1);
    expect(await page.locator("#_sidebar [aria-current=page]").isVisible()).toBe(true);
    await clickIn(".neighbors", "/v1/later");
    await open("/v2/use");
    await open("/examples");
    await expect.poll(shown).toEqual(examplesIn.v2);
  });

  test("leads on within that version, also over pages that both have", async () => {
    await open("/v1/contact");
    await clickIn(".neighbors", "/faq");
    await expect.poll(shown).toMatchObject({
      version: "v1",
      sidebar: ["/docs/help", "* /docs/faq", "/docs/v1/contact"],
      beside: ["/docs/help", "/docs/v1/contact"],
    });
    await clickIn("#_sidebar", "/help");
    await expect.poll(shown).toMatchObject({ version: "v1", beside: ["/docs/faq"] });
    await clickIn(".tabs", "/v1/install");
  });

  test("is searched in that version", async () => {
    await open("/v1/use");
    await open("/examples");
    await expect.poll(shown).toEqual(examplesIn.v1);
    await page.keyboard.press("/");
    await page.keyboard.type("the");
    const results = (): Promise<unknown> =>
      page.evaluate(
        "[...document.querySelectorAll('#_results a')].map((link) => link.getAttribute('href')).toSorted()",
      );
    const found = ["faq", "help", "v1/contact", "v1/install", "v1/later", "v1/use"];
    await expect.poll(results).toEqual(found.map((path) => `/docs/${path}`));
  });

  test("changes where the reader chooses another version on it", async () => {
    await open("/examples");
    await choose("v1");
    await expect.poll(shown).toEqual(examplesIn.v1);
    await choose("v2");
    await expect.poll(shown).toEqual(examplesIn.v2);
  });

  test("is in the version that it had, for a reader who comes back or loads it again", async () => {
    await open("/v1/use");
    await clickIn(".neighbors", "/examples");
    await expect.poll(shown).toEqual(examplesIn.v1);
    await page.evaluate("location.hash = '#first'");
    await open("/v2/use");
    await page.goBack();
    await expect.poll(shown).toEqual(examplesIn.v1);
    await page.reload();
    await expect.poll(shown).toEqual(examplesIn.v1);
    await clickIn(".tabs", "/help");
    await expect.poll(shown).toMatchObject({ version: "v1" });
  });

  test("leads on in its version after the reader has come back to it from another one", async () => {
    await open("/v1/use");
    await open("/examples");
    await expect.poll(shown).toEqual(examplesIn.v1);
    // A browser that has kept the whole page shows it again with this event, and runs no script of it anew.
    await page.evaluate(`sessionStorage.setItem("edition /docs/_site", "@v2"); dispatchEvent(new Event("pageshow"))`);
    await clickIn(".tabs", "/help");
    await expect.poll(shown).toMatchObject({ version: "v1" });
  });

  test("is that of the page where the reader opened it in another tab", async () => {
    await open("/v1/use");
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/docs/v2/use`);
    const opened = page.context().waitForEvent("page");
    await page.locator(`.neighbors a[href="/docs/examples"]`).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect.poll(() => tab.evaluate(readFrame)).toEqual(examplesIn.v1);
    await other.goto(`${site.origin}/docs/examples`);
    await expect.poll(() => other.evaluate(readFrame)).toEqual(examplesIn.v2);
  });

  test("shows its text at once and nothing of the wrong version, however late the right one comes", async () => {
    await open("/v1/use");
    await page.addInitScript("AbortSignal.timeout = () => undefined");
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/_site\/editions\//, (route) => void late.then(() => route.continue()));
    await page.goto(`${site.origin}/docs/examples`, { waitUntil: "commit" });
    await page.locator("h1", { hasText: "Examples" }).waitFor();
    // A slow machine may take longer than a reader has to wait.
    await page.evaluate("for (const each of document.getAnimations()) each.pause()");
    const around = ["header", ".tab-rows", "#_sidebar .tree", ".eyebrow", ".neighbors"];
    for (const part of around) expect([part, await page.locator(part).isVisible()]).toEqual([part, false]);
    await page.locator(".choice-list button", { hasText: "B" }).click();
    answer();
    await expect.poll(shown).toEqual(examplesIn.v1);
    for (const part of around) expect([part, await page.locator(part).isVisible()]).toEqual([part, true]);
    expect(await page.locator(".choice-list [aria-selected=true]").textContent()).toBe("B");
    expect(await audit(page)).toEqual([]);
  });

  test("stays in its first version as a whole where the other one can't be loaded", async () => {
    await open("/v1/use");
    await page.route(/\/_site\/editions\//, (route) => void route.abort());
    await open("/examples");
    await expect.poll(isWaiting).toBe(false);
    expect(await shown()).toEqual(examplesIn.v2);
    await page.keyboard.press("/");
    expect(await page.locator("#_search").isVisible()).toBe(true);
  });

  test("is shown without its scripts, too", async () => {
    await open("/v1/use");
    await page.route(/main\.js$/, (route) => void route.abort());
    await open("/examples");
    await expect.poll(() => page.locator("header").isVisible()).toBe(true);
    expect(await shown()).toEqual(examplesIn.v2);
  });

  test("is at the heading of its address", async () => {
    await open("/v1/use");
    await open("/examples#last");
    await expect.poll(shown).toEqual(examplesIn.v1);
    const top = (): Promise<unknown> => page.evaluate("document.querySelector('#last').getBoundingClientRect().top");
    await expect.poll(async () => ((await top()) as number) < 860).toBe(true);
    expect(await page.evaluate("document.querySelector(':target')?.id")).toBe("last");
  });

  test("loads only what is there, from the site itself", () => {
    expect(site.failures).toEqual([]);
  });
});

const inLanguage = (language: string): object => ({
  language,
  versions: [
    { version: "v2", pages: [`${language}/start`, "limits"] },
    { version: "v1", pages: [`${language}/v1/start`] },
  ],
});

describe.skipIf(chromiumPath() === undefined)("a page that two languages have, in one version", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite({
      "docs.json": JSON.stringify({ name: "Acme", navigation: { languages: ["en", "ar"].map(inLanguage) } }),
      ...pagesOf(["en/start", "en/v1/start", "ar/start", "ar/v1/start", "limits"]),
    });
    ({ page } = site);
  });

  afterAll(async () => {
    await site?.close();
  });

  const shown = (): Promise<unknown> =>
    page.evaluate(`({
      frame: [document.documentElement, document.querySelector("#_sidebar")].map((each) => each.matches(":lang(ar)") + " " + getComputedStyle(each).direction),
      text: document.querySelector("h1").matches(":lang(ar)") + " " + getComputedStyle(document.querySelector("h1")).direction,
      first: document.querySelector("#_sidebar .tree a").getAttribute("href"),
      edition: document.documentElement.dataset.edition,
    })`);

  test("is in the language of the reader, beside a text in its own", async () => {
    await page.goto(`${site.origin}/ar/v1/start`);
    await page.goto(`${site.origin}/limits`);
    const arabic = ["true rtl", "true rtl"];
    const frame = { frame: arabic, text: "false ltr", first: "/ar/start", edition: "ar@v2" };
    await expect.poll(shown).toEqual(frame);
    expect(await page.locator("[data-search]").getAttribute("aria-label")).toBe("بحث");
    expect(await audit(page)).toEqual([]);
  });

  test("changes where the reader chooses the other language on it", async () => {
    await page.locator(".menu.language > summary").click();
    await page.locator(".menu.language a", { hasText: "English" }).click();
    const english = ["false ltr", "false ltr"];
    await expect.poll(shown).toEqual({ frame: english, text: "false ltr", first: "/en/start", edition: "en@v2" });
    expect(site.failures).toEqual([]);
  });
});
