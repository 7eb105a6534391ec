// Does the walk through a host's site find each fault that a site can have?
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject, type ResolvedNavigation } from "../../src/index.ts";
import type { PageView } from "../../src/runtime.ts";
import { expectedPage, viewsOf, type ShownPage } from "../support/expected-host-page.ts";
import type { HostMarks } from "../support/host-marks.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { chromiumPath, openChromium, type Browser } from "./chromium.mjs";
import { serve } from "./static-server.ts";

const language = (code: string, folder: string): JsonObject => ({
  language: code,
  tabs: [
    {
      tab: "Guides",
      groups: [
        {
          group: "Start",
          pages: [
            `${folder}start`,
            { group: "More", root: `${folder}more`, pages: [`${folder}one`, `${folder}two`] },
            { group: "Last", pages: [`${folder}three`] },
          ],
        },
      ],
    },
    { tab: "Help", pages: [`${folder}help`, `${folder}out`] },
  ],
});
const names = ["start", "more", "one", "two", "three", "help"];
const texts = ["", "fr/"].flatMap((folder) => [
  ...names.map((name) => [`${folder}${name}.mdx`, `---\ntitle: "${name} & ${folder}"\n---\n`] as const),
  [`${folder}out.mdx`, "---\ntitle: Out\nurl: https://out.example\n---\n"] as const,
]);
const compiled = await compileNavigation({
  config: { name: "Walk", navigation: { languages: [language("en", ""), language("fr", "fr/")] } },
  host: memoryHost(Object.fromEntries(texts)),
});
const navigation = compiled.navigation as ResolvedNavigation;

/** Each page of the site has in a script what it shows. */
const marks: HostMarks = {
  look: async (page) => (await page.evaluate("shown")) as ShownPage,
  clickSidebar: (page, address) => page.locator(`aside a[href="${address}"]`).first().click(),
  clickNext: (page) => page.locator("a[rel=next]").first().click(),
  choose: async (page, _kind, label) => {
    const link = page.locator(`nav a[title="${label}"]`);
    // A page of this site is whole when it is loaded, so nothing is waited for.
    if ((await link.count()) === 0) throw new Error(`there is no ${label}`);
    await link.click();
  },
};

function htmlOf(shown: ShownPage): string {
  const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const links = shown.sidebar.map(({ label, href }) => (href ? `<li><a href="${href}">${escaped(label)}</a>` : ""));
  const choices = [...shown.languages, ...shown.versions].map(({ label, href, current }) =>
    current ? "" : `<a title="${label}" href="${href}">${label}</a>`,
  );
  return `<!doctype html><html lang="${shown.lang}"><title>${escaped(shown.title)} | Walk</title><link rel="icon" href="data:,">
<script>const shown = ${JSON.stringify(shown)};</script><nav>${choices.join(" ")}</nav><aside>${links.join("")}</aside>
<h1>${escaped(shown.title)}</h1>${shown.next ? `<a rel="next" href="${shown.next.href}">next</a>` : ""}`;
}

const chromium = chromiumPath();

describe.skipIf(chromium === undefined)("a walk through a host's site (needs Chromium)", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium(chromium ?? "");
  });

  afterAll(async () => {
    await browser?.close();
  });

  /** Walks through a site whose pages at some addresses have other HTML, or none. */
  async function walkWith(
    changes: { readonly [href: string]: (html: string) => string },
    more: Partial<HostMarks> = {},
  ): Promise<Walk> {
    const folder = mkdtempSync(join(tmpdir(), "navc-walk-"));
    for (const view of viewsOf(navigation)) {
      const { href } = view.page;
      const right = htmlOf(expectedPage(view, (address) => address, false));
      const html = changes[href]?.(right) ?? right;
      mkdirSync(join(folder, href), { recursive: true });
      if (html !== "") writeFileSync(join(folder, href, "index.html"), html);
    }
    const server = await serve(folder);
    try {
      const site = { navigation, origin: server.origin, browser, looks: 3, marks: { ...marks, ...more } };
      const { differences, counts } = await walkHostSite(site);
      return { differences: differences.map((each) => each.replaceAll(server.origin, "")), counts };
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  }

  test("finds nothing in a site that is right, and counts what it did", async () => {
    const { differences, counts } = await walkWith({});
    expect(differences).toEqual([]);
    expect(counts).toEqual({
      editions: 2,
      sidebars: 4,
      pagesFetched: 12,
      viewsCompared: 16,
      sidebarEntries: 102,
      groups: 42,
      neighbors: 22,
      linksClicked: 4,
      switchesTried: 4,
      externalLinks: 2,
      leftOut: { forwards: 2 },
    });
  });

  test("finds pages that are not there, what fails in them, and what they show wrongly", async () => {
    const { differences } = await walkWith({
      "/start": (html) => html.replaceAll('"label":"start &"', '"label":"Start"'),
      "/more": (html) => `${html}<script>console.error("hydration")</script>`,
      "/two": (html) => `${html}<script>throw new Error("broken")</script>`,
      "/three": (html) => `${html}<img src="/none.png">`,
      "/help": () => "",
      "/fr/help": (html) => html.replace(/<title>[^<]*/, "<title>Walk"),
    });
    const found = [
      '/start (en): the sidebar of 7 (expected: 7) has link "Start" (/start) at 2, not link "start &" (/start).',
      "/more: the console has an error: hydration.",
      "/two: a script failed: broken.",
      "/three: /none.png answers with status 404.",
      "/help: it answers with status 404.",
      "/help (en): it can't be read: page.evaluate: ReferenceError: shown is not defined.",
      '/fr/help: the title of the document is "Walk", without "help & fr/".',
    ];
    expect(found.filter((difference) => !differences.includes(difference))).toEqual([]);
  });

  test("finds links that lead elsewhere than they say, and such as can't be clicked", async () => {
    const { differences } = await walkWith({
      "/more": (html) =>
        html
          .replace('<li><a href="/three">', `<li><a href="/three" onclick="location = '/one'; return false">`)
          .replace('href="/fr/more"', 'href="/fr/two"'),
      "/fr/start": (html) => html.replace('<a rel="next" href="/fr/more"', '<a rel="next" href="/fr/two"'),
      "/fr/three": (html) => html.replace('title="English"', 'title="None"'),
    });
    expect(differences).toEqual([
      "/more: the link to /three leads to /one, not to /three.",
      "/more: the language Français leads to /fr/two, not to /fr/more.",
      "/fr/start: the link to the next page leads to /fr/two, not to /fr/more.",
      "/fr/three: the language English can't be clicked: there is no English.",
    ]);
  });

  test("expects groups that the reader comes from to be open only on a host that keeps them open", async () => {
    // A page that is opened by its address forgets them.
    const keeps = `<script>
if (document.referrer === "") sessionStorage.clear();
for (const group of shown.sidebar.filter(({ kind }) => kind === "group")) {
  if (group.open) sessionStorage.setItem(group.label, "open");
  group.open = sessionStorage.getItem(group.label) !== null;
}
</script>`;
    const pages = viewsOf(navigation).map(({ page }) => page.href);
    const changes = Object.fromEntries(pages.map((href) => [href, (html: string) => html + keeps]));
    expect((await walkWith(changes, { keepsGroupsOpen: true })).differences).toEqual([]);
    expect((await walkWith(changes)).differences).toEqual([
      "/three (en): the open groups of 3 (expected: 2) has More at 2, not Last.",
      "/fr/three (fr): the open groups of 3 (expected: 2) has More at 2, not Last.",
    ]);
  });

  test("counts what the host can't show, with the reason", async () => {
    const cannotShow = ({ edition }: PageView): string | undefined =>
      edition.id === "fr" ? "has no French" : undefined;
    const { counts } = await walkWith({}, { cannotShow });
    expect([counts.editions, counts.pagesFetched, counts.leftOut]).toEqual([1, 6, { forwards: 2, "has no French": 6 }]);
  });
});
