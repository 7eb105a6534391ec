// How does a Docusaurus site mark what it shows? Read in the page that the example builds.
import type { Page } from "../../src/index.ts";
import type { PageView } from "../../src/runtime.ts";
import { pageLayout } from "../../src/outputs/page-writer/source/page-layout.ts";
import type { BrowserPage } from "../browser/chromium.mjs";
import { withEachActive, withoutBlankGroups, type ShownEntry, type ShownPage } from "../support/expected-host-page.ts";
import type { HostMarks } from "../support/host-marks.ts";

/** The marks of a site that the example builds. */
export const docusaurusMarks: HostMarks = {
  look: async (page) => (await page.evaluate(readPage)) as ShownPage,
  clickSidebar: (page, address) => {
    // The top of a language has a slash at its end, as in its `baseUrl`.
    const links = [address, `${address}/`].map((href) => `a[href=${JSON.stringify(href)}]`);
    return page.locator(`.theme-doc-sidebar-menu :is(${links.join()})`).last().click();
  },
  clickNext: (page) => page.locator("a.pagination-nav__link--next").click(),
  choose: chooseIn,
  omitsClosedGroups: true,
  keepsGroupsOpen: true,
  expect: (expected, { page }) => ({
    ...expected,
    lang: expected.lang === "" ? "en" : expected.lang,
    // Reported.
    sidebar: pageLayout(page).hasSidebar
      ? withEachActive(withoutBlankGroups(expected.sidebar).filter(isPossible).map(withoutLinkOut))
      : [],
    languages: expected.languages.length > 1 ? expected.languages : [],
    versions: expected.versions.length > 1 ? expected.versions : [],
  }),
  cannotShow: (view) => {
    if (view.page.placements[0]?.editions[0] !== view.edition.id) return "its document is in another version";
    return isInOtherDocs(view) ? "it is in no list, and in the folder of another language or version" : undefined;
  },
};

/** Reported: such a page has no sidebar. */
function isInOtherDocs({ page, edition, site }: PageView): boolean {
  const folderOf = ({ path }: Page): string => path.split("/", 1)[0]!;
  const isListed = ({ placements }: Page): boolean => placements.some(({ node }) => node !== null);
  const beside = Object.values(site.navigation.pages).filter(
    (each) => isListed(each) && folderOf(each) === folderOf(page),
  );
  return (
    !isListed(page) && beside.length > 0 && beside.every(({ placements }) => placements[0]!.editions[0] !== edition.id)
  );
}

/** Reported: an entry without a page is left out. */
function isPossible({ kind, href }: ShownEntry): boolean {
  return kind === "group" || href !== undefined;
}

/** Reported: the title of a group leads to no other site. */
function withoutLinkOut(entry: ShownEntry): ShownEntry {
  const isOut = entry.kind === "group" && entry.href !== undefined && !entry.href.startsWith("/");
  return isOut ? { ...entry, href: undefined } : entry;
}

async function chooseIn(page: BrowserPage, kind: "language" | "version", label: string): Promise<void> {
  await page.locator(`.navbar .dropdown > [data-menu=${kind}]`).click();
  await page.locator(`.navbar .dropdown:has(> [data-menu=${kind}]) [data-choice=${JSON.stringify(label)}]`).click();
}

/** Runs in the page. */
const readPage = `(() => {
  const hrefOf = (link) => {
    const href = link.getAttribute("href");
    return href === null || href === "#" ? undefined : href;
  };
  const isActive = (link) => link.getAttribute("aria-current") === "page";
  const entries = (list) => [...(list?.children ?? [])].flatMap((item) => {
    const title = item.querySelector(":scope > .menu__list-item-collapsible > .menu__link");
    const link = title ?? item.querySelector(":scope > .menu__link");
    const shown = { label: link.textContent.trim(), href: hrefOf(link), active: isActive(link) };
    if (!title) return [{ kind: "link", ...shown }];
    const open = !item.classList.contains("menu__list-item--collapsed");
    const below = open ? entries(item.querySelector(":scope > ul")) : [];
    return [{ kind: "group", ...shown, open }, ...below];
  });
  const neighbor = (side) => {
    const link = document.querySelector("a.pagination-nav__link--" + side);
    return link ? { label: link.querySelector(".pagination-nav__label").textContent.trim(), href: hrefOf(link) } : null;
  };
  const choices = (kind) => [...document.querySelectorAll(".dropdown:has(> [data-menu=" + kind + "]) [data-choice]")].map((choice) => ({
    label: choice.dataset.choice,
    href: hrefOf(choice),
    current: choice.classList.contains("dropdown__link--active"),
  }));
  return {
    title: document.querySelector("h1").textContent.trim(),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    sidebar: entries(document.querySelector(".theme-doc-sidebar-menu")),
    prev: neighbor("prev"),
    next: neighbor("next"),
    languages: choices("language"),
    versions: choices("version"),
  };
})()`;
