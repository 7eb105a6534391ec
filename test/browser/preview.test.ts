// Does `navc preview` show the site, why each thing is where it is, and each change?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { openPreview, type OpenedPreview } from "./opened-preview.ts";
import { triedOf } from "../support/property-runs.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

describe.skipIf(chromiumPath() === undefined)("the preview of examples/acme", () => {
  let preview: OpenedPreview;
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    preview = await openPreview("examples/acme");
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  });

  afterAll(async () => {
    await browser?.close();
    await preview?.close();
  });

  async function open(hash: string, selector = ".page .title"): Promise<void> {
    // Another hash alone would load nothing anew.
    await page.goto("about:blank");
    await page.goto(preview.address + hash);
    await page.waitForSelector(selector);
  }

  async function texts(selector: string): Promise<readonly string[]> {
    return (await page.locator(selector).allTextContents()).map((text) => text.trim());
  }

  async function title(): Promise<string> {
    return (await texts(".page .title"))[0] ?? "";
  }

  async function assertShows(selector: string, expected: string): Promise<void> {
    await expect.poll(async () => (await texts(selector)).join(" | ")).toContain(expected);
  }

  async function choose(menu: string, entry: string): Promise<void> {
    await page.locator(`.menu[data-name="${menu}"] > button`).click();
    await page.locator(`.menu[data-name="${menu}"] a:has-text("${entry}")`).click();
  }

  describe("as readers meet it", () => {
    test("shows bars, selectors, sidebar, breadcrumbs, facts and neighbors of a page", async () => {
      await open("#/site?page=/orders/refunds/disputes/evidence");
      await expect.poll(() => title()).toBe("Submitting evidence");
      await expect
        .poll(() => texts(".tabs > a, .tabs > .menu > button > .label"))
        .toEqual(["Guides", "API reference", "Resources"]);
      await expect.poll(() => texts(".eyebrow li")).toEqual(["Orders", "Guides", "Take orders", "Refunds", "Disputes"]);
      await expect.poll(() => texts('.row[aria-current="page"] .label')).toEqual(["Evidence"]);
      await expect.poll(() => texts(".anchors a")).toEqual(["Release notes", "Status"]);
      await expect.poll(() => texts(".neighbors a span")).toEqual(["Partial refunds", "Deadlines"]);
      await expect.poll(() => texts(".facts dd")).toContain("orders/refunds/disputes/evidence.mdx");
    });

    test("lands on the same page when another language is chosen, and says where a version leads", async () => {
      await open("#/site?page=/guides/quickstart");
      await page.locator('.menu[data-name="Language"] > button').click();
      await expect.poll(() => texts('.menu[data-name="Language"] li')).toEqual(["English", "Françaisthe same page"]);
      await page.locator('.menu[data-name="Language"] a:has-text("Français")').click();
      await assertShows(".address-text", "/fr/");
      await expect.poll(() => texts('.menu[data-name="Language"] > button .label')).toEqual(["Français"]);
      await choose("Language", "English");
      await assertShows(".address-text", "/guides/quickstart");
      await choose("Version", "v1");
      await assertShows(".address-text", "/v1");
    });

    test("follows tabs, menus and products", async () => {
      await open("");
      await page.locator('.tabs a:has-text("API reference")').click();
      await assertShows(".address-text", "/api-reference/authentication");
      await page.locator('.menu[data-name="Tab"] > button').click();
      await page.locator('.menu[data-name="Tab"] li a').first().click();
      await assertShows('.menu[data-name="Tab"] > button[data-active="true"]', "Resources");
      await choose("Product", "Sync");
      await assertShows(".address-text", "/sync/overview");
    });

    test("keep a click whose new address the browser reports only after the next click", async () => {
      await open("#/site?page=/guides/quickstart");
      const next = await page.locator(".neighbors a.next").getAttribute("href");
      await page.evaluate(`document.querySelector(".neighbors a.next").click();
        document.querySelector(".way button").click();`);
      await assertShows(".address-text", new URLSearchParams(next?.split("?")[1]).get("page") ?? "");
      await page.waitForSelector(".way button[aria-pressed=true]");
    });

    test("opens and closes groups as docs.json says, and as with other values of drilldown", async () => {
      await open("#/site?page=/orders/lifecycle");
      const disputes = page.locator('.row[data-kind="group"]:has-text("Disputes")');
      await disputes.click();
      await assertShows(".row .label", "Deadlines");
      await expect.poll(() => texts(".address-text")).toEqual(["/orders/lifecycle"]);
      await page.selectOption(".choice:nth-of-type(1) select", "true");
      await disputes.click();
      await assertShows(".address-text", "/orders/refunds/disputes/evidence");
      await page.selectOption(".choice:nth-of-type(1) select", "docs.json");
    });

    test("shows the section in place of breadcrumbs, and hidden pages, where that is chosen", async () => {
      await open("#/site?page=/orders/refunds/disputes/evidence");
      await page.selectOption(".choice:nth-of-type(2) select", "section");
      await assertShows(".eyebrow", "Disputes");
      await expect.poll(() => texts(".eyebrow")).toEqual(["Disputes"]);
      await page.selectOption(".choice:nth-of-type(2) select", "docs.json");
      await open("#/site?page=/webhooks/retries");
      await expect.poll(() => page.locator(".row[data-hidden]").count()).toBe(0);
      await page.locator(".check input").click();
      await page.waitForSelector(".row[data-hidden]");
      await page.locator(".check input").click();
    });

    test("can be walked through by keys alone", async () => {
      await open("#/site?page=/guides/quickstart");
      await page.locator('.row[aria-current="page"]').focus();
      for (const key of ["ArrowDown", "ArrowDown", "Home", "End", "ArrowUp", "Enter"]) await page.keyboard.press(key);
      await assertShows(".address-text", "/webhooks/verify-signatures");
    });
  });

  describe("the inspector", () => {
    test("names the lines of a page, where its texts come from, and its places in other editions", async () => {
      await open("#/site?page=/orders/refunds/disputes/evidence");
      await page.waitForSelector(".origins");
      const line = readFileSync("examples/acme/docs.json", "utf8")
        .split("\n")
        .findIndex((text) => text.includes('"orders/refunds/disputes/evidence"'));
      const places = page.locator(".inspector a.place");
      await expect.poll(() => places.first().textContent()).toBe(`docs.json:${line + 1}`);
      await expect
        .poll(() => places.first().getAttribute("href"))
        .toBe(`vscode://file${join(preview.root, "docs.json")}:${line + 1}:${await column(line)}`);
      await expect
        .poll(() => texts(".origins .origin"))
        .toEqual(expect.arrayContaining([expect.stringContaining('"title" in the front matter')]));
      await expect.poll(() => texts(".edition-table tbody tr")).toEqual(["enherenone", "fropennone"]);
    });

    async function column(line: number): Promise<number> {
      const text = readFileSync("examples/acme/docs.json", "utf8").split("\n")[line] ?? "";
      return text.indexOf('"orders/refunds/disputes/evidence"') + 1;
    }

    test("shows a division around the page: its line, its specs and where they are set", async () => {
      await open("#/site?page=/api-reference/orders/list-orders");
      await page.locator('.way button:has-text("API reference")').click();
      await assertShows(".part h3", "Specs in force");
      await expect.poll(() => texts(".part .plain-list code")).toEqual(["openapi/orders.yaml"]);
      await expect.poll(async () => (await texts(".inspector a.place"))[0]).toMatch(/^docs\.json:\d+$/);
      await page.locator(".edition-table tbody tr:nth-child(2) a").first().click();
      await assertShows(".address-text", "/fr/");
    });
  });

  describe("finding", () => {
    test.each([
      ["evidence", "/orders/refunds/disputes/evidence"],
      ["GET /orders/{orderId}", "/api-reference/orders/retrieve-an-order"],
      ["Take orders", "/orders/lifecycle"],
    ])("%s by keys opens %s", async (query, href) => {
      await open("");
      await page.keyboard.press("/");
      await page.waitForSelector(".hit");
      await page.keyboard.type(query);
      await page.keyboard.press("Enter");
      await assertShows(".address-text", href);
    });

    test("right after a click keeps the dialog open, with all letters that were typed at once", async () => {
      await open("");
      const clickAndAsk = `document.querySelector(".row a, a.row").click();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));`;
      await page.evaluate(clickAndAsk);
      await page.keyboard.type("evidence");
      await page.waitForSelector('.hit:has-text("/orders/refunds/disputes/evidence")');
      await expect.poll(() => page.evaluate("document.querySelector('.find input').value")).toBe("evidence");
    });

    test("lists operations with their pages, and all editions", async () => {
      await open("#/coverage", ".operation");
      await expect.poll(async () => (await texts(".spec .quiet"))[0]).toMatch(/^(\d+) of \1 have a page$/);
      await page.locator(".operation a").first().click();
      await page.waitForSelector(".page .title");
      await open("#/editions", ".parity");
      await expect.poll(() => texts(".parity tbody th")).toEqual(["en@v2", "en@v1", "fr@v2", "fr@v1"]);
    });
  });

  describe("a change of the site", () => {
    const docs = readFileSync("examples/acme/docs.json", "utf8");

    afterEach(() => preview.write("docs.json", docs));

    test("is shown at the same place, and problems are listed with their lines", async () => {
      await open("#/site?page=/orders/lifecycle");
      await page.locator('.row[data-kind="group"]:has-text("Disputes")').click();
      preview.write(
        "docs.json",
        docs.replace('"group": "Webhooks"', '"group": "Events"').replace('"guides/quickstart"', '"guides/quikstart"'),
      );
      await assertShows(".row .label", "Events");
      await expect.poll(() => texts(".row .label")).toContain("Deadlines");
      await expect.poll(() => texts(".address-text")).toEqual(["/orders/lifecycle"]);
      await assertShows(".views .count", "1 error");
      await page.locator('.views a:has-text("Problems")').click();
      await page.locator('.segments button:has-text("error")').click();
      await expect.poll(() => texts(".problem .problem-code")).toEqual(["page-not-found"]);
      await page.fill('.list-head input[type="search"]', "nothing has this");
      await assertShows(".notice h2", "No problem matches");
      preview.write("docs.json", docs);
      await expect.poll(() => page.locator(".views .count").count()).toBe(0);
    });

    test("that breaks docs.json leaves the last tree, with a banner", async () => {
      await open("#/site?page=/orders/lifecycle");
      preview.write("docs.json", docs.slice(0, 900));
      await assertShows(".banner", "This is the site as it was before.");
      await expect.poll(() => title()).toBe("The life of an order");
      preview.write("docs.json", docs);
      await expect.poll(() => page.locator(".banner").count()).toBe(0);
    });
  });

  describe("its look", () => {
    const places = [
      ["#/site?page=/guides/quickstart", ".origins"],
      ["#/problems", ".notice"],
      ["#/coverage", ".operation"],
      ["#/editions", ".parity"],
      ["#/map", ".cell"],
      ["#/site?page=/not/here", ".notice"],
    ] as const;

    const looks = [
      [360, "light"],
      [360, "dark"],
      [768, "light"],
      [768, "dark"],
      [1280, "light"],
      [1280, "dark"],
      [1680, "light"],
    ] as const;
    test.each(triedOf(looks, 2))(
      "has no fault that axe knows, and no overflow, at %i in %s",
      async (width, colorScheme) => {
        await resize(page, { width, height: 820 });
        // A colour in transition has another contrast.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const [hash, selector] of places) {
          await open(hash, selector);
          expect({ hash, faults: await audit(page) }).toEqual({ hash, faults: [] });
          await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
        }
        await page.keyboard.press("/");
        await page.waitForSelector(".hit");
        expect(await audit(page)).toEqual([]);
        await page.keyboard.type("nothing has this");
        await page.waitForSelector(".find .notice");
        expect(await audit(page)).toEqual([]);
      },
    );

    /** Which of these are not whole within the element that holds them. */
    function cut(selector: string, within: string): Promise<unknown> {
      return page.evaluate(`(() => {
        const around = document.querySelector(${JSON.stringify(within)}).getBoundingClientRect();
        return [...document.querySelectorAll(${JSON.stringify(selector)})]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < around.left || right > around.right;
          })
          .map((element) => element.textContent);
      })()`);
    }

    test("has no view, menu or option cut on a narrow screen", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open("#/site?page=/guides/quickstart");
      expect(await cut(".views a, .tools > *, .options .check, .options select", "body")).toEqual([]);
      for (const name of ["Product", "Version", "Language", "Tab"]) {
        await page.locator(`.menu[data-name="${name}"] > button`).click();
        await page.waitForSelector(".menu > ul");
        expect({ name, cut: await cut(".menu > ul, .menu li > *", ".window") }).toEqual({ name, cut: [] });
      }
    });

    test("gives the window all of the width where nothing is inspected", async () => {
      await page.setViewportSize({ width: 1280, height: 820 });
      await open("#/site?page=/not/here", ".notice");
      await expect
        .poll(() => page.evaluate("document.querySelector('.window').getBoundingClientRect().right"))
        .toBe(1280 - 16);
    });

    test("breaks a long path after a slash", async () => {
      await open("#/site?page=/orders/refunds/disputes/evidence", ".origins");
      const parts = page.locator(".origins .place").first();
      await expect.poll(() => parts.textContent()).toBe("orders/refunds/disputes/evidence.mdx:2");
      await expect.poll(() => parts.locator("wbr").count()).toBe(3);
    });
  });

  test("written to a file is the same without any request", async () => {
    const address = await preview.writeFile("acme.html");
    const opened = await (await browser.newContext()).newPage();
    const requests: string[] = [];
    opened.on("request", (request) => requests.push(request.url()));
    opened.on("pageerror", (error) => failures.push(error.message));
    await opened.goto(`${address}#/site?page=/guides/quickstart`);
    await opened.waitForSelector(".origins");
    await expect.poll(() => opened.locator(".page .title").textContent()).toBe("Quickstart");
    await expect.poll(() => opened.locator(".inspector .place").first().textContent()).toMatch(/^docs\.json:\d+$/);
    await expect.poll(() => opened.locator("a.place").count()).toBe(0);
    await opened.locator('.menu[data-name="Language"] > button').click();
    await opened.locator('.menu[data-name="Language"] a:has-text("Français")').click();
    await expect.poll(() => opened.locator(".address-text").textContent()).toContain("/fr/");
    await opened.keyboard.press("/");
    await opened.waitForSelector(".hit");
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([expect.stringContaining(address)]);
  });

  test("nothing failed meanwhile", () => {
    expect(failures.join("\n")).toBe("");
  });
});
