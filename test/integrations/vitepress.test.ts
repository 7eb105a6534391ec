// Does a real VitePress site, from a copy of the example with navc as npm installs it, show what docs.json says?
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation } from "../../src/index.ts";
import { vitePressMarks } from "../outputs/adapters/vitepress/vitepress-marks.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type WalkCounts } from "../support/walk-host-site.ts";
import { CopiedExample, npm, otherBody, root } from "./copied-example.ts";
import { hostileDocs } from "./hostile-docs.ts";
import { harmless, lookAtHostileSite, plantCanaries } from "./hostile-site.ts";

const corpus = process.env["NAVC_CORPUS"];
const chromium = chromiumPath();
const copy = new CopiedExample("vitepress");
const example = copy.folder;

describe.skipIf(chromium === undefined)("a VitePress site (needs Chromium and npm)", () => {
  let browser: Browser;

  beforeAll(async () => {
    await copy.install();
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    copy.remove();
  });

  /** Exports a site into the example, builds it, and returns the counts of a walk that found no difference. */
  async function walkThrough(docs: string, withBodies: boolean): Promise<WalkCounts> {
    for (const old of [".vitepress/dist", ".vitepress/cache", "pages"])
      rmSync(join(example, old), { recursive: true, force: true });
    await copy.export(docs, ["-o", ".vitepress/navigation.json", "--pages", "pages"]);
    if (!withBodies) copy.replaceBodies("pages", withTitle);
    await npm(["exec", "vitepress", "build"], example);
    const { navigation } = await compileNavigation({ root: docs, discover: true });
    const server = await serve(join(example, ".vitepress/dist"));
    try {
      const { origin } = server;
      const { differences, counts } = await walkHostSite({
        navigation: navigation!,
        origin,
        browser,
        marks: vitePressMarks,
      });
      await copy.takeShots(browser, origin, navigation!);
      process.stderr.write(`${docs}: ${JSON.stringify(counts)}; screenshots in ${copy.shots}\n`);
      // A list of an assertion is printed without its elements.
      if (differences.length > 0) throw new Error(`${differences.length} differences:\n${differences.join("\n")}`);
      return counts;
    } finally {
      server.close();
    }
  }

  test("of the example itself shows what docs.json says", async () => {
    const counts = await walkThrough(join(root, "examples/vitepress/docs"), true);
    expect(counts.pagesFetched).toBeGreaterThan(5);
  });

  test("of hostile pages runs nothing of their text, and publishes no hidden file", async () => {
    const docs = await hostileDocs();
    for (const old of [".vitepress/dist", ".vitepress/cache", "pages"])
      rmSync(join(example, old), { recursive: true, force: true });
    await copy.export(docs.folder, ["-o", ".vitepress/navigation.json", "--pages", "pages", "--public", "public"]);
    plantCanaries(example, [".", ".vitepress", "pages", join("pages", "pages")]);
    await npm(["exec", "vitepress", "build"], example);
    const { faults, ...counts } = await lookAtHostileSite(docs, join(example, ".vitepress/dist"), browser);
    // Texts are compared with those that the theme has around them in `test/outputs/page-writer/vue/text-stays-text.test.ts`.
    const isText = /^\S+: (?:its tab has|the title|[\w ]+: its \w+) /;
    expect({ ...counts, faults: faults.filter((each) => !isText.test(each)) }).toEqual(harmless);
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

/** The title of a page is the first heading of its body. */
function withTitle(body: string): string {
  return `${/^# .*$/m.exec(body)?.[0] ?? ""}\n\n${otherBody}`;
}
