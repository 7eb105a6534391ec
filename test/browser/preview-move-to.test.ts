// Can a row be moved to a division of another version, by its name?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const versions = [
  {
    version: "v2",
    groups: [
      { group: "Basics", pages: ["v2/act", "v2/watch"] },
      { group: "Other", pages: ["v2/last"] },
    ],
  },
  { version: "v1", groups: [{ group: "Old basics", pages: ["v1/act"] }] },
];
const docs = JSON.stringify({ name: "Acme", navigation: { versions } });
const files = {
  "docs.json": docs,
  "v2/act.mdx": "---\ntitle: Act\n---\n",
  "v2/watch.mdx": "---\ntitle: Watch\n---\n",
  "v2/last.mdx": "---\ntitle: Last\n---\n",
  "v1/act.mdx": "---\ntitle: Act\n---\n",
};

describe.skipIf(chromiumPath() === undefined)("Move to…", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview(files);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${preview.address}#/site?page=/v2/watch`);
    await page.waitForSelector('.tree [role="treeitem"]');
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  const focusRow = (name: string): Promise<unknown> =>
    page.evaluate(
      `[...document.querySelectorAll('.tree [role=treeitem]')].find((row) => row.textContent.includes(${JSON.stringify(name)})).focus()`,
    );
  const offered = (): Promise<readonly string[]> => page.locator(".move-targets button").allTextContents();
  const openDialog = async (): Promise<void> => {
    await focusRow("Watch");
    await page.keyboard.press("Shift+F10");
    await page.click('.row-menu button:has-text("Move to…")');
    await page.waitForSelector(".move-to");
  };

  test("finds divisions of other versions after those of its own, and the page is shown there", async () => {
    await openDialog();
    await expect.poll(offered).toEqual(["v2 › Basicsgroup", "v2 › Othergroup", "v1 › Old basicsgroup"]);
    await page.keyboard.type("v1");
    await expect.poll(offered).toEqual(["v1 › Old basicsgroup"]);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("#change-title").textContent()).toBe("Move “Watch” into “v1 › Old basics”");
    await page.waitForSelector("dialog.change-dialog .change-foot [data-main]:not(:disabled)");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change-notice[data-kind=done]");
    const { navigation } = JSON.parse(readFileSync(join(preview.root, "docs.json"), "utf8")) as {
      readonly navigation: { readonly versions: typeof versions };
    };
    expect(navigation.versions.map(({ groups }) => groups.map(({ pages }) => pages))).toEqual([
      [["v2/act"], ["v2/last"]],
      [["v1/act", "v2/watch"]],
    ]);
    const rows = page.locator(".tree [role=treeitem] .label");
    await expect.poll(() => rows.allTextContents()).toEqual(["Old basics", "Act", "Watch"]);
    await page.click(".change-notice .button");
    await expect.poll(() => rows.allTextContents()).toEqual(["Basics", "Act", "Watch", "Other", "Last"]);
    expect(readFileSync(join(preview.root, "docs.json"), "utf8")).toBe(docs);
  });

  test("says which divisions are searched if those of other versions are not known", async () => {
    await page.route(/\/data\/divisions\.json$/, (route) => void route.abort());
    await page.goto(`${preview.address}#/site?page=/v2/watch`);
    await page.reload();
    await page.waitForSelector('.tree [role="treeitem"]');
    await openDialog();
    await page.keyboard.type("v1");
    const status = page.locator(".move-to [role=status]");
    await expect.poll(() => status.textContent()).toContain("Only this language and version are searched");
    await page.unroute(/\/data\/divisions\.json$/);
  });
});
