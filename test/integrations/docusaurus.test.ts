// Does a real Docusaurus site, built through the adapter, show what docs.json says?
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toDocusaurus, type DocusaurusNavigation, type DocusaurusSidebars } from "../../src/adapters/index.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { docusaurusMarks } from "./docusaurus-marks.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const folder = mkdtempSync(join(tmpdir(), "navc-docusaurus-"));
const shots = mkdtempSync(join(tmpdir(), "navc-docusaurus-shots-"));
const example = join(folder, "example");

/** Does each object of the adapter fit where Docusaurus takes it? */
const typeTest = `
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Options } from "@docusaurus/preset-classic";
import type { NavbarItem } from "@docusaurus/theme-common";
import type { Config } from "@docusaurus/types";
import type { DocusaurusI18n, DocusaurusLocale } from "navc/adapters";
export const sidebars = (made: DocusaurusLocale): SidebarsConfig => made.sidebars;
export const docs = (made: DocusaurusLocale): Options["docs"] => made.docs;
// The navbar takes objects with any field, which no interface is for TypeScript, and what is imported from JSON is.
type Plain<Data> = { -readonly [Name in keyof Data]: Plain<Data[Name]> };
export const items = (made: Plain<DocusaurusLocale>): NavbarItem[] => [...made.navbarItems, ...made.editionMenus];
export const i18n = (made: DocusaurusI18n): Config["i18n"] => made;
`;

async function npm(words: readonly string[], cwd: string): Promise<string> {
  // The test runner says that this is a test, and then Docusaurus would build another site.
  const { NODE_ENV: _, ...env } = process.env;
  return (await run("npm", words, { cwd, env, maxBuffer: 1e8 })).stdout;
}

describe.skipIf(chromium === undefined)("a Docusaurus site (needs Chromium and npm)", () => {
  let browser: Browser;

  beforeAll(async () => {
    cpSync(join(root, "examples/docusaurus"), example, { recursive: true });
    const packed =
      (await npm(["pack", "--silent", "--pack-destination", folder], root)).trim().split("\n").at(-1) ?? "";
    const manifest = JSON.parse(readFileSync(join(example, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    manifest.dependencies["navc"] = `file:../${packed}`;
    writeFileSync(join(example, "package.json"), JSON.stringify(manifest));
    await npm(["install", "--no-audit", "--no-fund", "--prefer-offline"], example);
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Exports a site into the example, builds it, and walks through what was built. */
  async function builtAndWalked(docs: string, withBodies: boolean): Promise<Walk> {
    const words = [
      "node_modules/.bin/navc",
      "export",
      "docusaurus",
      docs,
      "-o",
      "navc.json",
      "--pages",
      ".",
      "--quiet",
    ];
    await run("sh", ["-c", '"$@" || [ $? = 1 ]', "sh", ...words], { cwd: example, maxBuffer: 1e8 });
    if (!withBodies) onlyTitles();
    for (const old of ["build", ".docusaurus"]) rmSync(join(example, old), { recursive: true, force: true });
    await npm(["exec", "docusaurus", "build"], example);
    const { navigation } = await compileNavigation({ root: docs });
    expect(navigation).not.toBeNull();
    expect(Object.keys(navigation!.pages).filter((href) => !isBuilt(href, navigation!))).toEqual([]);
    const server = await serve(join(example, "build"));
    try {
      const site = { navigation: navigation!, origin: server.origin, browser, marks: docusaurusMarks };
      const walk = await walkHostSite(site);
      await takeShots(server.origin, navigation!);
      process.stderr.write(`${navigation!.site.name}: ${JSON.stringify(walk.counts)}; screenshots in ${shots}\n`);
      return walk;
    } finally {
      server.close();
    }
  }

  /** Each address has a file, also that of a page which forwards; a page without a text has none. */
  function isBuilt(href: string, { pages }: ResolvedNavigation): boolean {
    if (pages[href]?.missing) return true;
    const path = join(example, "build", decodeURI(href));
    return existsSync(`${path}.html`) || existsSync(join(path, "index.html"));
  }

  function onlyTitles(): void {
    const written = readFileSync(join(example, ".navc-export"), "utf8").split("\n");
    const files = written.filter((file) => file.endsWith(".mdx"));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(example, file), "utf8");
      const [head = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
      const forwards = text.includes("<Redirect") || text.includes('httpEquiv="refresh"');
      if (!forwards) writeFileSync(join(example, file), `${head}\nOnly the navigation is looked at.\n`);
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
    const { differences, counts } = await builtAndWalked(join(root, "examples/docusaurus/content"), true);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.viewsCompared > 8]).toEqual([3, true]);
  });

  test("of examples/acme shows what docs.json says, in each language and version", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/acme"), true);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.switchesTried > 30]).toEqual([4, true]);
  });

  // The bodies of the corpus are cut short, so each page has one sentence for a text.
  test.skipIf(corpus === undefined).each([
    ["zhayujie+CowAgent", 3],
    ["browserbase+stagehand", 3],
  ])("of %s shows what docs.json says (NAVC_CORPUS)", async (name, editions) => {
    const { differences, counts } = await builtAndWalked(join(corpus ?? "", name), false);
    expect(differences.join("\n")).toBe("");
    expect(counts.editions).toBe(editions);
  });

  test.skipIf(corpus === undefined)("gets only what its own validation accepts, for all of NAVC_CORPUS", async () => {
    const sites = readdirSync(corpus ?? "").filter((name) => existsSync(join(corpus ?? "", name, "docs.json")));
    expect(sites.length).toBeGreaterThan(20);
    const check = validation();
    for (const name of sites) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { navigation } = await compileNavigation({ root: join(corpus ?? "", name) });
      check(toDocusaurus(navigation!));
    }
  });

  test("has objects that compile against the types of Docusaurus", async () => {
    writeFileSync(join(example, "types.ts"), typeTest);
    await npm(["install", "--no-save", "--no-audit", "--no-fund", "typescript@5.9.3", "@types/react@19.2.2"], example);
    const flags = ["--noEmit", "--strict", "--skipLibCheck", "--jsx", "react-jsx"];
    const resolved = ["--module", "esnext", "--moduleResolution", "bundler", "--types", "react"];
    expect(await npm(["exec", "tsc", "--", ...flags, ...resolved, "types.ts"], example)).toBe("");
  });
});

type Validate = (made: unknown) => void;

/** What Docusaurus does with sidebars, names of versions, the navbar and the options of the docs plugin before it builds. */
function validation(): (made: DocusaurusNavigation) => void {
  const load = createRequire(join(example, "package.json"));
  const lib = (file: string): Record<string, (...words: readonly unknown[]) => unknown> =>
    load(join(example, "node_modules/@docusaurus", file)) as ReturnType<typeof lib>;
  const { normalizeSidebars } = lib("plugin-content-docs/lib/sidebars/normalization.js");
  const { validateSidebars } = lib("plugin-content-docs/lib/sidebars/validation.js");
  const { validateVersionNames } = lib("plugin-content-docs/lib/versions/validation.js");
  const { getLoadedContentTranslationFiles } = lib("plugin-content-docs/lib/translations.js");
  const { validateOptions } = lib("plugin-content-docs/lib/options.js");
  const { validateThemeConfig } = lib("theme-classic/lib/options.js");
  const { normalizeThemeConfig, normalizePluginOptions } = lib("utils-validation/lib/index.js");
  const checkSidebars: Validate = (made) => {
    const sidebars = normalizeSidebars!(made);
    validateSidebars!(sidebars);
    getLoadedContentTranslationFiles!({ loadedVersions: [{ versionName: "current", label: "", sidebars }] });
  };
  return ({ locales }) => {
    for (const { docs, sidebars, versions, navbarItems, editionMenus } of Object.values(locales)) {
      const all: readonly DocusaurusSidebars[] = [sidebars, ...versions.map((version) => version.sidebars)];
      all.forEach(checkSidebars);
      validateVersionNames!(versions.map(({ name }) => name));
      const themeConfig = { navbar: { items: [...navbarItems, ...editionMenus] } };
      validateThemeConfig!({ validate: normalizeThemeConfig, themeConfig });
      validateOptions!({ validate: normalizePluginOptions, options: { ...docs } });
    }
  };
}
