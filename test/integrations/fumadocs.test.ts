// Does a real Fumadocs site, built through the adapter, show what docs.json says?
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toFumadocs } from "../../src/adapters/index.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { openNavigation, viewPage } from "../../src/runtime/index.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { fumadocsMarks } from "./fumadocs-marks.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const folder = mkdtempSync(join(tmpdir(), "navc-fumadocs-"));
const shots = mkdtempSync(join(tmpdir(), "navc-fumadocs-shots-"));

/** Does each object of the adapter fit where Fumadocs takes it? */
const typeTest = `
import type { Root } from "fumadocs-core/page-tree";
import type { FumadocsRoot } from "navc/adapters";
export const root = (made: FumadocsRoot): Root => made;
`;
const layoutTypeTest = `${typeTest}
import type { MainItemType } from "fumadocs-ui/layouts/shared";
import type { FumadocsLink, FumadocsNeighbor } from "navc/adapters";
import type { DocsPageProps } from "fumadocs-ui/layouts/docs/page";
export const link = (made: FumadocsLink): MainItemType => made;
export const footer = (next: FumadocsNeighbor): DocsPageProps["footer"] => ({ items: { next } });
`;

async function npm(words: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };
  return (await run("npm", words, { cwd, env, maxBuffer: 1e8 })).stdout;
}

describe.skipIf(chromium === undefined)("a Fumadocs site (needs Chromium and npm)", () => {
  let browser: Browser;
  let packed: string;
  const example = join(folder, "example");

  beforeAll(async () => {
    cpSync(join(root, "examples/fumadocs"), example, { recursive: true });
    packed = (await npm(["pack", "--silent", "--pack-destination", folder], root)).trim().split("\n").at(-1) ?? "";
    const manifest = JSON.parse(readFileSync(join(example, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    manifest.dependencies["navc"] = `file:../${packed}`;
    writeFileSync(join(example, "package.json"), JSON.stringify(manifest));
    // The build checks the types of all files.
    writeFileSync(join(example, "adapter-types.ts"), layoutTypeTest);
    await npm(["install", "--no-audit", "--no-fund", "--prefer-offline"], example);
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Exports a site into the example, builds it, and walks through what was built. */
  async function builtAndWalked(docs: string, withBodies: boolean): Promise<Walk> {
    for (const old of ["out", "content"]) rmSync(join(example, old), { recursive: true, force: true });
    const navc = ["node_modules/.bin/navc", "export", "fumadocs", docs, "-o", "lib/navigation.json"];
    const words = [...navc, "--pages", "content/docs", "--quiet"];
    await run("sh", ["-c", '"$@" || [ $? = 1 ]', "sh", ...words], { cwd: example, maxBuffer: 1e8 });
    if (!withBodies) onlyTitles(join(example, "content/docs"));
    await npm(["exec", "next", "build"], example);
    const { navigation } = await compileNavigation({ root: docs });
    expect(navigation).not.toBeNull();
    const server = await serve(join(example, "out"));
    try {
      const marks = fumadocsMarks(toFumadocs(navigation!));
      const walk = await walkHostSite({ navigation: navigation!, origin: server.origin, browser, marks });
      await takeShots(server.origin, navigation!);
      expect(await wrongMenus(server.origin, navigation!)).toEqual([]);
      return walk;
    } finally {
      server.close();
    }
  }

  async function takeShots(origin: string, { site, pages }: ResolvedNavigation): Promise<void> {
    const operation = Object.values(pages).find((each) => each.operation !== undefined)?.href;
    const last = Object.values(pages).findLast(({ placements }) => placements.some(({ prev }) => prev !== null))?.href;
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.setViewportSize({ width: 1360, height: 900 });
      for (const [name, href] of Object.entries({ start: site.href, operation, last })) {
        if (href === undefined) continue;
        await page.goto(origin + href, { waitUntil: "networkidle" });
        await page.screenshot({ path: join(shots, `${site.name}-${name}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }

  test("of the example itself shows what docs.json says", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/fumadocs/docs"), true);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.viewsCompared > 8]).toEqual([2, true]);
  });

  test("of examples/acme shows what docs.json says, in each language and version", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/acme"), true);
    process.stderr.write(`acme: ${JSON.stringify(counts)}; screenshots in ${shots}\n`);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.switchesTried > 10]).toEqual([4, true]);
  });

  // The bodies of the corpus are cut short, so each page has its title for a text.
  test.skipIf(corpus === undefined)(
    "of a real site in three languages shows what docs.json says (NAVC_CORPUS)",
    async () => {
      const { differences, counts } = await builtAndWalked(join(corpus ?? "", "zhayujie+CowAgent"), false);
      process.stderr.write(`CowAgent: ${JSON.stringify(counts)}\n`);
      expect(differences.join("\n")).toBe("");
      expect(counts.editions).toBe(3);
    },
  );

  test("the page trees have the types of the next major version of fumadocs-core, too", async () => {
    const next = join(folder, "next");
    mkdirSync(next);
    writeFileSync(join(next, "package.json"), JSON.stringify({ name: "next", private: true, type: "module" }));
    const packages = ["fumadocs-core@17.0.0", "@types/react@19.3.0", "typescript@7.0.2", `../${packed}`];
    await npm(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps", ...packages], next);
    writeFileSync(join(next, "types.ts"), typeTest);
    const flags = ["--noEmit", "--strict", "--skipLibCheck", "--exactOptionalPropertyTypes"];
    const resolved = ["--module", "nodenext", "--moduleResolution", "nodenext", "--types", "react"];
    expect(await npm(["exec", "tsc", "--", ...flags, ...resolved, "types.ts"], next)).toBe("");
  });
});

/** The pages that have other products, tabs and the like in the menus above their sidebar than docs.json says. */
async function wrongMenus(origin: string, navigation: ResolvedNavigation): Promise<readonly string[]> {
  const site = openNavigation(navigation);
  const wrong: string[] = [];
  for (const href of Object.keys(toFumadocs(navigation).pages)) {
    const html = await (await fetch(origin + href)).text();
    const shown = [...html.matchAll(/<p class="text-sm font-medium">(.*?)<\/p>/g)].map(([, label = ""]) => label);
    const trail = viewPage(site, navigation.pages[href]!)!.trail.filter(
      ({ kind }) => kind !== "root" && kind !== "group",
    );
    const labels = trail.map(({ label }) => label.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
    if (shown.join() !== labels.join()) wrong.push(`${href}: ${shown.join()}, not ${labels.join()}`);
  }
  return wrong;
}

function onlyTitles(pages: string): void {
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(pages, file), "utf8");
    const [head = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
    writeFileSync(join(pages, file), `${head}\nOnly the navigation is looked at.\n`);
  }
}
