// Does the static site show what the texts of pages hold: Markdown, components, parts of other files, and pictures?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type BrowserPage, chromiumPath } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const text = `---
title: Texts
icon: rocket
---

import Shared from "/snippets/shared.mdx";
import { Live } from "/snippets/live.jsx";

One *em*, __strong__, ~~gone~~ and \`code\`.
Over two lines, with a [link to
a part](/other#second) and a [reference][there].

[there]: /other

> A quote
> over two lines.

- one
  - nested
- two

| Name | Size |
| :--- | ---: |
| a    |    1 |

<Note
  title="Careful"
>
  Inside **a note** of several lines.
</Note>

<CardGroup cols={3}>
  <Card title="Start" icon="rocket" href="/other">
    First steps.
  </Card>
  <Card title="Unknown icon" icon="no-such-icon">Text</Card>
</CardGroup>

<Steps>
  <Step title="Install">Run it.</Step>
  <Step title="Use">Call it.</Step>
</Steps>

<Tabs>
  <Tab title="macOS">Text for macOS.</Tab>
  <Tab title="Linux">Text for Linux.</Tab>
</Tabs>

<CodeGroup>

\`\`\`js app.js
run();
\`\`\`

\`\`\`py
run()
\`\`\`

</CodeGroup>

<AccordionGroup>
  <Accordion title="Folded">Inside.</Accordion>
</AccordionGroup>

<Frame caption="A square">
  <img src="/images/square.svg" alt="square" onload="document.attacked = true" />
</Frame>

![Beside the page](images/square.svg)
![Gone](/images/gone.png)

<Unknown attribute={run()}>Kept text.</Unknown>

<Shared />

<div style={{ color: "red" }} onclick="document.attacked = true">In a **tag**.</div>

<script>document.attacked = true</script>
<iframe src="https://video.example/1" title="A film"></iframe>

{document.attacked = true}
{/* a comment */}

## Second

### Third

## Second
`;

const files: { readonly [file: string]: string } = {
  "docs.json": JSON.stringify({ name: "Texts", navigation: { pages: ["texts", "other", "broken"] } }),
  "texts.mdx": text,
  "other.mdx": "---\ntitle: Other\n---\n\n## Second\n\nText.\n",
  "broken.mdx": "---\ntitle: Broken\n---\n\nA <Note> that { is not closed.\n\n*Still* shown.\n",
  "snippets/shared.mdx": "From a **shared** part.\n",
  "snippets/live.jsx": "export const Live = () => null;\n",
  "images/square.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20H0z"/></svg>',
};

describe.skipIf(chromiumPath() === undefined)("the texts of a site", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite(files);
    ({ page } = site);
    await page.goto(`${site.origin}/texts`);
  });

  afterAll(async () => {
    await site?.close();
  });

  function texts(selector: string): Promise<unknown> {
    const trimmed = "element.textContent.replace(/\\s+/g, ' ').trim()";
    return page.evaluate(
      `[...document.querySelectorAll(${JSON.stringify(`.text ${selector}`)})].map((element) => ${trimmed})`,
    );
  }

  test.each([
    ["em", ["em"]],
    ["p > strong", ["strong", "Careful", "a note", "shared"]],
    ["del", ["gone"]],
    ["p > a", ["link to a part", "reference", "Start", "A film"]],
    ["blockquote", ["A quote over two lines."]],
    ["li li", ["nested"]],
    ["td", ["a", "1"]],
    [".callout p", ["Careful", "Inside a note of several lines."]],
    [".card p", ["Start", "First steps.", "Unknown icon", "Text"]],
    [".card > svg + p", ["Start"]],
    [".steps > li > p:first-child", ["Install", "Use"]],
    [".accordion summary", ["Folded"]],
    ["figcaption", ["app.js", "A square"]],
    ["div:not([class]) > p", ["Careful", "Inside a note of several lines.", "Inside."]],
    ["div:has(> strong)", ["In a tag."]],
    ["h2", ["Second", "Second"]],
  ])("%s is shown", async (selector, expected) => {
    expect(await texts(selector)).toEqual(expected);
  });

  test("what a component that is not known holds is shown, and the part that a page imports", async () => {
    expect(await page.locator(".text").textContent()).toContain("Kept text.");
    expect(await page.locator(".text").textContent()).toContain("From a shared part.");
  });

  test("links lead to pages and their parts", async () => {
    await page.locator(".text a[href='/other#second']").click();
    await expect.poll(() => page.url()).toBe(`${site.origin}/other#second`);
    await page.goto(`${site.origin}/texts`);
  });

  test("nothing of a text is run, and none of its attributes is kept", async () => {
    expect(await page.evaluate("document.attacked")).toBe(undefined);
    expect(
      await page.evaluate(
        "document.querySelectorAll('.text :is([style], [onclick], [onload], script, iframe)').length",
      ),
    ).toBe(0);
  });

  test("pictures of the docs folder are copied, others that are not there are left out", async () => {
    const shown = "[...document.images].map((image) => [image.getAttribute('src'), image.naturalWidth])";
    await page.evaluate("for (const image of document.images) image.loading = 'eager'");
    await expect
      .poll(() => page.evaluate(shown))
      .toEqual([
        ["/images/square.svg", 20],
        ["/images/square.svg", 20],
      ]);
  });

  test("tabs and groups of code show one part at a time, and arrow keys change it", async () => {
    expect(await texts(".choice-list button")).toEqual(["macOS", "Linux", "app.js", "py"]);
    expect(await texts("[role=tabpanel]:not([hidden]) .choice > :not(.choice-title)")).toEqual(["Text for macOS."]);
    await page.locator(".choice-list button").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await texts("[role=tabpanel]:not([hidden]) .choice > :not(.choice-title)")).toEqual(["Text for Linux."]);
    const plain = await site.newPage({ javaScriptEnabled: false });
    await plain.goto(`${site.origin}/texts`);
    expect(await plain.locator(".choice-title").first().isVisible()).toBe(true);
    expect(await plain.locator(".choice").count()).toBe(2);
  });

  test("headings of the same name have addresses of their own", async () => {
    const hrefs = "[...document.querySelectorAll('.on-this-page a')].map((link) => link.getAttribute('href'))";
    expect(await page.evaluate(hrefs)).toEqual(["#second", "#third", "#second-2"]);
  });

  test("a text that is not valid MDX is read as Markdown", async () => {
    await page.goto(`${site.origin}/broken`);
    expect(await texts("em")).toEqual(["Still"]);
    await page.goto(`${site.origin}/texts`);
  });

  test("axe reports nothing, and nothing fails", async () => {
    expect(await audit(page)).toEqual([]);
    expect(site.failures).toEqual([]);
  });
});
