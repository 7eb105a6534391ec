// How does a Fumadocs site mark what it shows? Read in the page that the example builds.
import type { FumadocsNavigation } from "../../src/adapters.ts";
import { sidebarEntries } from "../../src/runtime.ts";
import type { BrowserPage } from "../browser/chromium.mjs";
import { withEachActive, withoutBlankGroups, type ShownChoice, type ShownPage } from "../support/expected-host-page.ts";
import type { HostMarks } from "../support/host-marks.ts";

const oneFrame = "it is shown in another edition, because a static page has one frame";

/** The marks of a site that was built with this navigation. */
export function fumadocsMarks({ pages, languages }: FumadocsNavigation): HostMarks {
  const byPath = new Map(Object.entries(pages).map(([href, page]) => [decodeURI(href), page]));
  const targetsAt = (path: string): Readonly<Record<string, string>> => byPath.get(path)?.languages ?? {};
  const look = async (page: BrowserPage): Promise<ShownPage> => {
    const shown = (await page.evaluate(readPage)) as ShownPage & { readonly path: string };
    const targets = targetsAt(shown.path);
    // The menu is made when it is opened, and its entries are buttons.
    const trigger = page.locator(`#nd-sidebar ${languageMenu}`);
    if ((await trigger.count()) === 0) return { ...shown, languages: [] };
    await trigger.click();
    const labels = (await page.evaluate(readLanguages)) as readonly Omit<ShownChoice, "href">[];
    await page.keyboard.press("Escape");
    const hrefOf = (label: string): string | undefined =>
      targets[languages.find(({ name }) => name === label)?.locale ?? ""];
    return { ...shown, languages: labels.map((choice) => ({ ...choice, href: hrefOf(choice.label) })) };
  };
  return {
    look,
    clickSidebar: (page, address) =>
      page
        .locator(`#nd-sidebar a[href=${JSON.stringify(address)}]`)
        .last()
        .click(),
    clickNext: (page) => page.locator("#nd-page a:has(svg.lucide-chevron-right)").last().click(),
    async choose(page, kind, label) {
      if (kind === "version") {
        await page.evaluate(chooseVersion(label));
        return;
      }
      await page.locator(`#nd-sidebar ${languageMenu}`).click();
      await page.locator(`[data-radix-popper-content-wrapper] button:text-is(${JSON.stringify(label)})`).click();
    },
    omitsClosedGroups: true,
    expect: (expected) => ({
      ...expected,
      // Reported: each entry of the open page is marked.
      sidebar: withEachActive(withoutBlankGroups(expected.sidebar)),
      lang: expected.lang === "" ? "en" : expected.lang,
      // There is nothing to choose.
      languages: expected.languages.length > 1 ? expected.languages : [],
      versions: expected.versions.length > 1 ? expected.versions : [],
    }),
    cannotShow: (view) => {
      if (pages[view.page.href]?.edition !== view.edition.id) return oneFrame;
      // Reported: all tabs are beside such a page.
      const isBesideTabs = view.node === undefined && sidebarEntries(view).length === 0;
      return isBesideTabs ? "it is in no list and in no tab" : undefined;
    },
  };
}

const languageMenu = 'button[aria-label="Choose a language"]';

/** Runs in the page. */
const readPage = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    for (const mark of copy.querySelectorAll("[data-mark], svg")) mark.remove();
    return copy.textContent.trim();
  };
  const hrefOf = (element) => element.getAttribute("href") ?? undefined;
  const isActive = (element) => element.getAttribute("data-active") === "true";
  const entries = (elements) => [...elements].flatMap((element) => {
    if (element.tagName === "A")
      return [{ kind: "link", label: textOf(element), href: hrefOf(element), active: isActive(element) }];
    const [title, content] = element.children;
    const open = element.getAttribute("data-state") === "open";
    const below = entries(content?.firstElementChild?.children ?? []);
    const shown = { label: textOf(title), href: hrefOf(title), active: isActive(title) };
    return open && below.length === 0 ? [{ kind: "link", ...shown }] : [{ kind: "group", ...shown, open }, ...below];
  });
  const list = [...(document.querySelector("#nd-sidebar [data-radix-scroll-area-viewport] > div")?.children ?? [])];
  // The links of the layout are above the tree, and the last of them has a margin.
  const links = list.findIndex((element) => element.classList.contains("mb-4")) + 1;
  const neighbor = (side) => {
    const link = all("#nd-page a:has(svg.lucide-chevron-" + side + ")").find((each) => each.querySelector("p") !== null);
    return link ? { label: link.querySelector("p").textContent.trim(), href: hrefOf(link) } : null;
  };
  return {
    path: decodeURI(location.pathname),
    title: document.querySelector("h1").textContent.trim(),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    sidebar: entries(list.slice(links)),
    prev: neighbor("left"),
    next: neighbor("right"),
    versions: all("#nd-sidebar select option").map((option) => ({
      label: option.value,
      href: option.getAttribute("data-url") ?? undefined,
      current: option.selected,
    })),
  };
})()`;

/** Runs in the page, when the menu is open. */
const readLanguages = `[...document.querySelectorAll("[data-radix-popper-content-wrapper] button")].map((button) => ({
  label: button.textContent,
  current: button.classList.contains("text-fd-primary"),
}))`;

/** Runs in the page. */
const chooseVersion = (label: string): string => `(() => {
  const select = document.querySelector("#nd-sidebar select");
  select.value = ${JSON.stringify(label)};
  select.dispatchEvent(new Event("change", { bubbles: true }));
})()`;
