// Makes the tree of docs.json from the sidebars and the bar of a VitePress site. (D380)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedBranch, ImportedEntry, ImportedNavigation, ImportedPage } from "../imported-site.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import { firstPage } from "../first-page.ts";
import { forwardingPage } from "../forwarding-page.ts";
import type { PageList } from "../page-list.ts";
import { barLinks, outsideLinks, shownWords } from "./vitepress-bar.ts";
import { vitepressSidebars } from "./vitepress-sidebars.ts";
import type { VitepressLocale } from "./read-vitepress-config.ts";

/** What a tree is made of. */
export interface VitepressTreeInput {
  /** The other languages. */
  readonly others: readonly VitepressLocale[];
  readonly locale: VitepressLocale;
  readonly pages: PageList;
  /** The page that a link leads to. */
  readonly pageAt: (link: string) => ImportedPage | undefined;
  /** Whether the layout of a page shows a sidebar. */
  readonly hasSidebar: (page: ImportedPage) => boolean;
  readonly lose: (loss: Omit<ImportLoss, "file">) => void;
  /** Whether there may be one more entry; the pointer is where it is written. */
  readonly takes: (pointer: string) => boolean;
}

/** A label in a sidebar, with its link. */
export interface SidebarLabel {
  readonly text: string;
  readonly link: string;
}

/** The labels of all sidebars of a language, in their order; those of headings come last. */
export function vitepressLabels(locale: VitepressLocale): readonly SidebarLabel[] {
  const labels = vitepressSidebars(locale).flatMap(({ items, base }) => labelsIn(items, base));
  return labels.toSorted((one, other) => Number(isOfHeading(one.link)) - Number(isOfHeading(other.link)));
}

function isOfHeading(link: string): boolean {
  return link.includes("#");
}

/** The links of a sidebar to pages, those of groups among them. */
function linksIn(items: readonly JsonValue[], base: string): readonly string[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const own = wordsIn(item, "base") ?? base;
    const link = wordsIn(item, "link");
    const inside = Array.isArray(item["items"]) ? linksIn(item["items"] as readonly JsonValue[], own) : [];
    return link === undefined || isExternalHref(link) ? inside : [own + link, ...inside];
  });
}

/** A configuration has few enough levels to call itself for each. */
function labelsIn(items: readonly JsonValue[], base: string): readonly SidebarLabel[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const own = wordsIn(item, "base") ?? base;
    const [text, link] = [shownWords(item), wordsIn(item, "link")];
    // The title of a group is not the label of the page that it opens.
    if (Array.isArray(item["items"])) return labelsIn(item["items"] as readonly JsonValue[], own);
    return text === undefined || link === undefined || isExternalHref(link) ? [] : [{ text, link: own + link }];
  });
}

/** The navigation of a language: a tab for each sidebar, in the order of the bar. */
export function vitepressNavigation(input: VitepressTreeInput): ImportedNavigation {
  return new SidebarReader(input).navigation();
}

/** A sidebar with its entries. */
interface Section {
  readonly start: string;
  readonly pointer: string;
  readonly entries: readonly ImportedEntry[];
}

class SidebarReader {
  readonly #input: VitepressTreeInput;
  /** The pages that the sidebar has as entries. */
  #listed = new Set<ImportedPage>();
  /** The pages that links of the sidebar lead to the top of. */
  #withoutHeading = new Set<ImportedPage | undefined>();

  constructor(input: VitepressTreeInput) {
    this.#input = input;
  }

  navigation(): ImportedNavigation {
    const sections = vitepressSidebars(this.#input.locale).map(({ start, items, base, pointer }) => {
      this.#listed = new Set();
      const links = linksIn(items, base).filter((link) => !isOfHeading(link));
      this.#withoutHeading = new Set(links.map((link) => this.#input.pageAt(link)));
      return { start, pointer, entries: this.#items(items, base, pointer, 0) };
    });
    return this.#withBar(sections);
  }

  /** Sidebars and pages of the bar as tabs; without tabs if there is only one. */
  #withBar(sections: readonly Section[]): ImportedNavigation {
    const { pageAt } = this.#input;
    const nav = listIn(this.#input.locale.theme, "nav");
    const bar = barLinks(nav);
    this.#loseMenus(
      outsideLinks(nav).flatMap(({ menu }) => menu ?? []),
      "its links to other sites and to files are links of the bar",
    );
    const ofSidebars = new Set(sections.flatMap(({ entries }) => pagesIn(entries)));
    const branches = sections
      .filter(({ entries }) => entries.length > 0)
      .map((section) => {
        const { start, entries, pointer } = section;
        const own = new Set(pagesIn(entries));
        const placeOfPage = (is: (page: ImportedPage) => boolean): number =>
          bar.findIndex(({ link }) => {
            const page = pageAt(link);
            return page !== undefined && is(page);
          });
        const place = placeOfPage((page) => own.has(page));
        if (place >= 0) return { place, label: bar[place]!.text, entries, pointer };
        // A page that the sidebar does not list is shown with it, too.
        const beside = placeOfPage((page) => !ofSidebars.has(page) && this.#sectionOf(page, sections) === section);
        if (beside < 0) return { place, label: labelOf(start, entries), entries, pointer };
        const first: ImportedEntry = { kind: "page", page: pageAt(bar[beside]!.link)! };
        return { place: beside, label: bar[beside]!.text, entries: [first, ...entries], pointer };
      });
    const listed = new Set(branches.flatMap(({ entries }) => pagesIn(entries)));
    const elsewhere = this.#listedElsewhere();
    const alone = bar.flatMap(({ text, link }, place) => {
      const page = pageAt(link);
      if (page === undefined) this.#loseBarLink(text);
      if (page === undefined || listed.has(page)) return [];
      if (elsewhere.has(page) && !this.#isOwn(page)) {
        const reason = "the page is in the sidebar of that language or version, and would be here a second time";
        const pointer = this.#input.locale.pointerOf("nav");
        this.#input.lose({ feature: "a link of the bar to another language or version", reason, pointer, what: text });
        return [];
      }
      listed.add(page);
      const entries: readonly ImportedEntry[] = [{ kind: "page", page }];
      return [{ place, label: text, entries }];
    });
    const all = [...branches, ...alone].toSorted((one, other) => placeOf(one.place) - placeOf(other.place));
    if (all.length < 2) return { kind: "entries", entries: all[0]?.entries ?? [] };
    this.#loseMenus(
      all.flatMap(({ place }) => bar[place]?.menu ?? []),
      "its parts are tabs beside the others",
    );
    for (const { place, label, pointer } of branches)
      if (place < 0)
        this.#input.lose({
          feature: "a sidebar that no item of the bar leads to",
          reason: "it is a tab",
          pointer,
          what: label,
        });
    return {
      kind: "tabs",
      branches: all.map(({ label, entries }): ImportedBranch => ({ label, holds: { kind: "entries", entries } })),
    };
  }

  /** The sidebar that VitePress shows beside a page: the one with the longest beginning of its address. */
  #sectionOf(page: ImportedPage, sections: readonly Section[]): Section | undefined {
    if (!this.#input.hasSidebar(page)) return undefined;
    const [address = ""] = page.addresses;
    const around = sections.filter(({ start }) => address.startsWith(`/${start.replace(/^\/+/, "")}`));
    return around.toSorted((one, other) => other.start.length - one.start.length)[0];
  }

  /** Whether the folder of a page is that of this language: others may list it where it is not translated. */
  #isOwn({ addresses: [address = ""] }: ImportedPage): boolean {
    const { locale, others } = this.#input;
    const around = [locale, ...others].filter(({ folder }) => folder === "" || `${address}/`.startsWith(`/${folder}/`));
    return around.toSorted((one, other) => other.folder.length - one.folder.length)[0] === locale;
  }

  #listedElsewhere(): ReadonlySet<ImportedPage | undefined> {
    const sidebars = this.#input.others.flatMap(vitepressSidebars);
    return new Set(sidebars.flatMap(({ items, base }) => linksIn(items, base).map((link) => this.#input.pageAt(link))));
  }

  #loseBarLink(what: string): void {
    const reason = "no page or file of the site has its address";
    this.#input.lose({ feature: "a link of the bar", reason, pointer: this.#input.locale.pointerOf("nav"), what });
  }

  #loseMenus(menus: readonly string[], reason: string): void {
    const pointer = this.#input.locale.pointerOf("nav");
    for (const what of new Set(menus)) this.#input.lose({ feature: "a menu of the bar", reason, pointer, what });
  }

  #items(items: readonly JsonValue[], base: string, pointer: string, level: number): readonly ImportedEntry[] {
    return items.flatMap((item, index) => this.#item(item, base, `${pointer}/${index}`, level));
  }

  #item(item: JsonValue, base: string, pointer: string, level: number): readonly ImportedEntry[] {
    if (!isJsonObject(item) || !this.#input.takes(pointer)) return [];
    const text = shownWords(item);
    const own = wordsIn(item, "base") ?? base;
    const written = wordsIn(item, "link");
    const link = written === undefined || isExternalHref(written) ? written : own + written;
    if (!Array.isArray(item["items"])) return link === undefined ? [] : this.#link(text, link, pointer);
    const entries = this.#items(item["items"] as JsonValue[], own, `${pointer}/items`, level + 1);
    const root = link === undefined ? undefined : this.#page(link, pointer);
    if (text === undefined) {
      const reason = "a group of docs.json needs one; its pages are listed without it";
      if (entries.length > 0) this.#input.lose({ feature: "a group without a label", reason, pointer });
      return root === undefined ? entries : [{ kind: "page", page: root }, ...entries];
    }
    return [
      {
        kind: "group",
        label: text,
        root,
        fields: level > 0 && item["collapsed"] !== true ? { expanded: true } : {},
        entries,
      },
    ];
  }

  #link(text: string | undefined, link: string, pointer: string): readonly ImportedEntry[] {
    const { pages, lose } = this.#input;
    if (isExternalHref(link))
      return [{ kind: "page", page: forwardingPage(pages, { label: text ?? link, href: link, dialect: "vitepress" }) }];
    const known = this.#input.pageAt(link);
    if (known !== undefined && (this.#listed.has(known) || (isOfHeading(link) && this.#withoutHeading.has(known)))) {
      lose({
        feature: "a second entry of a page",
        reason: "a page is listed once in a sidebar, so its second place is left out",
        pointer,
        what: text ?? link,
      });
      return [];
    }
    const page = this.#page(link, pointer);
    if (page === undefined) return [];
    this.#listed.add(page);
    const label = wordsIn(page.fields, "sidebarTitle") ?? wordsIn(page.fields, "title") ?? "";
    if (text !== undefined && text !== label)
      lose({ feature: "a second label of a page", reason: `it is listed as "${label}"`, pointer, what: text });
    return [{ kind: "page", page }];
  }

  #page(link: string, pointer: string): ImportedPage | undefined {
    const page = this.#input.pageAt(link);
    const reason = "no page of the site has this address";
    if (page === undefined) this.#input.lose({ feature: "an entry without a page", reason, pointer, what: link });
    else if (isOfHeading(link))
      this.#input.lose({
        feature: "an entry that leads to a heading",
        reason: "it leads to the top of its page",
        pointer,
        what: link,
      });
    return page;
  }
}

function placeOf(place: number): number {
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

function labelOf(start: string, entries: readonly ImportedEntry[]): string {
  const name = start.split("/").findLast((segment) => segment !== "");
  if (name !== undefined) return name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return wordsIn(firstPage(entries)?.fields ?? {}, "title") ?? "Documentation";
}

function pagesIn(entries: readonly ImportedEntry[]): readonly ImportedPage[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "page") return [entry.page];
    return [...(entry.root === undefined ? [] : [entry.root]), ...pagesIn(entry.entries)];
  });
}
