// Does a site of VitePress show the navigation that the adapter gave it?
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { type BuiltSite, builtVitePress } from "../outputs/adapters/vitepress/built-vitepress.ts";
import { vitePressMarks } from "../outputs/adapters/vitepress/vitepress-marks.ts";
import type { HostMarks } from "../support/host-marks.ts";
import { BuiltSite as HtmlFolder } from "../integrations/built-site.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { type Browser, chromiumPath, openChromium } from "./chromium.mjs";
import { serve } from "./static-server.ts";

const chromium = chromiumPath();

/** A title that would run a script, or be read by Vue, if it were taken as HTML. */
const hostile = `<img src=x onerror="document.title='run'">{{ 1 + 1 }} "' :tada: [a](b)`;
/** The same for labels that have to fit into a bar. */
const label = "<b>{{ 1 }}&amp;";
const title = JSON.stringify(hostile);
const hostileSite: { readonly [file: string]: string } = {
  "docs.json": JSON.stringify({
    name: hostile,
    navigation: {
      global: { anchors: [{ anchor: label, href: "https://out.example" }] },
      languages: [
        {
          language: "en",
          products: [
            {
              product: label,
              tabs: [
                {
                  tab: label,
                  tag: label,
                  groups: [{ group: label, tag: label, pages: ["index", "a", "c++ 100%"] }],
                },
                {
                  tab: label,
                  menu: [
                    // It is linked twice.
                    { item: label, pages: ["b", { group: label, pages: ["b"] }] },
                    { item: "Two", pages: ["d"] },
                  ],
                },
              ],
            },
          ],
        },
        { language: "ar", tabs: [{ tab: label, pages: ["ar/index", "ar/a"] }] },
      ],
    },
  }),
  ...Object.fromEntries(
    ["index", "a", "b", "c++ 100%", "d", "ar/index", "ar/a"].map((name) => [
      `${name}.mdx`,
      `---\ntitle: ${title}\n---\n\nBraces \\{\\{ 1 + 1 \\}\\} and {"{{ 2 + 2 }}"} \\<b> and \`{{ 3 + 3 }}\`.\n\n` +
        "import x from 'x'\n\n```js {1}\n{{ 4 + 4 }} <script>\n```\n\n" +
        `<Note title="{{ 5 + 5 }}">**Bold** {1 + 1}</Note>\n\n<Unknown>Kept</Unknown>\n\n` +
        '<Card title="Card" href="/a">[Link in a card](/b)</Card>\n',
    ]),
  ),
};

describe.skipIf(chromium === undefined)("a site of VitePress (needs Chromium)", () => {
  const hostileDocs = mkdtempSync(join(tmpdir(), "navc-hostile-"));
  let acme: BuiltSite;
  let odd: BuiltSite;
  let browser: Browser;

  // Apart from the walks, and one by one: each takes long on a busy machine.
  beforeAll(() => {
    acme = builtVitePress("examples/acme");
  });

  beforeAll(() => {
    for (const [file, text] of Object.entries(hostileSite)) {
      mkdirSync(dirname(join(hostileDocs, file)), { recursive: true });
      writeFileSync(join(hostileDocs, file), text);
    }
    odd = builtVitePress(hostileDocs);
  });

  beforeAll(async () => {
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
    acme?.remove();
    odd?.remove();
    rmSync(hostileDocs, { recursive: true });
  });

  async function walkThrough(docs: string, { folder }: BuiltSite, marks: HostMarks = vitePressMarks): Promise<Walk> {
    const { navigation } = await compileNavigation({ root: docs, discover: true });
    const server = await serve(folder);
    try {
      const { origin } = server;
      return await walkHostSite({
        navigation: navigation as ResolvedNavigation,
        origin,
        browser,
        marks,
      });
    } finally {
      server.close();
    }
  }

  test("shows every sidebar, neighbor and switch of examples/acme", async () => {
    const { differences, counts } = await walkThrough("examples/acme", acme);
    expect(differences).toEqual([]);
    expect(counts).toMatchObject({ editions: 4, sidebars: 18, pagesFetched: 110, linksClicked: 26, switchesTried: 36 });
  });

  test("has nothing of the package that draws diagrams, if no page has one", () => {
    const assets = readdirSync(join(odd.folder, "assets"), { recursive: true, withFileTypes: true });
    const scripts = assets.filter((each) => each.isFile() && each.name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const { parentPath, name } of scripts)
      expect(readFileSync(join(parentPath, name), "utf8")).not.toContain("data-lines");
  });

  test("shows labels and texts as they are, whatever they look like", async () => {
    const { differences, counts } = await walkThrough(hostileDocs, odd, {
      ...vitePressMarks,
      // What VitePress can't have in an address is replaced.
      addressOf: (href) => href.replace("%25", "-"),
    });
    expect(differences).toEqual([]);
    expect(counts).toMatchObject({ editions: 2, sidebars: 4, pagesFetched: 7 });
    expect(new HtmlFolder(odd.folder).nestedLinks).toEqual([]);
  });
});
