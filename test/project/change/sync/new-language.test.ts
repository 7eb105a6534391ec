// Does a new language get what the source shows beside its pages?
import { expect, test } from "vitest";
import { memoryHost, type JsonObject } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { SyncPlan } from "../../../../src/project/change/edit-plan.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { withFiles, type SiteTexts } from "../planned-change.ts";

const frame = {
  banner: { content: "We **moved**.", dismissible: true },
  navbar: {
    links: [
      { label: "Start", href: "/en#top" },
      { label: "Later", href: "/en/later" },
      { label: "Code", href: "https://example.com/en/start" },
    ],
  },
  footer: { links: [{ header: "More", items: [{ label: "Help", href: "/en/help/faq" }] }] },
};
const english = {
  language: "en",
  ...frame,
  groups: [{ group: "Start", pages: ["en/index", "en/later", "en/help/faq"] }],
};
const french = { language: "fr", groups: [{ group: "Début", pages: ["fr/index"] }] };

const site: SiteTexts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { languages: [english, french] } }),
  ...Object.fromEntries(
    ["en/index", "en/later", "en/help/faq", "fr/index", "de/index", "de/help/faq"].map((path) => [
      `${path}.mdx`,
      `---\ntitle: ${path}\n---\n`,
    ]),
  ),
};

async function synced(texts: SiteTexts, to: string): Promise<SyncPlan> {
  const files = (): readonly string[] => Object.keys(texts);
  const options = { root: ".", basePath: "/docs" };
  return planSync(
    { compiler: await loadCompiler(), options, host: memoryHost(texts), files },
    { from: "en", to: [to] },
  );
}

function languageAfter(texts: SiteTexts, code: string): JsonObject | undefined {
  const { navigation } = JSON.parse(texts["docs.json"]!) as { navigation: { languages: JsonObject[] } };
  return navigation.languages.find(({ language }) => language === code);
}

test("a new language gets the bar, the footer and the banner of the source, with links to its own pages", async () => {
  const { files, refusals, left } = await synced(site, "de");
  expect(refusals).toEqual([]);
  const after = withFiles(site, files);
  expect(languageAfter(after, "de")).toEqual({
    language: "de",
    navbar: {
      links: [
        { label: "Start", href: "/de" },
        { label: "Later", href: "/en/later" },
        { label: "Code", href: "https://example.com/en/start" },
      ],
    },
    footer: { links: [{ header: "More", items: [{ label: "Help", href: "/de/help/faq" }] }] },
    banner: frame.banner,
    groups: [{ group: "Start", pages: ["de/index", "de/help/faq"] }],
  });
  const words = left.filter(({ reason }) => reason.startsWith("the texts of"));
  expect(words).toMatchObject([
    { written: "de", reason: 'the texts of "navbar", "footer" and "banner" in de are not translated yet' },
  ]);
  const again = await synced(after, "de");
  expect(again.files).toEqual([]);
  expect(again.left.filter(({ reason }) => reason.startsWith("the texts of"))).toEqual([]);
});

test("a language that is there keeps its own, or none", async () => {
  const { files } = await synced({ ...site, "fr/later.mdx": "" }, "fr");
  expect(languageAfter(withFiles(site, files), "fr")).toEqual({
    language: "fr",
    groups: [{ group: "Début", pages: ["fr/index", "fr/later"] }],
  });
});
