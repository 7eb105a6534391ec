// Do pages in no list leave the languages and versions of a site as they are?
import { expect, test } from "vitest";
import { toDocusaurus, toFumadocs, toStarlight, toVitePress } from "../../../src/adapters.ts";
import { exportSite } from "../../../src/outputs/page-writer/export-site.ts";
import { adapterHosts, type AdapterHost } from "../../../src/outputs/adapters/host-name.ts";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../src/index.ts";

const listed = ["index", "guide", "v1/index", "v1/guide", "fr/index", "fr/guide"];
const unlisted = ["draft", "v1/draft", ...["a", "b", "c", "d", "e"].map((name) => `fr/drafts/${name}`)];

async function navigationOf(discover: boolean): Promise<ResolvedNavigation> {
  const versions = [
    { version: "v2", pages: ["index", "guide"] },
    { version: "v1", pages: ["v1/index", "v1/guide"] },
  ];
  const languages = [
    { language: "en", versions },
    { language: "fr", pages: ["fr/index", "fr/guide"] },
  ];
  const texts = [...listed, ...unlisted].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]);
  const config = JSON.stringify({ name: "Acme", navigation: { languages } });
  const host = memoryHost({ "docs.json": config, ...Object.fromEntries(texts) });
  const { navigation } = await compileNavigation({ host, discover });
  return navigation!;
}

const before = await navigationOf(false);
const navigation = await navigationOf(true);

test("the site has these pages in no list", () => {
  const added = Object.keys(navigation.pages).filter((href) => !(href in before.pages));
  expect(added.toSorted()).toEqual(unlisted.map((path) => `/${path}`).toSorted());
});

test("Docusaurus has the same languages and versions, and each page in the docs whose folder it is in", () => {
  const shape = (made: ResolvedNavigation): unknown => {
    const { i18n, locales } = toDocusaurus(made);
    return [i18n, Object.values(locales).map(({ docs, versions, sidebars }) => [docs, versions, sidebars])];
  };
  expect(shape(navigation)).toEqual(shape(before));
  expect(pageFilesOf("docusaurus")).toEqual(
    expect.arrayContaining(["docs/draft.mdx", "versioned_docs/version-v1/draft.mdx", "fr_docs/drafts/a.mdx"]),
  );
});

test("VitePress chooses the same language in each folder", () => {
  const langs = (made: ResolvedNavigation): unknown =>
    Object.entries(toVitePress(made).locales).map(([key, { lang, link }]) => [key, lang, link]);
  expect(langs(navigation)).toEqual(langs(before));
  expect(pageFilesOf("vitepress")).toContain("fr/drafts/a.md");
});

test("Starlight has the same languages", () => {
  expect(toStarlight(navigation).locales).toEqual(toStarlight(before).locales);
  expect(pageFilesOf("starlight")).toContain("fr/drafts/a.mdx");
});

test("Fumadocs has the same trees", () => {
  expect(toFumadocs(navigation).roots).toEqual(toFumadocs(before).roots);
  expect(pageFilesOf("fumadocs")).toContain("fr/drafts/a.mdx");
});

function pageFilesOf(host: AdapterHost): readonly string[] {
  expect(adapterHosts).toHaveProperty(host);
  const { pageFile } = exportSite(host, navigation);
  return Object.values(navigation.pages).map(
    (page) =>
      pageFile({
        href: page.href,
        page,
        frontMatter: {},
        body: "",
        file: page.file,
        bodyLine: 1,
        files: [],
        scripts: [],
      }).path,
  );
}
