// Does the preview show what changed: in one tree, beside it, and in a file?
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { audit, type Browser, type BrowserPage, chromiumPath, openChromium, resize } from "./chromium.mjs";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const hostile = `<img src=x onerror="globalThis.ran=1"></script><script>globalThis.ran=1</script>`;

describe.skipIf(chromiumPath() === undefined)("the changes of a site", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-picture-"));
  const [before, after] = [join(folder, "before"), join(folder, "after")];
  const file = join(folder, "diff.html");
  let browser: Browser;
  let page: BrowserPage;
  const failures: string[] = [];
  printPageOnFailure(() => page);

  beforeAll(async () => {
    cpSync("examples/acme", before, { recursive: true });
    cpSync("examples/acme", after, { recursive: true });
    const docs = readFileSync(join(after, "docs.json"), "utf8");
    writeFileSync(
      join(after, "docs.json"),
      docs
        .replace('"group": "Webhooks"', `"group": ${JSON.stringify(hostile)}`)
        .replace('"orders/idempotency",', "")
        .replace(
          '"orders/refunds/disputes/deadlines"',
          '"orders/refunds/disputes/deadlines", "orders/idempotency", "new"',
        ),
    );
    writeFileSync(join(after, "new.mdx"), `---\ntitle: ${JSON.stringify(hostile)}\n---\n`);
    rmSync(join(after, "guides/environments.mdx"));
    const quickstart = "guides/quickstart.mdx";
    const body = `\n\nThis is the way to begin.\n\n![dot](/dot.svg)\n`;
    writeFileSync(join(before, quickstart), `${readFileSync(join(before, quickstart), "utf8")}${body}`);
    const edited = body.replace("the way", `the best way \`${hostile}\``);
    writeFileSync(join(after, quickstart), `${readFileSync(join(after, quickstart), "utf8")}${edited}`);
    navc("diff", before, after, "--format", "html", "-o", file);
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    page.on("request", (request) => /^https?:/.test(request.url()) && failures.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector(".change");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** A difference with lost addresses ends with 1. */
  function navc(...words: readonly string[]): void {
    try {
      execFileSync(process.execPath, [builtPackage().dist("cli/bin.js"), ...words], { stdio: "ignore" });
    } catch (error) {
      if ((error as { readonly status?: number }).status !== 1) throw error;
    }
  }

  async function texts(selector: string): Promise<readonly string[]> {
    return (await page.locator(selector).allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  }

  test("are what the file opens with: marked in the tree, counted, with lost addresses and redirects", async () => {
    await expect
      .poll(() => texts(".counts"))
      .toEqual(["1 address lost · 1 page removed, 1 added, 1 moved · 1 division relabelled since " + before]);
    await expect.poll(() => texts('.change[data-mark="removed"] s.label')).toEqual(["Environments"]);
    await expect.poll(() => texts('.change[data-mark="added"] .label')).toEqual([hostile]);
    await expect
      .poll(async () => (await texts('.change[data-mark="moved-out"]'))[0])
      .toContain("moved to Orders › Guides › Take orders");
    await expect
      .poll(async () => (await texts('.change[data-mark="moved-in"]'))[0])
      .toContain("moved here from Orders › Guides › Take orders");
    await expect
      .poll(async () => (await texts('.change[data-mark="changed"] .fact'))[0])
      .toBe(`label Webhooks → ${hostile}`);
    await expect.poll(async () => (await texts(".lost-address"))[0]).toMatch(/\/guides\/environments.*a guess/s);
    // What only its place speaks for is not pasted anywhere.
    await expect.poll(() => texts(".redirects pre")).toEqual([]);
    expect(await page.evaluate("globalThis.ran ?? 'nothing ran'")).toBe("nothing ran");
  });

  test("are gone through by keys", async () => {
    const current = (): Promise<unknown> =>
      page.evaluate("document.activeElement.querySelector('.label')?.textContent ?? document.activeElement.className");
    await page.keyboard.press("n");
    await expect.poll(() => current()).toBe("Environments");
    await page.keyboard.press("n");
    await expect.poll(() => current()).toBe("Idempotency");
    await page.locator('.change[data-mark="moved-out"] .twin').click();
    await expect.poll(() => page.evaluate("document.activeElement.dataset.mark")).toBe("moved-in");
    await page.keyboard.press("p");
    await page.keyboard.press("p");
    await expect.poll(() => current()).toBe("Environments");
    await expect.poll(async () => (await texts(".change-bar [role=status]"))[0]).toMatch(/^Place 1 of 5 in /);
  });

  test("fold again what was unfolded, by clicks and by keys", async () => {
    const index = Number(await page.locator(".unchanged").first().getAttribute("data-index"));
    const row = page.locator(`.change[data-index="${index}"]`);
    const following = page.locator(`.change[data-index="${index + 1}"]`);
    const [level, before] = [await row.getAttribute("aria-level"), await following.textContent()];
    const isOpen = (): Promise<unknown> => row.getAttribute("aria-expanded");
    const focused = (): Promise<unknown> => page.evaluate("document.activeElement.dataset.index");
    await row.click();
    await expect.poll(isOpen).toBe("true");
    expect(await following.getAttribute("aria-level")).toBe(String(Number(level) + 1));
    await row.click();
    await expect.poll(isOpen).toBe("false");
    expect(await following.textContent()).toBe(before);
    for (const [key, open, at] of [
      ["ArrowRight", "true", index],
      ["ArrowRight", "true", index + 1],
      ["ArrowLeft", "true", index],
      ["ArrowLeft", "false", index],
      ["Enter", "true", index],
      ["Enter", "false", index],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(isOpen).toBe(open);
      await expect.poll(() => focused()).toBe(String(at));
    }
    expect(await following.textContent()).toBe(before);
  });

  test("lead by keys to the other place of what moved, and to the page", async () => {
    await page.locator('.change[data-mark="moved-out"]').focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate("document.activeElement.dataset.mark")).toBe("moved-in");
    await page.keyboard.press("m");
    await expect.poll(() => page.evaluate("document.activeElement.dataset.mark")).toBe("moved-out");
    await page.keyboard.press("m");
    await expect.poll(() => page.evaluate("document.activeElement.dataset.mark")).toBe("moved-in");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".page .title");
    await expect.poll(() => texts(".address-text")).toEqual(["/orders/idempotency"]);
    await page.locator('.views a:has-text("Changes")').click();
    await page.waitForSelector(".change");
  });

  test("are seen on a narrow screen when a key or button leads to them", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const views = "[...document.querySelectorAll('.views a')].map((view) => view.getBoundingClientRect().right)";
    const edges = (await page.evaluate(views)) as readonly number[];
    expect(edges).toHaveLength(6);
    expect(Math.max(...edges)).toBeLessThanOrEqual(360);
    await page.locator(".tools .plain").focus();
    for (const part of [".changes-kind", ".changes-kind", ".lost"]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(`document.activeElement.closest("${part}") !== null`)).toBe(true);
    }
    for (let count = 0; count < 5; count += 1) {
      await page.locator('.step:has-text("Next")').click();
      const label = "document.activeElement.querySelector('.change .label')";
      await expect.poll(() => page.evaluate(`${label}?.getBoundingClientRect().bottom <= innerHeight`)).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 820 });
  });

  test("lead to the page of the site, and back", async () => {
    await page.locator('.change[data-mark="moved-in"] a').click();
    await page.waitForSelector(".page .title");
    await expect.poll(() => texts(".address-text")).toEqual(["/orders/idempotency"]);
    await page.locator('.views a:has-text("Changes")').click();
    await page.waitForSelector(".change");
  });

  test("have no overflow at four widths, and no fault that axe knows in light and dark", async () => {
    for (const [width, colorScheme] of [
      [360, "dark"],
      [768, "light"],
      [1280, "dark"],
      [1680, "light"],
    ] as const) {
      await resize(page, { width, height: 820 });
      await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await audit(page)).toEqual([]);
    }
  });

  test("of several editions are gone through one edition after the other, each with its number of changes", async () => {
    const files = mkdtempSync(join(folder, "languages-"));
    const write = (name: string, tab: string, lists: readonly (readonly string[])[]): string => {
      const languages = ["en", "fr"].map((language) => ({
        language,
        tabs: [
          {
            tab: language === "fr" ? tab : "Guides",
            groups: lists.map((paths, index) => ({
              group: `G${index}`,
              pages: paths.map((path) => `${language}/${path}`),
            })),
          },
        ],
      }));
      mkdirSync(join(files, name));
      writeFileSync(join(files, name, "docs.json"), JSON.stringify({ name: "Site", navigation: { languages } }));
      for (const path of lists.flat())
        for (const language of ["en", "fr"]) {
          mkdirSync(join(files, name, language), { recursive: true });
          writeFileSync(join(files, name, language, `${path}.mdx`), `---\ntitle: ${language} ${path}\n---\n`);
        }
      return join(files, name);
    };
    const changed = join(files, "diff.html");
    const sides = [write("old", "Guides", [["a", "b"], ["c"]]), write("new", "Manuel", [["b"], ["c", "a"]])];
    navc("diff", ...sides, "--format", "html", "-o", changed);
    await page.goto(pathToFileURL(changed).href);
    await page.waitForSelector(".change");
    const status = async (): Promise<string | undefined> => (await texts(".change-bar [role=status]"))[0];
    const current = (): Promise<unknown> =>
      page.evaluate("document.activeElement.querySelector('.label')?.textContent");
    await expect.poll(() => status()).toBe("1 change, at 2 places in en");
    for (const label of ["en a", "en a", "Manuel", "fr a", "fr a", "en a"]) {
      await page.keyboard.press("n");
      await expect.poll(current).toBe(label);
    }
    await expect.poll(() => status()).toBe("Place 1 of 2 in en");
    await page.keyboard.press("p");
    await expect.poll(status).toBe("Place 3 of 3 in fr");
    await expect
      .poll(async () => (await texts('.change[data-mark="changed"] .change-text'))[0])
      .toBe("changed: Manuel tab label Guides → Manuel");
  });

  test("of texts are in the file, with the words that were added, and the page as it is drawn", async () => {
    await page.goto(`${pathToFileURL(file).href}#/changes`);
    await page.click('.changes-kind button:has-text("Texts")');
    await page.waitForSelector(".changed-text");
    const quickstart = '.changed-text:has-text("guides/quickstart.mdx")';
    if ((await page.locator(`${quickstart}[open]`).count()) === 0) await page.click(`${quickstart} summary`);
    await expect.poll(() => texts(`${quickstart} ins`)).toEqual(["best", expect.stringContaining("<img")]);
    await expect.poll(async () => (await texts(`${quickstart} [data-side="added"]`)).join()).toContain(hostile);
    await expect.poll(() => texts(`${quickstart} [data-side="removed"]`)).toEqual(["This is the way to begin."]);
    await expect.poll(() => texts(".changed-word")).toContain("removed");
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 740 });
      expect(await audit(page)).toEqual([]);
      await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    }
    await page.click(`${quickstart} .changed-link a`);
    await page.waitForSelector('.text:has-text("This is the best way")');
    await expect.poll(() => page.locator(".text img").count()).toBe(0);
    await expect.poll(() => page.locator(".text .outside-picture").textContent()).toContain("/dot.svg");
  });

  test("are in the problems, too: what is new is marked, and can be shown alone", async () => {
    const docs = readFileSync(join(after, "docs.json"), "utf8");
    const withNew = docs.replace('"new"', '"new", "nowhere"');
    const sides = [join(folder, "old"), join(folder, "now")] as const;
    for (const side of sides) cpSync(after, side, { recursive: true });
    writeFileSync(join(sides[0], "docs.json"), docs.replace('"new"', '"new", "before"'));
    writeFileSync(join(sides[1], "docs.json"), withNew.replace('"nowhere"', '"before", "nowhere"'));
    const changed = join(folder, "problems.html");
    navc("diff", ...sides, "--format", "html", "-o", changed);
    await page.goto(`${pathToFileURL(changed).href}#/problems`);
    await page.waitForSelector(".problem .tag");
    const marked = await texts(".problem:has(.tag)");
    expect(marked).toEqual([expect.stringContaining("nowhere")]);
    await expect.poll(async () => (await texts(".problem")).join()).toContain('"before.mdx"');
    await page.click('button:has-text("Only new")');
    await expect.poll(() => texts(".problem")).toEqual(marked);
    expect(await audit(page)).toEqual([]);
  });

  test("failed nowhere", () => {
    expect(failures.join("\n")).toBe("");
  });
});
