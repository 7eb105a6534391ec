// Can everything in the bar of a VitePress site be reached, however many links docs.json has, and is no link in another one?
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltSite, builtVitePress } from "../outputs/adapters/vitepress/built-vitepress.ts";
import { type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { shownBar, type ShownBar } from "./shown-bar.mjs";
import { serve } from "./static-server.ts";
import { targetsNotShown } from "./targets-not-shown.ts";

const chromium = chromiumPath();

const tabs = ["TypeScript", "Python", "Java", "Go", "Ruby"];
const menu = { tab: "Products", menu: ["One", "Two"].map((item) => ({ item, pages: [item.toLowerCase()] })) };
const versions = ["v3", "v4", "v2"].map((version) => ({
  version,
  tabs: [
    ...tabs.map((tab) => ({ tab, pages: [`${version}/${tab.toLowerCase()}`] })),
    ...(version === "v4" ? [menu] : []),
  ],
}));
const links = ["Changelog", "Discord", "Support"].map((label) => ({ label, href: `https://x.example/${label}` }));
const names = [
  ...versions.flatMap(({ version }) => tabs.map((tab) => `${version}/${tab.toLowerCase()}`)),
  "one",
  "two",
];
const card =
  '---\ntitle: Page\n---\n\n<Card title="Over" href="/v3/go">See [inside](/v3/java) or me@x.example.</Card>\n\n<Card title="Out" href="https://y.example">To another site.</Card>\n\n<Card href="/v3/go">Text.</Card>\n\n```mermaid\ngraph TD\n  A --> B\n```\n';
const targets = `---
title: Page
---

<Tabs>
<Tab title="One">Here is [the other tab](#in-a-tab).</Tab>
<Tab title="Two">

${"Text.\n\n".repeat(9)}
### In a tab

</Tab>
</Tabs>

<Accordion title="More">

${"Text.\n\n".repeat(9)}
### In an accordion

</Accordion>

<Accordion title="Shown" defaultOpen>Here.</Accordion>

See [below](#in-an-accordion).
`;
const files = {
  "docs.json": JSON.stringify({
    name: "Acme",
    navigation: {
      versions,
      global: { anchors: ["Forum", "GitHub"].map((anchor) => ({ anchor, href: "https://y.example" })) },
    },
    navbar: { links, primary: { type: "button", label: "Start", href: "https://z.example" } },
  }),
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, card])),
  "v3/python.mdx": targets,
};

async function barOf(page: BrowserPage): Promise<ShownBar> {
  return (await page.evaluate(`(${shownBar.toString()})()`)) as ShownBar;
}

describe.skipIf(chromium === undefined)("the theme for VitePress (needs Chromium)", () => {
  const docs = mkdtempSync(join(tmpdir(), "navc-bar-"));
  let site: BuiltSite;
  let browser: Browser;

  beforeAll(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(docs, file)), { recursive: true });
      writeFileSync(join(docs, file), text);
    }
    site = builtVitePress(docs);
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    rmSync(docs, { recursive: true });
  });

  async function openPage(width: number): Promise<BrowserPage> {
    const page = await (await browser.newContext()).newPage();
    await resize(page, { width, height: 800 });
    return page;
  }

  test.each([
    ["links only", "/v3/go", [...tabs, "Forum", "GitHub", "Changelog", "Discord", "Support", "Start"]],
    ["a menu, too", "/v4/go", [...tabs, "One", "Two", "Forum", "GitHub", "Changelog", "Discord", "Support", "Start"]],
  ])("%s: nothing covers a part at any width, and what has no room is in a menu", async (_, path, all) => {
    const server = await serve(site.folder);
    const page = await openPage(1440);
    try {
      await page.goto(`${server.origin}${path}`);
      await page.waitForFunction("document.querySelector('.navc-more') !== null");
      for (const width of [1440, 1280, 1024, 800]) {
        await resize(page, { width, height: 800 });
        await expect.poll(() => barOf(page)).toMatchObject({ covered: [] });
        await page.locator(".navc-more > summary").click();
        const { shown, covered } = await barOf(page);
        expect([width, covered]).toEqual([width, []]);
        expect(shown).toEqual(expect.arrayContaining(["Start", "Discord", "Support", "Changelog"]));
        const inBar = await barOf(page);
        const missing = all.filter((text) => !inBar.shown.includes(text) && !["One", "Two"].includes(text));
        expect([width, missing]).toEqual([width, []]);
        await page.locator(".navc-more > summary").click();
      }
      const narrow = (await barOf(page)).shown.length;
      await resize(page, { width: 1440, height: 800 });
      await expect.poll(async () => (await barOf(page)).shown.length).toBeGreaterThan(narrow);
    } finally {
      server.close();
    }
  });

  test("a heading in a tab or an accordion that is closed is shown to whoever opens its address", async () => {
    const server = await serve(site.folder);
    try {
      const address = `${server.origin}/v3/python`;
      expect(await targetsNotShown(browser, address, ["in-a-tab", "in-an-accordion"])).toEqual([]);
    } finally {
      server.close();
    }
  });

  test("only an accordion that is to be open is", () => {
    const html = readFileSync(join(site.folder, "v3/python.html"), "utf8");
    const accordions = [...html.matchAll(/<details[^>]* custom-block"[^>]*>/g)];
    expect(accordions.map(([tag]) => / open[ >]/.test(tag))).toEqual([false, true]);
  });

  test("a diagram of Mermaid is drawn in place of its source", async () => {
    const server = await serve(site.folder);
    const page = await openPage(1280);
    try {
      await page.goto(`${server.origin}/v3/ruby`);
      await page.waitForFunction("document.querySelector('.navc-diagram svg[data-lines=\"2\"]') !== null");
      expect(await page.evaluate("getComputedStyle(document.querySelector('.language-mermaid')).display")).toBe("none");
    } finally {
      server.close();
    }
  });

  test("a card with a link holds links, each of which can be followed, and the browser has what was built", async () => {
    const server = await serve(site.folder);
    const page = await openPage(1280);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    try {
      expect(readFileSync(join(site.folder, "v3/ruby.html"), "utf8")).not.toMatch(/<a\b(?:(?!<\/a>)[^])*<a\b/);
      await page.goto(`${server.origin}/v3/ruby`);
      await page.waitForFunction("document.querySelector('.navc-more') !== null");
      expect(said.filter((text) => /hydrat/i.test(text))).toEqual([]);
      // Its middle, over which the link lies.
      const linkAtText = `(() => {
        const { left, top } = [...document.querySelectorAll(".vp-doc .navc-card p")]
          .find(({ textContent }) => textContent === "To another site.").getBoundingClientRect();
        return document.elementFromPoint(left + 60, top + 8).closest("a")?.href;
      })()`;
      expect(await page.evaluate(linkAtText)).toBe("https://y.example/");
      await page.locator(".vp-doc .navc-card").last().click();
      await page.waitForURL("**/v3/go*");
      await page.goto(`${server.origin}/v3/ruby`);
      await page.locator(".vp-doc a >> text=inside").click();
      await page.waitForURL("**/v3/java*");
    } finally {
      server.close();
    }
  });
});
