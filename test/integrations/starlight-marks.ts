// How does a built Starlight site show what docs.json says? For the walk through it.
import type { Division } from "../../src/index.ts";
import { pageLayout } from "../../src/outputs/page-writer/source/page-layout.ts";
import { viewPage, type PageView } from "../../src/runtime.ts";
import { withoutBlankGroups, type ShownEntry, type ShownPage } from "../support/expected-host-page.ts";
import type { HostMarks } from "../support/host-marks.ts";

const sidebar = "#starlight__sidebar sl-sidebar-state-persist";

/** Reads the page that is open, in the browser. */
const readPage = `(() => {
  const text = (element) => element?.textContent.trim() ?? "";
  const entriesIn = (list) => [...(list?.children ?? [])].flatMap((item) => {
    const [only] = item.children;
    if (only.tagName === "A") {
      const active = only.getAttribute("aria-current") === "page";
      return [{ kind: "link", label: text(only.querySelector("span")), href: only.getAttribute("href"), active }];
    }
    const label = text(only.querySelector("summary .large"));
    const group = { kind: "group", label, href: undefined, active: false, open: only.open };
    return [group, ...entriesIn(only.querySelector("ul"))];
  });
  const neighbor = (rel) => {
    const link = document.querySelector('.pagination-links a[rel="' + rel + '"]');
    return link && { label: text(link.querySelector(".link-title")), href: link.getAttribute("href") };
  };
  const choices = (kind) =>
    [...(document.querySelector('navc-select[data-choice="' + kind + '"]')?.querySelectorAll("option") ?? [])].map((option) => ({
      label: text(option), href: option.getAttribute("value") || undefined, current: option.hasAttribute("selected"),
    }));
  return {
    title: text(document.querySelector("h1")),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    sidebar: entriesIn(document.querySelector("${sidebar} > ul")),
    prev: neighbor("prev"),
    next: neighbor("next"),
    languages: choices("language"),
    versions: choices("version"),
  };
})()`;

/** Where Starlight shows what, and what it is reported not to express. */
export const starlightMarks: HostMarks = {
  look: async (page) => (await page.evaluate(readPage)) as ShownPage,
  clickSidebar: async (page, address) => {
    await page.evaluate(`document.querySelectorAll("${sidebar} details").forEach((group) => (group.open = true))`);
    await page.locator(`${sidebar} a[href="${address}"]`).first().click();
  },
  clickNext: (page) => page.locator('.pagination-links a[rel="next"]').first().click(),
  choose: async (page, kind, label) => {
    await page.evaluate(`(() => {
      const select = document.querySelector('navc-select[data-choice="${kind}"] select');
      select.value = [...select.options].find((option) => option.textContent.trim() === ${JSON.stringify(label)}).value;
      select.dispatchEvent(new Event("change"));
    })()`);
  },
  cannotShow: (view) => {
    // On the platform a redirect is applied first, too.
    if (isRedirected(view)) return "is redirected";
    return isFirst(view) ? undefined : "has the sidebar of its first edition";
  },
  expect: (expected, view) => ({
    ...expected,
    lang: expected.lang === "" ? "en" : expected.lang,
    // Reported: the tabs are in the sidebar.
    sidebar:
      pageLayout(view.page).hasSidebar || view.levels.length > 0 || view.edition.global.anchors.length > 0
        ? withoutBlankGroups(expected.sidebar).flatMap((entry) => withRootPage(entry, view))
        : [],
    // There is nothing to choose.
    languages: expected.languages.length > 1 ? expected.languages : [],
    versions: expected.versions.length > 1 ? expected.versions : [],
  }),
};

function isRedirected({ site, page }: PageView): boolean {
  const { redirects, site: top } = site.navigation;
  return redirects.some(({ source }) => top.basePath + source === page.href);
}

function isFirst({ site, page, edition }: PageView): boolean {
  return viewPage(site, page)?.edition.id === edition.id;
}

/** The title of a group opens no page: the root page is the first entry of the group, unless the group lists it. */
function withRootPage(entry: ShownEntry, view: PageView): readonly ShownEntry[] {
  if (entry.kind === "link" || entry.href === undefined) return [entry];
  const group = { ...entry, href: undefined, active: false };
  const page = view.site.navigation.pages[entry.href];
  if (page === undefined || listsItself(view.sidebar, page.href)) return [group];
  const label = page.sidebarTitle ?? page.title;
  return [group, { kind: "link", label, href: entry.href, active: entry.active }];
}

function listsItself({ root, children }: Division, href: string): boolean {
  const isListed = root === href && children.some((child) => child.kind === "page" && child.href === href);
  return isListed || children.some((child) => child.kind !== "page" && listsItself(child, href));
}
