// Does a real Starlight site, built through the adapter, show what docs.json says?
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toStarlight, type StarlightNavigation } from "../../src/adapters.ts";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { targetsNotShown } from "../browser/targets-not-shown.ts";
import { viewsOf } from "../support/expected-host-page.ts";
import { walkHostSite, type Walk, type WalkCounts } from "../support/walk-host-site.ts";
import { CopiedExample, root } from "./copied-example.ts";
import { hostileDocs } from "./hostile-docs.ts";
import { withNode } from "./host-builds.ts";
import { harmless, lookAtHostileSite, plantCanaries } from "./hostile-site.ts";
import { starlightMarks } from "./starlight-marks.ts";

const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const copy = new CopiedExample("starlight");
const example = copy.folder;

const pages = "src/content/docs";

function removeOld(): void {
  for (const old of ["dist", pages, ".astro", "node_modules/.astro"])
    rmSync(join(example, old), { recursive: true, force: true });
}

describe.skipIf(chromium === undefined)("a Starlight site (needs Chromium, npm and Node 22.12 or npx)", () => {
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
    removeOld();
    await copy.export(docs, ["-o", "navc.json", "--pages", pages]);
    if (!withBodies) copy.replaceBodies(pages);
    await withNode(["node_modules/astro/bin/astro.mjs", "build"], example);
    const { navigation } = await compileNavigation({ root: docs, discover: true });
    expect(navigation).not.toBeNull();
    expect(builtPaths(join(example, "dist"))).toEqual(expectedPaths(navigation!));
    const missing = readFileSync(join(example, "dist/404.html"), "utf8");
    expect(/<a href="([^"]*)" class="site-title/.exec(missing)?.[1]).toBe("/");
    expect(missing).not.toContain("hreflang");
    const server = await serve(join(example, "dist"));
    try {
      const walk = await walkHostSite({
        navigation: navigation!,
        origin: server.origin,
        browser,
        marks: starlightMarks,
      });
      await copy.takeShots(browser, server.origin, navigation!);
      return walk;
    } finally {
      server.close();
    }
  }

  test("of the example itself shows what docs.json says", async () => {
    const counts = rightCounts(await builtAndWalked(join(root, "examples/starlight/docs"), true));
    expect(counts.editions).toBe(2);
    const server = await serve(join(example, "dist"));
    try {
      expect(await targetsNotShown(browser, `${server.origin}/guides/print`, ["resolution", "paper"])).toEqual([]);
    } finally {
      server.close();
    }
  });

  test("of examples/acme shows what docs.json says, in each language and version", async () => {
    const counts = rightCounts(await builtAndWalked(join(root, "examples/acme"), true));
    expect([counts.editions, counts.switchesTried > 10]).toEqual([4, true]);
  });

  test("of hostile pages shows their text, runs nothing of it, and publishes no hidden file", async () => {
    const docs = await hostileDocs();
    removeOld();
    await copy.export(docs.folder, ["-o", "navc.json", "--pages", pages, "--public", "public"]);
    plantCanaries(example, [".", "src", pages, join(pages, "pages")]);
    await withNode(["node_modules/astro/bin/astro.mjs", "build"], example);
    expect(await lookAtHostileSite(docs, join(example, "dist"), browser)).toEqual(harmless);
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

  test("has data and options that compile against the types of Starlight", async () => {
    await withNode(["node_modules/astro/bin/astro.mjs", "sync"], example);
    writeFileSync(join(example, "src/types-check.ts"), typesCheck);
    // Only Astro's own language server reads the types of components.
    writeFileSync(join(example, "src/components.d.ts"), componentTypes);
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const said = await withNode([tsc, "--noEmit", "--skipLibCheck", "-p", "."], example).catch((error: unknown) =>
      stdoutOf(error),
    );
    expect(said, said).toBe("");
  });

  test("has options that Starlight takes, for every site", async () => {
    const sites = [join(root, "examples/acme"), ...(corpus === undefined ? [] : sitesIn(corpus))];
    const made = await Promise.all(sites.map(optionsOf));
    writeFileSync(join(example, "options.json"), JSON.stringify(made));
    writeFileSync(join(example, "check-options.mjs"), checkOptions);
    expect(JSON.parse(await withNode(["check-options.mjs"], example))).toEqual({ checked: made.length, faults: [] });
  });
});

/** The counts of a walk that found no difference. */
function rightCounts({ differences, counts }: Walk): WalkCounts {
  process.stderr.write(`${JSON.stringify(counts)}; screenshots in ${copy.shots}\n`);
  // A list of an assertion is printed without its elements.
  if (differences.length > 0) throw new Error(`${differences.length} differences:\n${differences.join("\n")}`);
  return counts;
}

function stdoutOf(error: unknown): string {
  return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
}

const componentTypes = `declare module "*.astro" {
  const component: import("astro/runtime/server/index.js").AstroComponentFactory;
  export default component;
}
`;

const typesCheck = `import type { StarlightRouteData } from "@astrojs/starlight/route-data";
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { AstroUserConfig } from "astro";
import type { StarlightNavigation } from "navc/adapters";

declare const made: StarlightNavigation;
export const sidebar: StarlightRouteData["sidebar"] = made.sidebars["a"]!.entries;
export const { title, locales, sidebar: list }: StarlightUserConfig = made;
export const { base, redirects }: AstroUserConfig = made;
`;

const checkOptions = `import { readFileSync } from "node:fs";
import { StarlightConfigSchema } from "./node_modules/@astrojs/starlight/dist/utils/user-config.js";

const sites = JSON.parse(readFileSync("options.json", "utf8"));
const faults = sites.flatMap(({ site, options }) => {
  const { success, error } = StarlightConfigSchema.safeParse(options);
  return success ? [] : [{ site, issues: error.issues }];
});
console.log(JSON.stringify({ checked: sites.length, faults }));
`;

async function optionsOf(site: string): Promise<{ readonly site: string; readonly options: object }> {
  const { navigation } = await compileNavigation({ root: site });
  const { title, description, locales, sidebar }: StarlightNavigation = toStarlight(navigation!);
  return { site, options: { title, description, locales, sidebar } };
}

function sitesIn(path: string): readonly string[] {
  return readdirSync(path).flatMap((name) => (existsSync(join(path, name, "docs.json")) ? [join(path, name)] : []));
}

/** The addresses that a built site has, without 404. */
function builtPaths(dist: string): readonly string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => name.endsWith(".html") && name !== "404.html");
  return pages.map((name) => `/${name.replace(/\/?index\.html$/, "")}`).toSorted();
}

/** The addresses that the site has in docs.json, and those of redirects. */
function expectedPaths(navigation: ResolvedNavigation): readonly string[] {
  const own = viewsOf(navigation).filter(({ page }) => !page.missing);
  const paths = own.map(({ page }) => decodeURI(page.href));
  return [...new Set([...paths, ...Object.keys(toStarlight(navigation).redirects)])].toSorted();
}
