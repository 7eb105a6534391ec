// Does VitePress, by its own rules, show each page of every test site with its sidebar, its language and its neighbors?
import { expect, test } from "vitest";
import { toVitePress, vitePressConfig, type VitePressSidebarItem } from "../../../../src/adapters.ts";
import type { Page, ResolvedNavigation } from "../../../../src/index.ts";
import { openNavigation, sidebarEntries, viewPage, type PageView, type SidebarEntry } from "../../../../src/runtime.ts";
import { compiledFixtures } from "../../../support/compiled-fixtures.ts";
import { vitePressRules } from "./vitepress-rules.ts";

const { getSidebar, resolveSiteDataByRoute } = await vitePressRules();
const sites = await compiledFixtures();

/** The text of an entry without its badges. */
function labelOf(text = ""): string {
  return text
    .replaceAll(/<span class="navc-(?:method|tag).*?<\/span>|<!--.*?-->|<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: "<", gt: ">", amp: "&", quot: '"' })[name]!)
    .trim();
}

function labelsIn(items: readonly VitePressSidebarItem[]): readonly string[] {
  return items.flatMap(({ text, items: below = [] }) => [labelOf(text), ...labelsIn(below)]);
}

function expectedLabels(view: PageView, entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => [
    entry.label.trim(),
    ...(entry.kind === "page" ? [] : expectedLabels(view, sidebarEntries(view, entry))),
  ]);
}

/** The pages that have a text, with their view and their path. */
function pagesOf(navigation: ResolvedNavigation): readonly (readonly [Page, PageView])[] {
  const site = openNavigation(navigation);
  return Object.values(navigation.pages).flatMap((page) => {
    const view = page.url === undefined && !page.missing ? viewPage(site, page) : undefined;
    return view === undefined ? [] : [[page, view] as const];
  });
}

test.each(sites)("$name", ({ navigation }) => {
  const exported = toVitePress(navigation);
  const config = vitePressConfig(JSON.parse(JSON.stringify(exported)) as object);
  const pages = pagesOf(navigation);
  const paths = Object.keys(exported.pages);
  expect(paths).toHaveLength(pages.length);
  const elsewhere = new Set(
    exported.notExpressed
      .filter(({ feature }) => feature === "the language and the bar on top of a page")
      .flatMap(({ places }) => places.map(({ href }) => href)),
  );
  for (const [index, [{ href, title }, view]] of pages.entries()) {
    const path = paths[index]!;
    const labels = labelsIn(getSidebar(config.themeConfig.sidebar, path));
    expect([href, labels]).toEqual([href, expectedLabels(view, sidebarEntries(view))]);
    const { dir, lang } = resolveSiteDataByRoute({ ...config, head: [] }, path);
    if (!elsewhere.has(href)) expect([href, lang, dir]).toEqual([href, view.lang, view.dir]);
    const data = config.transformPageData({ relativePath: path, title: "", description: "", frontmatter: {} });
    const { prev, next } = data!.frontmatter as { readonly prev: false | { text: string }; readonly next: typeof prev };
    expect([data?.title, prev && labelOf(prev.text), next && labelOf(next.text)]).toEqual([
      title,
      view.placement.prev !== null && view.placement.prev.label.trim(),
      view.placement.next !== null && view.placement.next.label.trim(),
    ]);
  }
});
