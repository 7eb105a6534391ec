// Does a real Fumadocs site, built through the adapter, show what docs.json says?
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toFumadocs } from "../../src/adapters.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { openNavigation, viewPage } from "../../src/runtime.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { BuiltSite } from "./built-site.ts";
import { CopiedExample, npm, root } from "./copied-example.ts";
import { fumadocsMarks } from "./fumadocs-marks.ts";
import { hostileDocs } from "./hostile-docs.ts";
import { harmless, lookAtHostileSite, plantCanaries } from "./hostile-site.ts";

const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const copy = new CopiedExample("fumadocs");

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

describe.skipIf(chromium === undefined)("a Fumadocs site (needs Chromium and npm)", () => {
  let browser: Browser;
  let packed: string;

  beforeAll(async () => {
    packed = await copy.install();
    // The build checks the types of all files.
    writeFileSync(join(copy.folder, "adapter-types.ts"), layoutTypeTest);
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    copy.remove();
  });

  /** Exports a site into the example, builds it, and walks through what was built. */
  async function builtAndWalked(docs: string, withBodies: boolean): Promise<Walk> {
    for (const old of ["out", "content"]) rmSync(join(copy.folder, old), { recursive: true, force: true });
    await copy.export(docs, ["-o", "lib/navigation.json", "--pages", "content/docs"]);
    if (!withBodies) copy.replaceBodies("content/docs");
    await npm(["exec", "next", "build"], copy.folder);
    const { navigation } = await compileNavigation({ root: docs, discover: true });
    expect(navigation).not.toBeNull();
    const server = await serve(join(copy.folder, "out"));
    try {
      const marks = fumadocsMarks(toFumadocs(navigation!));
      const walk = await walkHostSite({ navigation: navigation!, origin: server.origin, browser, marks });
      await copy.takeShots(browser, server.origin, navigation!);
      expect(await wrongMenus(server.origin, navigation!)).toEqual([]);
      return walk;
    } finally {
      server.close();
    }
  }

  test("of the example itself shows what docs.json says", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/fumadocs/docs"), true);
    expect(differences.join("\n")).toBe("");
    const built = new BuiltSite(join(copy.folder, "out"));
    expect([built.anchors().lost, built.nestedLinks]).toEqual([[], []]);
    expect([counts.editions, counts.viewsCompared > 8]).toEqual([2, true]);
  });

  test("of examples/acme shows what docs.json says, in each language and version", async () => {
    const { differences, counts } = await builtAndWalked(join(root, "examples/acme"), true);
    process.stderr.write(`acme: ${JSON.stringify(counts)}; screenshots in ${copy.shots}\n`);
    expect(differences.join("\n")).toBe("");
    expect([counts.editions, counts.switchesTried > 10]).toEqual([4, true]);
  });

  test("of hostile pages shows their text, runs nothing of it, and publishes no hidden file", async () => {
    const docs = await hostileDocs();
    for (const old of ["out", "content"]) rmSync(join(copy.folder, old), { recursive: true, force: true });
    const pages = "content/docs";
    await copy.export(docs.folder, ["-o", "lib/navigation.json", "--pages", pages, "--public", "public"]);
    plantCanaries(copy.folder, [".", "app", pages, join(pages, "pages")]);
    await npm(["exec", "next", "build"], copy.folder);
    expect(await lookAtHostileSite(docs, join(copy.folder, "out"), browser)).toEqual(harmless);
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
    const next = join(copy.folder, "../next");
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
