// Does a real Docusaurus site, built through the adapter, show what docs.json says?
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toDocusaurus, type DocusaurusNavigation, type DocusaurusSidebars } from "../../src/adapters.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { chromiumPath, openChromium, resize, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { targetsNotShown } from "../browser/targets-not-shown.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { BuiltSite } from "./built-site.ts";
import { CopiedExample, npm, otherBody, root } from "./copied-example.ts";
import { docusaurusMarks } from "./docusaurus-marks.ts";
import { hostileDocs } from "./hostile-docs.ts";
import { harmless, lookAtHostileSite, plantCanaries } from "./hostile-site.ts";

const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const copy = new CopiedExample("docusaurus");
const example = copy.folder;

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

describe.skipIf(chromium === undefined)("a Docusaurus site (needs Chromium and npm)", () => {
  let browser: Browser;

  beforeAll(async () => {
    await copy.install();
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    copy.remove();
  });

  /** Exports a site into the example, builds it, and walks through what was built. */
  async function builtAndWalked(docs: string, withBodies: boolean): Promise<Walk> {
    await copy.export(docs, ["-o", "navc.json", "--pages", "."]);
    if (!withBodies) copy.replaceBodies(".", (body) => (forwards(body) ? undefined : otherBody));
    for (const old of ["build", ".docusaurus"]) rmSync(join(example, old), { recursive: true, force: true });
    await npm(["exec", "docusaurus", "build"], example);
    const { navigation } = await compileNavigation({ root: docs, discover: true });
    expect(navigation).not.toBeNull();
    expect(Object.keys(navigation!.pages).filter((href) => !isBuilt(href, navigation!))).toEqual([]);
    const server = await serve(join(example, "build"));
    try {
      const site = { navigation: navigation!, origin: server.origin, browser, marks: docusaurusMarks };
      const walk = await walkHostSite(site);
      await copy.takeShots(browser, server.origin, navigation!);
      process.stderr.write(`${navigation!.site.name}: ${JSON.stringify(walk.counts)}; screenshots in ${copy.shots}\n`);
      return walk;
    } finally {
      server.close();
    }
  }

  /** What another item of the bar or the sidebar covers, in the narrowest window that has the bar. */
  async function coveredInBar(): Promise<unknown> {
    const server = await serve(join(example, "build"));
    const page = await (await browser.newContext()).newPage();
    await resize(page, { width: 1000, height: 800 });
    try {
      await page.goto(server.origin, { waitUntil: "networkidle" });
      return await page.evaluate(covered);
    } finally {
      server.close();
    }
  }

  async function notShown(page: string, ids: readonly string[]): Promise<readonly string[]> {
    const server = await serve(join(example, "build"));
    try {
      return await targetsNotShown(browser, `${server.origin}/${page}`, ids);
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

  function builtStyles(): string {
    const folder = join(example, "build/assets/css");
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
  }

  test("of the example itself shows what docs.json says", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/docusaurus/content"), true);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.viewsCompared > 8]).toEqual([3, true]);
    expect(new BuiltSite(join(example, "build")).deadLinks()).toEqual([]);
    expect(builtStyles()).toContain(".navc-card");
    // For browsers without layers, the styles of Docusaurus get more weight than those of the site.
    expect(builtStyles()).not.toContain(":not(#");
    expect(await notShown("guides/install", ["without-a-network", "it-still-does-not"])).toEqual([]);
  });

  test("of hostile pages shows their text, runs nothing of it, and publishes no hidden file", async () => {
    const docs = await hostileDocs();
    await copy.export(docs.folder, ["-o", "navc.json", "--pages", ".", "--public", "static"]);
    plantCanaries(example, [".", "docs", "docs/pages"]);
    for (const old of ["build", ".docusaurus"]) rmSync(join(example, old), { recursive: true, force: true });
    await npm(["exec", "docusaurus", "build"], example);
    expect(await lookAtHostileSite(docs, join(example, "build"), browser)).toEqual(harmless);
  });

  test("of examples/acme shows what docs.json says, in each language and version", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/acme"), true);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.switchesTried > 30]).toEqual([4, true]);
    expect(await coveredInBar()).toEqual([]);
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

/** The pairs of shown items of the bar, and of lists beside the page, that have a point in common. */
const covered = `(() => {
  const shown = [...document.querySelectorAll(".navbar__items > *, .theme-doc-sidebar-container .menu")]
    .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const meet = ({ box: a }, { box: b }) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return shown.flatMap((one, index) =>
    shown.slice(index + 1).filter((other) => meet(one, other)).map((other) => one.text + " and " + other.text),
  );
})()`;

function forwards(body: string): boolean {
  return body.includes("<Redirect") || body.includes('httpEquiv="refresh"');
}

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
