// Makes the option `sidebar` of Starlight, which is one list for all pages and all languages.
import { isExternalHref, withoutBasePath } from "../../../compiler/contract/href.ts";
import { isShown } from "../../runtime/sidebar-state.ts";
import type { Edition, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { RoutePages } from "./route-pages.ts";
import type { StarlightLocales } from "./starlight-locales.ts";
import type { StarlightBadge, StarlightEntry, StarlightLinkAttributes } from "./starlight-route.ts";

/** An entry of the option `sidebar`, a `SidebarItem` of Starlight. */
export type StarlightItem = StarlightLinkItem | StarlightGroupItem;

/** The fields of links and groups in the option `sidebar`. */
export interface StarlightItemText {
  /** What the sidebar shows in the default language. */
  readonly label: string;
  /** What it shows in the other languages, by language tag. */
  readonly translations?: Record<string, string>;
  /** Its method or tag. */
  readonly badge?: StarlightItemBadge;
}

/** A link in the option `sidebar`. */
export interface StarlightLinkItem extends StarlightItemText {
  /** An address without the base path, which Starlight adds, or an external address. */
  readonly link: string;
  /** Attributes of the link. */
  readonly attrs: StarlightLinkAttributes;
}

/** A group in the option `sidebar`. */
export interface StarlightGroupItem extends StarlightItemText {
  /** What it shows, in reading order. */
  readonly items: StarlightItem[];
  /** Whether it is closed at first. */
  readonly collapsed: boolean;
}

/** A badge in the option `sidebar`. */
export interface StarlightItemBadge extends Pick<StarlightBadge, "variant" | "class"> {
  /** A text for all languages, or a text for each, by language tag. */
  readonly text: string | Record<string, string>;
}

/** A sidebar in one language. */
interface SpokenList {
  readonly lang: string;
  readonly entries: readonly StarlightEntry[];
}

/**
 * Makes the list if it is exact: each edition has one sidebar and nothing above it, and all have the same contents in their
 * languages, each in the folder of its language. Undefined for every other site.
 */
export function wholeSidebar(
  navigation: ResolvedNavigation,
  routes: RoutePages,
  locales: StarlightLocales | undefined,
): StarlightItem[] | undefined {
  const { editions, site } = navigation;
  if (Object.keys(routes.sidebars).length > editions.length || editions.some(({ version }) => version !== null))
    return undefined;
  const folders = new Map(Object.entries(locales ?? {}).map(([folder, { lang }]) => [lang, folder]));
  const lists = editions.map((edition) => onlyList(edition, navigation, routes));
  const first = lists.find((list) => [undefined, "root"].includes(folders.get(list?.lang ?? "")));
  if (first === undefined) return undefined;
  const others: SpokenList[] = [];
  for (const list of lists) {
    const form = list && formOf(list.entries, inFolder(folders.get(list.lang), site.basePath));
    if (list === undefined || form !== formOf(first.entries, inFolder(undefined, site.basePath))) return undefined;
    if (list !== first) others.push(list);
  }
  return new ItemMaker(first, others, site.basePath).items(first.entries);
}

/** The sidebar of an edition that has only one, and no bars or anchors. */
function onlyList(
  edition: Edition,
  { languages }: ResolvedNavigation,
  { sidebars }: RoutePages,
): SpokenList | undefined {
  const list = sidebars[`${edition.id}/${edition.tree.id}`];
  if (list === undefined || list.bars.length + list.anchors.length > 0 || !isShown(edition.tree)) return undefined;
  return { lang: languages.find(({ code }) => code === edition.language)?.bcp47 ?? "", entries: list.entries };
}

/** A list without its words, as a text that is equal for lists of equal form. */
function formOf(entries: readonly StarlightEntry[], linkOf: (href: string) => string): string {
  return JSON.stringify(entries, (key, value: unknown) => {
    if (key === "href") return typeof value === "string" ? linkOf(value) : value;
    return key === "label" || key === "text" ? "" : value;
  });
}

/** An address without base path, and without the folder of its language: Starlight adds both. */
function inFolder(folder: string | undefined, basePath: string): (href: string) => string {
  return (href) => {
    if (isExternalHref(href)) return href;
    const sitePath = withoutBasePath(href, basePath);
    if (folder === undefined || folder === "root") return sitePath;
    const pathInFolder = withoutBasePath(sitePath, `/${folder}`);
    // The address is not in the folder.
    return pathInFolder === sitePath ? `${folder}:${sitePath}` : pathInFolder;
  };
}

/** Makes items with their texts in all languages. */
class ItemMaker {
  readonly #first: SpokenList;
  readonly #linkOf: (href: string) => string;
  readonly #texts: readonly { readonly lang: string; readonly texts: readonly StarlightEntry[] }[];
  #next = 0;

  constructor(first: SpokenList, others: readonly SpokenList[], basePath: string) {
    this.#first = first;
    this.#linkOf = inFolder(undefined, basePath);
    this.#texts = others.map(({ lang, entries }) => ({ lang, texts: inOrder(entries) }));
  }

  items(entries: readonly StarlightEntry[]): StarlightItem[] {
    return entries.map((entry) => {
      const text = this.#textOf(entry);
      return entry.type === "group"
        ? { ...text, items: this.items(entry.entries), collapsed: entry.collapsed }
        : { ...text, link: this.#linkOf(entry.href), attrs: entry.attrs };
    });
  }

  #textOf(entry: StarlightEntry): StarlightItemText {
    const index = this.#next++;
    const same = this.#texts.flatMap(({ lang, texts }) =>
      texts[index] === undefined ? [] : [{ lang, entry: texts[index] }],
    );
    const labels = same.map((other) => [other.lang, other.entry.label] as const);
    const badges = same.map((other) => [other.lang, other.entry.badge?.text ?? ""] as const);
    const { label, badge } = entry;
    return withoutUndefined({
      label,
      translations: labels.some(([, other]) => other !== label) ? Object.fromEntries(labels) : undefined,
      badge: badge && {
        ...badge,
        text: badges.some(([, other]) => other !== badge.text)
          ? Object.fromEntries([[this.#first.lang, badge.text], ...badges])
          : badge.text,
      },
    });
  }
}

/** The entries of a list and those in them, in reading order. */
function inOrder(entries: readonly StarlightEntry[]): readonly StarlightEntry[] {
  return entries.flatMap((entry) => (entry.type === "group" ? [entry, ...inOrder(entry.entries)] : [entry]));
}
