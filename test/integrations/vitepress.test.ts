// Does a real VitePress site, from a copy of the example with navc as npm installs it, show what docs.json says?
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { vitePressMarks } from "../adapters/vitepress/vitepress-marks.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type WalkCounts } from "../support/walk-host-site.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const folder = mkdtempSync(join(tmpdir(), "navc-vitepress-"));
const shots = mkdtempSync(join(tmpdir(), "navc-vitepress-shots-"));

describe.skipIf(chromium === undefined)("a VitePress site (needs Chromium and npm)", () => {
  let browser: Browser;
  const example = join(folder, "example");

  beforeAll(async () => {
    cpSync(join(root, "examples/vitepress"), example, { recursive: true });
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root });
    const manifest = JSON.parse(readFileSync(join(example, "package.json"), "utf8")) as {
      devDependencies: Record<string, string>;
    };
    manifest.devDependencies["navc"] = `file:../${stdout.trim().split("\n").at(-1)}`;
    writeFileSync(join(example, "package.json"), JSON.stringify(manifest));
    await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: example, maxBuffer: 1e8 });
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Exports a site into the example, builds it, and returns the counts of a walk that found no difference. */
  async function walkThrough(docs: string, withBodies: boolean): Promise<WalkCounts> {
    for (const old of [".vitepress/dist", ".vitepress/cache", "pages"])
      rmSync(join(example, old), { recursive: true, force: true });
    const words = ["export", "vitepress", docs, "-o", ".vitepress/navigation.json", "--pages", "pages", "--quiet"];
    // The sites of the corpus have errors of their own, which the exit code says.
    await run("sh", ["-c", '"$@" || [ $? = 1 ]', "sh", "node_modules/.bin/navc", ...words], { cwd: example });
    if (!withBodies) onlyTitles(join(example, "pages"));
    await run("node_modules/.bin/vitepress", ["build"], { cwd: example, maxBuffer: 1e8 });
    const { navigation } = await compileNavigation({ root: docs });
    const server = await serve(join(example, ".vitepress/dist"));
    try {
      const { origin } = server;
      const { differences, counts } = await walkHostSite({
        navigation: navigation!,
        origin,
        browser,
        marks: vitePressMarks,
      });
      await takeShots(origin, navigation!);
      process.stderr.write(`${docs}: ${JSON.stringify(counts)}; screenshots in ${shots}\n`);
      // A list of an assertion is printed without its elements.
      if (differences.length > 0) throw new Error(`${differences.length} differences:\n${differences.join("\n")}`);
      return counts;
    } finally {
      server.close();
    }
  }

  async function takeShots(origin: string, { site, pages }: ResolvedNavigation): Promise<void> {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.setViewportSize({ width: 1280, height: 900 });
      const operation = Object.values(pages).find((each) => each.operation !== undefined);
      for (const [name, href] of Object.entries({ start: site.href, operation: operation?.href })) {
        if (href === undefined) continue;
        await page.goto(origin + href, { waitUntil: "networkidle" });
        await page.screenshot({ path: join(shots, `${site.name}-${name}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }

  test("of the example itself shows what docs.json says", async () => {
    const counts = await walkThrough(join(root, "examples/vitepress/docs"), true);
    expect(counts.pagesFetched).toBeGreaterThan(5);
  });

  // The bodies of the corpus are cut short, so each page has one sentence for a text.
  test.skipIf(corpus === undefined)(
    "of a real site in three languages shows what docs.json says (NAVC_CORPUS)",
    async () => {
      const counts = await walkThrough(resolve(corpus ?? "", "zhayujie+CowAgent"), false);
      expect([counts.editions, counts.switchesTried > 5]).toEqual([3, true]);
    },
  );
});

function onlyTitles(path: string): void {
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const text = readFileSync(join(path, name), "utf8");
    const [block = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
    const heading = /^# .*$/m.exec(text.slice(block.length))?.[0] ?? "";
    writeFileSync(join(path, name), `${block}\n${heading}\n\nThe text of this page.\n`);
  }
}
