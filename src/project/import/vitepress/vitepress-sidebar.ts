// Makes the tree of docs.json from the sidebars and the bar of a VitePress site. (D380)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedBranch, ImportedEntry, ImportedNavigation, ImportedPage } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { firstPage } from "../first-page.ts";
import { forwardingPage } from "../forwarding-page.ts";
import type { PageList } from "../page-list.ts";
import type { VitepressLocale } from "./read-vitepress-config.ts";

/** What a tree is made of. */
export interface VitepressTreeInput {
  readonly locale: VitepressLocale;
  readonly pages: PageList;
  /** The page that a link leads to. */
  readonly pageAt: (link: string) => ImportedPage | undefined;
  readonly lose: (loss: Omit<ImportLoss, "file">) => void;
  /** Whether there may be one more entry; the pointer is where it is written. */
  readonly takes: (pointer: string) => boolean;
}

/** A label in a sidebar, with its link. */
export interface SidebarLabel {
  readonly text: string;
  readonly link: string;
}

/** The labels of all sidebars of a language, in their order. */
export function vitepressLabels({ theme }: VitepressLocale): readonly SidebarLabel[] {
  const { sidebar } = theme;
  if (Array.isArray(sidebar)) return labelsIn(sidebar as readonly JsonValue[], "");
  return Object.values(objectIn(theme, "sidebar")).flatMap((value) => {
    if (Array.isArray(value)) return labelsIn(value as readonly JsonValue[], "");
    const own = isJsonObject(value) ? value : {};
    return labelsIn(listIn(own, "items"), wordsIn(own, "base") ?? "");
  });
}

/** A configuration has few enough levels to call itself for each. */
function labelsIn(items: readonly JsonValue[], base: string): readonly SidebarLabel[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const own = wordsIn(item, "base") ?? base;
    const [text, link] = [wordsIn(item, "text"), wordsIn(item, "link")];
    // The title of a group is not the label of the page that it opens.
    if (Array.isArray(item["items"])) return labelsIn(item["items"] as readonly JsonValue[], own);
    return text === undefined || link === undefined || isExternalHref(link) ? [] : [{ text, link: own + link }];
  });
}

/** The navigation of a language: a tab for each sidebar, in the order of the bar. */
export function vitepressNavigation(input: VitepressTreeInput): ImportedNavigation {
  return new SidebarReader(input).navigation();
}

class SidebarReader {
  readonly #input: VitepressTreeInput;

  constructor(input: VitepressTreeInput) {
    this.#input = input;
  }

  navigation(): ImportedNavigation {
    const { theme, pointer } = this.#input.locale;
    const { sidebar } = theme;
    if (Array.isArray(sidebar)) {
      const entries = this.#items(sidebar as JsonValue[], "", `${pointer}/sidebar`, 0);
      return this.#withBar([{ start: `/${this.#input.locale.folder}`, entries }]);
    }
    const sections = Object.entries(objectIn(theme, "sidebar")).map(([start, value]) => {
      const at = childPointer(`${pointer}/sidebar`, start);
      if (Array.isArray(value)) return { start, entries: this.#items(value as JsonValue[], "", at, 0) };
      const own = isJsonObject(value) ? value : {};
      return { start, entries: this.#items(listIn(own, "items"), wordsIn(own, "base") ?? "", `${at}/items`, 0) };
    });
    return this.#withBar(sections);
  }

  /** Sidebars and pages of the bar as tabs; without tabs if there is only one. */
  #withBar(
    sections: readonly { readonly start: string; readonly entries: readonly ImportedEntry[] }[],
  ): ImportedNavigation {
    const { pageAt } = this.#input;
    const bar = barLinks(listIn(this.#input.locale.theme, "nav"));
    const listed = new Set(sections.flatMap(({ entries }) => pagesIn(entries)));
    const branches = sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ start, entries }) => {
        const own = new Set(pagesIn(entries));
        const place = bar.findIndex(({ link }) => {
          const page = pageAt(link);
          return page === undefined ? false : own.has(page);
        });
        return { place, label: bar[place]?.text ?? labelOf(start, entries), entries };
      });
    const alone = bar.flatMap(({ text, link }, place) => {
      const page = pageAt(link);
      if (page === undefined || listed.has(page)) return [];
      listed.add(page);
      const entries: readonly ImportedEntry[] = [{ kind: "page", page }];
      return [{ place, label: text, entries }];
    });
    const all = [...branches, ...alone].toSorted((one, other) => placeOf(one.place) - placeOf(other.place));
    if (all.length < 2) return { kind: "entries", entries: all[0]?.entries ?? [] };
    return {
      kind: "tabs",
      branches: all.map(({ label, entries }): ImportedBranch => ({ label, holds: { kind: "entries", entries } })),
    };
  }

  #items(items: readonly JsonValue[], base: string, pointer: string, level: number): readonly ImportedEntry[] {
    return items.flatMap((item, index) => this.#item(item, base, `${pointer}/${index}`, level));
  }

  #item(item: JsonValue, base: string, pointer: string, level: number): readonly ImportedEntry[] {
    if (!isJsonObject(item) || !this.#input.takes(pointer)) return [];
    const text = wordsIn(item, "text");
    const own = wordsIn(item, "base") ?? base;
    const written = wordsIn(item, "link");
    const link = written === undefined || isExternalHref(written) ? written : own + written;
    if (!Array.isArray(item["items"])) return link === undefined ? [] : this.#link(text, link, pointer);
    const entries = this.#items(item["items"] as JsonValue[], own, `${pointer}/items`, level + 1);
    const root = link === undefined ? undefined : this.#page(link, pointer);
    if (text === undefined) return root === undefined ? entries : [{ kind: "page", page: root }, ...entries];
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
    const page = this.#page(link, pointer);
    if (page === undefined) return [];
    const label = wordsIn(page.fields, "sidebarTitle") ?? wordsIn(page.fields, "title") ?? "";
    if (text !== undefined && text !== label)
      lose({ feature: "a second label of a page", reason: `it is listed as "${label}"`, pointer, what: text });
    return [{ kind: "page", page }];
  }

  #page(link: string, pointer: string): ImportedPage | undefined {
    const page = this.#input.pageAt(link);
    const reason = "no page of the site has this address";
    if (page === undefined) this.#input.lose({ feature: "an entry without a page", reason, pointer, what: link });
    else if (link.includes("#"))
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

/** The links of the bar inside the site, also those in menus. */
function barLinks(items: readonly JsonValue[]): readonly { readonly text: string; readonly link: string }[] {
  return items.filter(isJsonObject).flatMap((item: JsonObject) => {
    const [text, link] = [wordsIn(item, "text"), wordsIn(item, "link")];
    if (text !== undefined && link !== undefined)
      return isExternalHref(link) ? [] : [{ text, link: writtenPath(link) }];
    return barLinks(listIn(item, "items"));
  });
}

function pagesIn(entries: readonly ImportedEntry[]): readonly ImportedPage[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "page") return [entry.page];
    return [...(entry.root === undefined ? [] : [entry.root]), ...pagesIn(entry.entries)];
  });
}
