// Does the preview stay where it is while the site is edited?
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const numbers = Array.from({ length: 160 }, (_, index) => index);
const paths = numbers.map((number) => `p/${number}`);

/** A long sidebar with a group in a group, and pages with many facts. */
function config(first: readonly string[]): string {
  const within = [
    { group: "Closed", pages: paths.slice(60, 80) },
    { group: "Other", pages: ["other"] },
    { group: "Open", expanded: true, pages: ["open"] },
  ];
  const groups = [
    { group: "Deep", pages: ["deep", ...within] },
    { group: "First", pages: [...first, ...paths.slice(0, 60)] },
    { group: "Last", pages: paths.slice(80) },
  ];
  return JSON.stringify({ name: "Reload", navigation: { groups } });
}

function pageText(title: string): string {
  return `---\ntitle: ${title}\n${numbers.map((number) => `fact${number}: value`).join("\n")}\n---\n`;
}

/** What the reader sees of the site, and where the keyboard is. */
const place = `({
  page: document.querySelector(".page").scrollTop,
  sidebar: topRow(),
  inspector: document.querySelector(".inspected").scrollTop,
  node: document.querySelector('.way button[aria-pressed="true"] span').textContent,
  focus: document.activeElement.textContent.trim(),
  address: location.hash,
}); function topRow() {
  const tree = document.querySelector(".tree");
  const top = tree.getBoundingClientRect().top;
  const row = [...tree.querySelectorAll(".row")]
    .map((each) => [each.getBoundingClientRect(), each.dataset.id])
    .filter(([{ bottom }]) => bottom > top + 1)
    .toSorted(([one], [other]) => one.top - other.top)[0];
  return [row[1], Math.round(row[0].top - top)].join(" at ");
}`;

describe.skipIf(chromiumPath() === undefined)("while the site is edited", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    const pages = ["new", "deep", "other", "open", ...paths].map((path) => [`${path}.mdx`, pageText(path)] as const);
    preview = await openPreview({ "docs.json": config([]), ...Object.fromEntries(pages) });
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  beforeEach(async () => {
    await page.goto("about:blank");
    await page.goto(`${preview.address}#/site?page=/p/5`);
    await page.waitForSelector(".origins");
  });

  /** Chooses a group, scrolls all that scrolls, and leaves the keyboard in the sidebar. */
  async function settleIn(): Promise<void> {
    await page.locator('.way button:has-text("First")').click();
    for (const [part, top] of [
      [".tree", 1210],
      [".page", 700],
      [".inspected", 40],
    ] as const) {
      await page.evaluate(`document.querySelector("${part}").scrollTop = ${top}`);
    }
    await page.waitForSelector(row("p/40"));
    await page.locator(row("p/40")).focus();
  }

  function row(label: string): string {
    return `.row:has(.label:text-is("${label}"))`;
  }

  async function indexOf(label: string): Promise<number> {
    return Number(await page.locator(row(label)).getAttribute("data-index"));
  }

  test("both columns, the inspected group and the keyboard stay after a title is another", async () => {
    await settleIn();
    const before = await page.evaluate(place);
    preview.write("p/5.mdx", pageText("Edited"));
    await expect.poll(() => page.locator(".page .title").textContent()).toBe("Edited");
    expect(await page.evaluate(place)).toEqual(before);
  });

  test("they stay after an entry above what is seen was added or removed", async () => {
    await settleIn();
    const before = await page.evaluate(place);
    const index = await indexOf("p/40");
    preview.write("docs.json", config(["new"]));
    await expect.poll(() => indexOf("p/40")).toBe(index + 1);
    expect(await page.evaluate(place)).toEqual(before);
    preview.write("docs.json", config([]));
    await expect.poll(() => indexOf("p/40")).toBe(index);
    expect(await page.evaluate(place)).toEqual(before);
  });

  test("groups stay open and closed as the reader left them, and the keyboard in a field", async () => {
    const labels = (): Promise<readonly string[]> => page.locator(".row .label").allTextContents();
    await page.locator(row("Open")).click();
    await expect.poll(labels).not.toContain("open");
    await page.locator(row("Closed")).click();
    await expect.poll(labels).toContain("p/61");
    const before = await labels();
    await page.locator(".choice select").first().focus();
    preview.write("docs.json", config([]).replace('"Other"', '"Renamed"'));
    await expect.poll(labels).toContain("Renamed");
    await expect.poll(() => labels()).toEqual(before.map((label) => (label === "Other" ? "Renamed" : label)));
    await expect
      .poll(() => page.evaluate("document.activeElement === document.querySelector('.choice select')"))
      .toBe(true);
  });

  test("the page stays that was the first one", async () => {
    const files = { "a.mdx": "", "b.mdx": "" };
    const small = await openPreview({ "docs.json": '{"navigation":{"pages":["a","b"]}}', ...files });
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${small.address}#/site`);
    const shown = (): Promise<string | null> => other.locator(".page .title").textContent();
    await expect.poll(shown).toBe("A");
    small.write("docs.json", '{"navigation":{"pages":["b","a"]}}');
    const labels = (): Promise<readonly string[]> => other.locator(".tree .label").allTextContents();
    await expect.poll(labels).toEqual(["B", "A"]);
    expect(await shown()).toBe("A");
    // If it is gone, the first one is shown: nobody has asked for this page.
    small.write("docs.json", '{"navigation":{"pages":["b"]}}');
    await expect.poll(shown).toBe("B");
    await small.close();
  });

  test("an edition is loaded once, also when the problems of texts come later", async () => {
    const small = await openPreview({ "docs.json": '{"navigation":{"pages":["a"]}}', "a.mdx": "[b](/nowhere)" });
    const loads: string[] = [];
    const other = await (await browser.newContext()).newPage();
    other.on("request", (request) => request.url().includes("/data/edition.json") && loads.push(request.url()));
    await other.goto(`${small.address}#/site?page=/a`);
    await other.waitForSelector('header a:has-text("Problems") :text("1")');
    await other.waitForSelector('.row:has(.label:text-is("A"))');
    // A text that was read after the problems were there.
    await other.goto(`${small.address}#/map`);
    await other.waitForSelector(".cell-label");
    expect(loads).toHaveLength(1);
    await small.close();
  });

  test("nothing failed meanwhile", () => {
    expect(failures.join("\n")).toBe("");
  });
});
