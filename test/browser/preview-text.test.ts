// Does the preview show the text of a page, and run nothing of it?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const docs = {
  name: "Texts",
  navigation: { groups: [{ group: "Texts", openapi: "api.json", pages: ["first", "second", "GET /a"] }] },
  logo: { light: "/dot.svg", dark: "./dark.svg" },
};
const config = JSON.stringify(docs);
const first = `---
title: First
---

export const run = () => { document.title = "ran" };

## Steps to take

<Note>Read **this**.</Note>

<Tabs>
  <Tab title="npm">Install with npm</Tab>
  <Tab title="yarn">Install with yarn</Tab>
</Tabs>

[second](/second) <span id="app" onClick={run()}>text</span> {run()} ![dot](/dot.svg)

<Unknown name="x">inside</Unknown>

<Columns cols={2}><Card title="Second" href="/second" img="/dot.svg">Read more</Card></Columns>

<Card href="/first">A card without a title</Card>

<Accordion title="More">Closed</Accordion>

<Tree>
  <Tree.Folder name="src" defaultOpen>
    <Tree.File name="main.ts" />
    <Tree.Folder name="parts" />
  </Tree.Folder>
  <Tree.File name="README.md" />
</Tree>

A $x^{2}$ and [a lost page](/seconds)

~~~js
const a = 1;
~~~
`;
const names = ["Configuration", "Environment", "Authentication", "Synchronization"];
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';

describe.skipIf(chromiumPath() === undefined)("the text of a page", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    const files = {
      "docs.json": config,
      "first.mdx": first,
      "second.mdx": `Other words\n\n| ${names.join(" | ")} |\n|---|---|---|---|\n| ${names.map((name) => `\`${name}\``).join(" | ")} |\n`,
      "api.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "A", version: "1" },
        paths: { "/a": { get: { description: "Lists **all**, as [before](/seconds).", responses: {} } } },
      }),
      "dot.svg": picture,
      "dark.svg": picture,
    };
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(`${preview.address}#/site?page=/first`);
    await page.waitForSelector(".text");
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  test("has the link of a card without a title", async () => {
    const link = "[...document.querySelectorAll('.text .card a')].at(-1).textContent";
    expect(await page.evaluate(link)).toBe("/first");
  });

  test("draws a tree of files as a list with the folders that are open", async () => {
    const rows = `[...document.querySelectorAll('.text .file-tree li')].map((row) => {
      const folder = row.querySelector(':scope > details');
      const name = (folder?.querySelector('summary') ?? row).textContent.trim();
      return [row.parentElement.closest('li') === null ? 1 : 2, name, folder?.open ?? 'a file'];
    })`;
    expect(await page.evaluate(rows)).toEqual([
      [1, "src", true],
      [2, "main.ts", "a file"],
      [2, "parts", false],
      [1, "README.md", "a file"],
    ]);
    expect(await page.evaluate("document.querySelectorAll('.text .file-tree .icon').length")).toBe(4);
  });

  test("has the picture of a card above its title", async () => {
    const parts = "[...document.querySelector('.text .card').children].map(({ tagName }) => tagName)";
    expect(await page.evaluate(parts)).toEqual(["IMG", "P"]);
  });

  test("has no style of another part of the page", async () => {
    const foreign = `(() => {
      const shared = new Set(["quiet", "unseen", "badge", "tabs", "site-icon", "icon", "picture", "part-title", "button", "small"]);
      const own = new Set([...document.querySelectorAll(".text *")].flatMap((each) => [...each.classList]));
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).flatMap((rule) => [rule, ...(rule.cssRules ?? [])]);
      const classesOf = (selector) => [...selector.matchAll(/\\.([\\w-]+)/g)].map(([, name]) => name);
      const isForeign = (selector) => !selector.includes(".text") && classesOf(selector).some((name) => own.has(name) && !shared.has(name));
      return { own: own.size, foreign: rules.map(({ selectorText = "" }) => selectorText).filter(isForeign) };
    })()`;
    const found = await (page.evaluate(foreign) as Promise<{ own: number; foreign: readonly string[] }>);
    expect(found.own).toBeGreaterThan(10);
    expect(found.foreign).toEqual([]);
  });

  test("is drawn with the components of the platform, and nothing of it runs", async () => {
    const text = await (page.evaluate("document.querySelector('.text').innerText") as Promise<string>);
    expect(text).toContain("Steps to take");
    expect(text).toContain("Read this.");
    expect(text).toContain("Install with npm");
    expect(text).toContain("<Unknown>");
    expect(text).toContain("{run()}");
    expect(text).not.toContain("Install with yarn");
    expect(await page.evaluate("document.title")).not.toBe("ran");
    await expect
      .poll(async () => page.evaluate("document.querySelector('.text img').naturalWidth") as Promise<number>)
      .toBe(20);
    expect(failures).toEqual([]);
  });

  test("a formula is one of MathML, and code has colours", async () => {
    const drawn =
      "[document.querySelector('.text math').namespaceURI, document.querySelector('.text pre [data-color]').textContent]";
    await expect.poll(() => page.evaluate(drawn)).toEqual(["http://www.w3.org/1998/Math/MathML", "const"]);
  });

  test("a dead link is marked, with the page that it may mean", async () => {
    await page.waitForSelector(".text .dead-link");
    const dead = "[...document.querySelectorAll('.text .dead-link')].map((each) => each.innerText)";
    await expect
      .poll(() => page.evaluate(dead))
      .toEqual([expect.stringMatching(/^a lost page\s*leads nowhere → \/second\s*repair$/)]);
  });

  test("a tab shows its text", async () => {
    await page.click('.text [role="tab"]:nth-child(2)');
    const text = await (page.evaluate("document.querySelector('.text').innerText") as Promise<string>);
    expect(text).toContain("Install with yarn");
    expect(text).not.toContain("Install with npm");
  });

  test("an edit of the file is shown", async () => {
    preview.write("first.mdx", first.replace("Read **this**", "Read **that**"));
    await expect
      .poll(async () => page.evaluate("document.querySelector('.text').innerText") as Promise<string>, {
        timeout: 10_000,
      })
      .toContain("Read that.");
  });

  test("the logo of the colours is above it, and the name of the site if its file is gone", async () => {
    const width = "document.querySelector('.logo img').naturalWidth";
    await expect.poll(() => page.evaluate(width)).toBe(20);
    const sourceIn = async (colorScheme: "light" | "dark"): Promise<string | null> => {
      await page.emulateMedia({ colorScheme });
      return page.locator(".logo img:visible").getAttribute("src");
    };
    expect([await sourceIn("light"), await sourceIn("dark")]).toEqual(["/files/dot.svg", "/files/dark.svg"]);
    preview.write("docs.json", config.replace("dark.svg", "gone.svg"));
    await expect.poll(() => page.locator(".logo").textContent()).toBe("Texts");
    await expect.poll(() => page.locator(".logo img").count()).toBe(0);
  });

  test("a link leads to the other page, and to its text", async () => {
    await page.click('.text a:has-text("second")');
    await expect
      .poll(async () => page.evaluate("document.querySelector('.text')?.innerText ?? ''") as Promise<string>, {
        timeout: 10_000,
      })
      .toContain("Other words");
  });

  test("a table on a telephone is scrolled sideways, and no word of it is broken", async () => {
    await resize(page, { width: 360, height: 740 });
    const linesOfWords = `[...document.querySelectorAll(".text :is(th, td code)")].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getClientRects().length;
    })`;
    expect(await page.evaluate(linesOfWords)).toEqual(Array.from({ length: 8 }, () => 1));
    const widths = `[".text .table", "html"].map((name) => {
      const { scrollWidth, clientWidth } = document.querySelector(name);
      return scrollWidth > clientWidth;
    })`;
    expect(await page.evaluate(widths)).toEqual([true, false]);
  });

  test("below the title of an operation is the Markdown of its spec, once, with its dead links", async () => {
    await page.goto(`${preview.address}#/site?page=/api-reference/get-a`);
    const lead = page.locator(".lead strong");
    await expect.poll(() => lead.count()).toBe(1);
    expect(await lead.textContent()).toBe("all");
    await expect.poll(() => page.locator(".lead .dead-note").textContent()).toContain("leads nowhere");
    expect(await page.locator(".page strong").allTextContents()).toEqual(["all", "GET"]);
    await page.goto(`${preview.address}#/site?page=/first`);
    await expect.poll(() => page.locator(".lead").count()).toBe(0);
  });
});
