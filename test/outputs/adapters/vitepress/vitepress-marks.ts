// How does VitePress mark what it shows?
import { isUnlisted } from "../../../../src/compiler/site/unlisted-page.ts";
import { pageLayout } from "../../../../src/outputs/page-writer/source/page-layout.ts";
import { withEachActive, type ShownChoice, type ShownPage } from "../../../support/expected-host-page.ts";
import type { HostMarks } from "../../../support/host-marks.ts";
import { shownPage } from "./shown-page.mjs";

/** The marks of the default theme, with the menus of the example. */
export const vitePressMarks: HostMarks = {
  look: async (page) => (await page.evaluate(`(${shownPage.toString()})()`)) as ShownPage,
  clickSidebar: async (page, address) => {
    const hrefs = [address, `${address}/`].map((href) => `a.link[href=${JSON.stringify(href)}]`).join(", ");
    const link = page.locator(`.VPSidebar :is(${hrefs})`).first();
    // Other groups stay as they are: VitePress keeps open what the reader opened.
    const above = page.locator(`.VPSidebarItem.collapsed:has(${hrefs}) > .item .caret`).first();
    while (!(await link.isVisible())) await above.click();
    await link.click();
  },
  keepsGroupsOpen: true,
  clickNext: (page) => page.locator(".VPDocFooter .pager-link.next").click(),
  choose: async (page, kind, label) => {
    await page.locator(`.VPNavBar .navc-menu.${kind}s summary`).click();
    await page.locator(`.VPNavBar .navc-menu.${kind}s a >> text=${JSON.stringify(label)}`).click();
  },
  cannotShow: ({ page, edition }) => {
    if (page.placements[0]?.editions[0] !== edition.id) return "is shown as in another edition";
    // A file without a title in its front matter has its first heading, and in the folder of a language that language.
    return isUnlisted(page) && page.file !== null ? "is in no list" : undefined;
  },
  expect: (expected, { page }) => ({
    ...expected,
    // As on the platform, a page may have no sidebar. Reported: each entry of the open page is marked.
    sidebar: pageLayout(page).hasSidebar ? withEachActive(expected.sidebar) : [],
    // Of a site without languages VitePress says its default.
    lang: expected.lang || "en-US",
    languages: inMenu(expected.languages),
    versions: inMenu(expected.versions),
  }),
};

/** The menu shows the current choice on top, and nothing where there is no other. */
function inMenu(choices: readonly ShownChoice[]): readonly ShownChoice[] {
  if (choices.length < 2) return [];
  return choices.toSorted((a, b) => Number(b.current) - Number(a.current));
}
