// Makes the navbar of one language.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { barEntries } from "../../runtime/bars.ts";
import { isShown, showsEntries } from "../../runtime/sidebar-state.ts";
import type { Division, Edition } from "../../../compiler/site/navigation.ts";
import { isSameJson } from "../../../compiler/text/same-json.ts";
import { escapedHtml } from "../escaped-html.ts";
import type { DocsLocale, DocsVersion } from "./docs-plan.ts";
import { hasDocument } from "./has-document.ts";
import { isWithoutDocument, linkFrom } from "./link-from.ts";
import { sidebarName, sidebarNames, type VersionSidebarContext } from "./make-sidebars.ts";
import type {
  DocusaurusNavbarEntry,
  DocusaurusNavbarHeading,
  DocusaurusNavbarItem,
  DocusaurusOwnItem,
} from "./navbar-item.ts";
import type { DocusaurusSidebars } from "./sidebar-item.ts";

/**
 * Makes the navbar: the outermost tabs, products, dropdowns or anchors of each version, and on the right the anchors of the
 * whole edition. Docusaurus has one navbar for all versions. Where versions differ, items have a class that names their version;
 * where editions that share a version differ, one item has those of each edition. (D491)
 */
export function navbarItems(
  locale: DocsLocale,
  sidebars: DocusaurusSidebars,
  context: VersionSidebarContext,
): readonly DocusaurusNavbarItem[] {
  const lists = locale.versions.map((version) => itemsOfVersion(version, sidebars, context));
  const inAll = (item: DocusaurusNavbarItem): boolean =>
    lists.every((list) => list.some((other) => isSameJson(other, item)));
  return lists.flatMap((items, index) => {
    const className = `navc-version--${locale.versions[index]!.name}`;
    if (index === 0) return items.map((item) => (inAll(item) ? item : withClass(item, className)));
    return items.filter((item) => !inAll(item)).map((item) => withClass(item, className));
  });
}

function withClass<Item extends DocusaurusNavbarItem>(item: Item, className: string): Item {
  if (item.type !== "custom-navcEditionItems")
    return { ...item, className: item.className === undefined ? className : `${item.className} ${className}` };
  const editions = item.editions.map((edition) => ({
    ...edition,
    items: edition.items.map((each) => withClass(each, className)),
  }));
  return { ...item, editions };
}

function itemsOfVersion(
  version: DocsVersion,
  sidebars: DocusaurusSidebars,
  context: VersionSidebarContext,
): readonly DocusaurusNavbarItem[] {
  const makers = version.editions.map((edition) => new BarMaker(version, edition, sidebars, context));
  const side = (
    position: "left" | "right",
    itemsOf: (maker: BarMaker) => readonly DocusaurusOwnItem[],
  ): readonly DocusaurusNavbarItem[] => {
    const lists = makers.map((maker) => itemsOf(maker).map((item) => ({ ...item, position })));
    if (lists.every((list) => isSameJson(list, lists[0]!))) return lists[0]!;
    const editions = lists.map((items, index) => ({
      sidebars: sidebarNames(version, version.editions[index]!).filter((name) => sidebars[name] !== undefined),
      items,
    }));
    return [{ type: "custom-navcEditionItems", position, editions }];
  };
  return [...side("left", (maker) => maker.bars()), ...side("right", (maker) => maker.anchors())];
}

function heading(label: string): DocusaurusNavbarHeading {
  return { type: "html", value: `<strong class="navc-heading">${escapedHtml(label)}</strong>` };
}

/** Makes the items of one edition. */
class BarMaker {
  readonly #version: DocsVersion;
  readonly #edition: Edition;
  readonly #sidebars: DocusaurusSidebars;
  readonly #context: VersionSidebarContext;

  constructor(version: DocsVersion, edition: Edition, sidebars: DocusaurusSidebars, context: VersionSidebarContext) {
    this.#version = version;
    this.#edition = edition;
    this.#sidebars = sidebars;
    this.#context = context;
  }

  /** The outermost tabs, products, dropdowns or anchors. */
  bars(): readonly DocusaurusOwnItem[] {
    return barEntries(this.#edition.tree).flatMap((division) => this.#item(division));
  }

  /** The anchors of the whole edition. */
  anchors(): readonly DocusaurusOwnItem[] {
    return this.#edition.global.anchors.filter(isShown).flatMap((anchor) => this.#entry(anchor));
  }

  #item(division: Division): DocusaurusOwnItem[] {
    if (barEntries(division).length === 0) return this.#entry(division);
    this.#reportLook(division);
    const items = this.#entriesIn(division);
    return items.length === 0
      ? []
      : [{ type: "dropdown", label: this.#labelOf(division), ...this.#iconOf(division), items }];
  }

  /** Docusaurus has no nested dropdowns, so deeper entries are listed below a title. */
  #entriesIn(division: Division): (DocusaurusNavbarEntry | DocusaurusNavbarHeading)[] {
    const own = showsEntries(division) ? this.#entry(division) : [];
    const childItems = barEntries(division).flatMap((child) => {
      if (barEntries(child).length === 0) return this.#entry(child);
      this.#reportLook(child);
      const entries = this.#entriesIn(child);
      return entries.length === 0 ? [] : [heading(this.#labelOf(child)), ...entries];
    });
    return [...own, ...childItems];
  }

  #entry(division: Division): DocusaurusNavbarEntry[] {
    this.#reportLook(division);
    const label = this.#labelOf(division);
    const icon = this.#iconOf(division);
    const { href } = division;
    // An item for a sidebar that the version at the start lacks stops the build, because the navbar is on all pages.
    const sidebarId = sidebarName(this.#version, this.#edition, division.id);
    const own = showsEntries(division);
    if (own && hasDocument(this.#sidebars[sidebarId])) {
      const { pluginId } = this.#version.locale;
      const plugin = pluginId === "default" ? {} : { docsPluginId: pluginId };
      return [{ type: "docSidebar", label, sidebarId, ...plugin, ...icon }];
    }
    if (href === undefined || isWithoutDocument(href, this.#context)) return [];
    if (isExternalHref(href)) return [{ label, href, ...icon }];
    return [{ label, to: linkFrom(this.#version.locale, href, this.#context), autoAddBaseUrl: false, ...icon }];
  }

  #iconOf({ icon }: Division): { readonly className?: string } {
    const className = this.#context.icons.classOf(icon);
    return className === undefined ? {} : { className };
  }

  #labelOf({ label, id, href }: Division): string {
    return label || href || id || "docs";
  }

  #reportLook({ kind, label, source, icon, tag, description }: Division): void {
    const place = { what: `${kind} "${label}"`, source, edition: this.#edition.id };
    const report = (what: string, reason = "the navbar shows only labels"): void =>
      this.#context.notExpressed.add(`the ${what} of what the navbar shows`, reason, place);
    const withoutIcon = this.#context.icons.reasonAgainst(icon);
    if (withoutIcon !== undefined) report("icon", withoutIcon);
    if (tag !== undefined) report("tag");
    if (description !== undefined && description !== "") report("description");
  }
}
