// Does the preview draw the icons of a site, each asked for once, and nothing from elsewhere?
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const files = {
  "docs.json": JSON.stringify({
    name: "Icons",
    icons: { library: "lucide" },
    navigation: {
      tabs: [
        {
          tab: "Guides",
          icon: "book",
          groups: [
            { group: "Start", icon: { name: "github", library: "fontawesome" }, pages: ["index", "own"] },
            { group: "Nothing", icon: "no-such-icon", pages: ["foreign"] },
          ],
        },
        { tab: "More", pages: ["more"] },
      ],
    },
  }),
  "index.mdx":
    '---\ntitle: Home\nicon: rocket\n---\n\n<Card title="Card" icon="star" href="/own">Text</Card>\n\nAn <Icon icon="zap" /> and <Icon icon="unheard-of" />.',
  "own.mdx": "---\ntitle: Own\nicon: /images/own.svg\n---\n",
  "foreign.mdx": "---\ntitle: Foreign\nicon: https://acme.example/a.svg\n---\n",
  "more.mdx": "---\ntitle: More\n---\n",
  "images/own.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
};

describe.skipIf(chromiumPath() === undefined)("the icons of the preview", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  const asked: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${preview.address}#/site?page=/`);
    await page.waitForSelector(".text");
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  /** The labels beside icons that are drawn with a mask and have a width. */
  const drawn = (): Promise<unknown> =>
    page.evaluate(`[...document.querySelectorAll('.site-icon[data-drawn]')]
      .filter((icon) => icon.getBoundingClientRect().width > 0 && getComputedStyle(icon).maskImage.startsWith('url("data:image/svg+xml,'))
      .map((icon) => icon.parentElement.textContent.trim())`);
  const all = ["Guides", "Start", "Home", "Card", "An  and unheard-of."];

  test("are drawn in bars, the sidebar and texts; what a set lacks is not", async () => {
    await expect.poll(drawn).toEqual(all.map((label) => expect.stringContaining(label)));
    const requests = asked.filter((url) => url.includes("/data/icons.json"));
    const keys = requests.flatMap((url) => new URL(url).searchParams.get("keys")!.split(","));
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(keys).toContain("lucide no-such-icon");
    expect(requests.length).toBeLessThan(keys.length);
    await expect.poll(() => page.locator(".text code").allTextContents()).toEqual(["unheard-of"]);
  });

  test("a picture of the docs folder is shown, and one of another server is not asked for", async () => {
    const pictures =
      "[...document.querySelectorAll('img.site-icon')].map((each) => [each.getAttribute('src'), each.naturalWidth > 0])";
    await expect.poll(() => page.evaluate(pictures)).toEqual([["/files/images/own.svg", true]]);
    expect(asked.filter((url) => url.includes("acme.example"))).toEqual([]);
    expect(failures).toEqual([]);
  });

  test("are in a preview of one file, too", async () => {
    const site: MadeSite = madeSite(files);
    try {
      const file = join(site.folder, "preview.html");
      expect((await site.run(`preview ROOT -o ${file}`)).code).toBe(0);
      await page.goto(`${pathToFileURL(file).href}#/site?page=/`);
      await expect.poll(drawn).toEqual(["Guides", "Start", "Home"].map((label) => expect.stringContaining(label)));
      expect(failures).toEqual([]);
    } finally {
      site.remove();
    }
  });
});
