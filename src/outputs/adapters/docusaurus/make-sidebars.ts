// Makes the sidebars of one version of the docs.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { entriesIn, isEntry, showsEntries } from "../../runtime/sidebar-state.ts";
import type {
  Division,
  Edition,
  GroupDivision,
  PageNode,
  ResolvedNavigation,
} from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import { ownExternalLink } from "../own-external-link.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import type { DocsPlan, DocsVersion } from "./docs-plan.ts";
import { textClass } from "./item-classes.ts";
import { isWithoutDocument, linkFrom } from "./link-from.ts";
import type {
  DocusaurusItemFields,
  DocusaurusItemProps,
  DocusaurusSidebarItem,
  DocusaurusSidebars,
} from "./sidebar-item.ts";
import { withItemKeys } from "./item-keys.ts";

/** What the sidebars of all versions need. */
export interface VersionSidebarContext {
  readonly navigation: ResolvedNavigation;
  readonly plan: DocsPlan;
  readonly notExpressed: NotExpressedList;
  /** Whether items with the same label get a `key`. */
  readonly itemKeys: boolean;
  readonly icons: DrawnIcons;
}

/** Makes the sidebars of a version: one for each division that has a sidebar, in reading order. */
export function makeSidebars(version: DocsVersion, context: VersionSidebarContext): DocusaurusSidebars {
  const sidebars: DocusaurusSidebars = {};
  for (const edition of version.editions)
    for (const division of sidebarDivisions(edition.tree)) {
      const items = new SidebarMaker(version, edition, division, context).items();
      if (items.length > 0) sidebars[sidebarName(version, edition, division.id)] = items;
    }
  return sidebars;
}

/** The name of the sidebar of a division. */
export function sidebarName(version: DocsVersion, edition: Edition, division: string): string {
  const name = division === "" ? "docs" : division;
  return edition === version.editions[0] ? name : `${edition.id} ${name}`;
}

/** The names of all sidebars that an edition may have in a version. */
export function sidebarNames(version: DocsVersion, edition: Edition): readonly string[] {
  return sidebarDivisions(edition.tree).map(({ id }) => sidebarName(version, edition, id));
}

function sidebarDivisions(division: Division): readonly Division[] {
  const own = division.children.some(isEntry) ? [division] : [];
  return [...own, ...division.children.flatMap((child) => (isEntry(child) ? [] : sidebarDivisions(child)))];
}

/** Makes one sidebar. */
class SidebarMaker {
  readonly #version: DocsVersion;
  readonly #edition: Edition;
  readonly #division: Division;
  readonly #context: VersionSidebarContext;
  readonly #showsAll: boolean;

  constructor(version: DocsVersion, edition: Edition, division: Division, context: VersionSidebarContext) {
    this.#version = version;
    this.#edition = edition;
    this.#division = division;
    this.#context = context;
    this.#showsAll = !showsEntries(division);
  }

  items(): DocusaurusSidebarItem[] {
    const items = this.#itemsIn(this.#division);
    return this.#context.itemKeys ? withItemKeys(items) : items;
  }

  #itemsIn(division: Division): DocusaurusSidebarItem[] {
    return entriesIn(division, { hidden: this.#showsAll }).flatMap((node) =>
      node.kind === "page" ? this.#pageItems(node) : this.#groupItems(node),
    );
  }

  #pageItems(node: PageNode): DocusaurusSidebarItem[] {
    const page = ownValue(this.#context.navigation.pages, node.href);
    if (page === undefined) return [];
    const fields = this.#fieldsOf(node);
    const label = node.label === "" ? undefined : node.label;
    if (page.url !== undefined) return [this.#link(page.url, label ?? page.url, fields)];
    const id = this.#version.ids.get(page);
    const home = this.#context.plan.homeOf(page);
    if (!home.ids.has(page)) {
      this.#report("a page without a text", "Docusaurus stops at an entry without a document, so it is left out", node);
      return [];
    }
    if (id === undefined) {
      const other = home.locale === this.#version.locale ? "version" : "language";
      this.#report(
        `a page in the sidebars of several ${other}s`,
        `its document is in one ${other}, and the sidebars of the others have a link to it`,
        node,
      );
      return [this.#link(page.href, label ?? page.title, fields)];
    }
    const type = ownsPage(this.#version, this.#edition, page, node.id) ? "doc" : "ref";
    return [withoutUndefined({ type, id, label, ...fields } as const)];
  }

  #groupItems(group: GroupDivision): DocusaurusSidebarItem[] {
    const items = this.#itemsIn(group);
    const page = group.root === undefined ? undefined : ownValue(this.#context.navigation.pages, group.root);
    const root = page?.missing ? undefined : page;
    const id = root && root.url === undefined ? this.#version.ids.get(root) : undefined;
    if (items.length === 0 && id === undefined) {
      if (group.href === undefined || isWithoutDocument(group.href, this.#context)) return [];
      return [this.#link(group.href, group.label.trim() === "" ? group.href : group.label, this.#fieldsOf(group))];
    }
    if (group.label.trim() === "") {
      this.#report("a group without a label", "its pages are listed without a group around them", group);
      return items;
    }
    const { collapsible, expanded, onSelect } = group.display;
    if (
      id === undefined &&
      (root !== undefined || ownExternalLink(group, this.#context.navigation.pages) !== undefined)
    )
      this.#report(
        "a group whose title leads to another version or out of the site",
        "a click on its title opens and closes the group",
        group,
      );
    else if (onSelect === "navigate" && id === undefined)
      this.#report(
        "a group without a root page whose title opens its first page",
        "a click on its title opens and closes the group",
        group,
      );
    if (id !== undefined && items.some((item) => "id" in item && item.id === id))
      this.#report(
        "a group whose root page is in its list, too",
        "both its title and the entry are shown as the current page",
        group,
      );
    if (group.directory === "accordion")
      this.#report("the list of a group on its root page as an accordion", "the list is made of cards", group);
    return [
      withoutUndefined({
        type: "category",
        label: group.label,
        description: group.description === "" ? undefined : group.description,
        collapsible,
        collapsed: collapsible ? !expanded : undefined,
        link: id === undefined ? undefined : ({ type: "doc", id } as const),
        ...this.#fieldsOf(group),
        items,
      } as const),
    ];
  }

  #link(href: string, label: string, fields: DocusaurusItemFields): DocusaurusSidebarItem {
    const to = linkFrom(this.#version.locale, href, this.#context);
    const autoAddBaseUrl = isExternalHref(href) ? undefined : (false as const);
    return withoutUndefined({ type: "link", href: to, label, autoAddBaseUrl, ...fields } as const);
  }

  #fieldsOf(node: PageNode | GroupDivision): DocusaurusItemFields {
    const { icon, tag } = node;
    const method = node.kind === "page" ? node.method : undefined;
    const deprecated = node.kind === "page" ? node.deprecated : undefined;
    const { icons } = this.#context;
    const iconClass = icons.classOf(icon);
    const reason = icons.reasonAgainst(icon);
    if (reason !== undefined) this.#report("the icon of a page or group", reason, node);
    const classes = [
      ...(iconClass === undefined ? [] : [iconClass]),
      ...(method === undefined ? [] : ["navc-method", textClass("method", method)]),
      ...(tag === undefined ? [] : ["navc-tag", textClass("tag", tag)]),
      ...(deprecated === undefined ? [] : ["navc-deprecated"]),
    ];
    const customProps: DocusaurusItemProps = withoutUndefined({ icon, tag, method, deprecated });
    return {
      ...(classes.length === 0 ? {} : { className: classes.join(" ") }),
      ...(Object.keys(customProps).length === 0 ? {} : { customProps }),
    };
  }

  #report(feature: string, reason: string, node: PageNode | GroupDivision): void {
    const { kind, label, source } = node;
    const place = { what: `${kind} "${label}"`, source, edition: this.#edition.id };
    this.#context.notExpressed.add(feature, reason, kind === "page" ? { ...place, href: node.href } : place);
  }
}

/** True for the node that Docusaurus should use as the place of a page in its version. */
function ownsPage({ editions }: DocsVersion, edition: Edition, page: Page, node: string): boolean {
  const ids = editions.map(({ id }) => id);
  const place = page.placements.find((placement) => placement.editions.some((id) => ids.includes(id)));
  const owner = ids.find((id) => place?.editions.includes(id));
  return place?.node === node && owner === edition.id;
}
