// Makes the page tree of one edition.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isEntry, isShown, showsEntries } from "../../runtime/sidebar-state.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import { ownExternalLink } from "../own-external-link.ts";
import type { FumadocsFolder, FumadocsItem, FumadocsMarks, FumadocsNode, FumadocsRoot } from "./page-tree.ts";

/** The page tree of one edition, and what was made from its divisions. */
export class EditionTree {
  readonly root: FumadocsRoot;
  /** The addresses in the tree and in its hidden parts. */
  readonly urls: ReadonlySet<string>;
  readonly #navigation: ResolvedNavigation;
  readonly #edition: Edition;
  readonly #notExpressed: NotExpressedList;
  readonly #icons: DrawnIcons;
  readonly #sidebars = new Map<string, string>();
  readonly #urls = new Set<string>();

  constructor(navigation: ResolvedNavigation, edition: Edition, notExpressed: NotExpressedList, icons: DrawnIcons) {
    this.#navigation = navigation;
    this.#edition = edition;
    this.#notExpressed = notExpressed;
    this.#icons = icons;
    const { id, tree } = edition;
    const { name } = navigation.site;
    const children = this.#nodesIn(tree, isShown);
    const hidden = this.#hiddenIn(tree);
    const fallback = hidden.length === 0 ? undefined : { $id: `${id}#hidden`, name, children: hidden };
    this.root = withoutUndefined({ $id: id, name, children, fallback });
    this.urls = this.#urls;
  }

  /** The id of the folder that has the sidebar of a division; undefined if the whole tree has it. */
  folderOf(division: string): string | undefined {
    return this.#sidebars.get(division);
  }

  #idOf(node: Division | PageNode): string {
    return `${this.#edition.id}/${node.id}`;
  }

  #nodesIn(division: Division, filter: Filter): FumadocsNode[] {
    const isIn = filter === isShown || division.kind === "group" ? filter : filterIn(division);
    const nodes = division.children.filter(isIn);
    const entries = nodes.filter(isEntry).flatMap((node) => this.#entriesOf(node, isIn));
    const parts = nodes.filter((node) => !isEntry(node)).map((node) => this.#nodeOf(node, isIn));
    if (entries.length === 0 || parts.length === 0) return [...entries, ...parts];
    const { kind, label, source } = division;
    this.#notExpressed.add(
      "pages beside tabs",
      "its sidebar would list the tabs too, so these pages are a tab of their own, with the name of what holds them",
      { what: kind === "root" ? "the navigation" : `${kind} "${label}"`, source, edition: this.#edition.id },
    );
    return parts.toSpliced(nodes.findIndex(isEntry), 0, this.#ownFolder(division, entries));
  }

  /** The entry of a node; of a group without a label, what is in it: a row without words would open and close it. */
  #entriesOf(node: Division | PageNode, isIn: Filter): readonly FumadocsNode[] {
    const made = this.#nodeOf(node, isIn);
    if (made.type === "page" || made.name.trim() !== "") return [made];
    return made.index === undefined ? made.children : [made.index, ...made.children];
  }

  #nodeOf(node: Division | PageNode, isIn: Filter): FumadocsNode {
    return node.kind === "page" ? this.#itemOf(node) : this.#folderOf(node, isIn);
  }

  /** Fumadocs shows all entries of a list in one sidebar, so pages beside tabs get their own tab. */
  #ownFolder(division: Division, children: FumadocsNode[]): FumadocsFolder {
    const $id = `${this.#idOf(division)}#pages`;
    this.#sidebars.set(division.id, $id);
    const name = division.label || this.#navigation.site.name;
    return withoutUndefined({ $id, type: "folder", name, root: true, url: firstUrl(children), children } as const);
  }

  /** The outermost sidebars that are hidden with all their contents. Readers who know an address see them. */
  #hiddenIn(division: Division): FumadocsNode[] {
    const entries = division.children.filter(isEntry);
    const isHidden = entries.some(hasPages) && !showsEntries(division);
    const own = isHidden
      ? [
          this.#ownFolder(
            division,
            entries.filter(hasPages).map((node) => this.#nodeOf(node, hasPages)),
          ),
        ]
      : [];
    const below = division.children.flatMap((part) => {
      if (isEntry(part)) return [];
      if (isShown(part)) return this.#hiddenIn(part);
      return hasPages(part) ? [this.#folderOf(part, hasPages)] : [];
    });
    return [...own, ...below];
  }

  #folderOf(division: Division, isIn: Filter): FumadocsFolder {
    const { kind, label, description, display, href } = division;
    const $id = this.#idOf(division);
    if (kind !== "group") this.#sidebars.set(division.id, $id);
    const children = this.#nodesIn(division, isIn);
    return withoutUndefined({
      $id,
      type: "folder",
      name: label,
      description,
      root: kind === "group" ? undefined : true,
      url: kind === "group" ? undefined : href,
      defaultOpen: display?.expanded,
      // A list of nothing has nothing to open.
      collapsible: children.length === 0 ? false : display?.collapsible,
      index: this.#indexOf(division),
      marks: marksOf(division, this.#icons),
      children,
    } as const);
  }

  /** The page or link that a click on the title opens; as the `index` of a folder, it has no entry of its own. */
  #indexOf(division: Division): FumadocsItem | undefined {
    const { root, href, external, otherEdition, label } = division;
    const $id = `${this.#idOf(division)}#index`;
    const page = root === undefined ? undefined : ownValue(this.#navigation.pages, root);
    if (page !== undefined && page.missing !== true)
      return this.#added({
        $id,
        type: "page",
        name: page.sidebarTitle ?? page.title,
        ...targetOf(page.url, page.href),
      });
    const isOut =
      division.kind === "group" ? ownExternalLink(division, this.#navigation.pages) !== undefined : external === true;
    if (href === undefined || !(isOut || otherEdition !== undefined)) return undefined;
    return withoutUndefined({
      $id,
      type: "page",
      name: label.trim() === "" ? href : label,
      url: href,
      external,
    } as const);
  }

  #itemOf(node: PageNode): FumadocsItem {
    const page = ownValue(this.#navigation.pages, node.href);
    return this.#added(
      withoutUndefined({
        $id: this.#idOf(node),
        type: "page",
        name: node.label,
        description: page?.description,
        url: page?.url ?? node.href,
        external: node.external,
        marks: marksOf(node, this.#icons),
      } as const),
    );
  }

  #added(item: FumadocsItem): FumadocsItem {
    this.#urls.add(item.url);
    return item;
  }
}

type Filter = (node: Division | PageNode) => boolean;

/** What a reader sees in a hidden sidebar: everything, if nothing in it is visible. */
function filterIn(division: Division): Filter {
  return showsEntries(division) ? (node) => !isEntry(node) || isShown(node) : hasPages;
}

/** A page with a `url` is only a link: its readers are sent there at once. */
function targetOf(url: string | undefined, href: string): Pick<FumadocsItem, "url" | "external"> {
  return url === undefined ? { url: href } : withoutUndefined({ url, external: isExternalHref(url) || undefined });
}

/** What is beside the name of an entry; undefined if there is nothing. */
export function marksOf(entry: Omit<FumadocsMarks, "iconClass">, icons: DrawnIcons): FumadocsMarks | undefined {
  const { icon, tag, method, deprecated } = entry;
  const marks = withoutUndefined({ icon, iconClass: icons.classOf(icon), tag, method, deprecated });
  return Object.keys(marks).length === 0 ? undefined : marks;
}

function firstUrl(nodes: readonly FumadocsNode[]): string | undefined {
  for (const node of nodes) {
    const url = node.type === "page" ? node.url : (node.index?.url ?? firstUrl(node.children));
    if (url !== undefined) return url;
  }
  return undefined;
}

/** True for a page that can be opened, and for a division that leads to one. */
function hasPages(node: Division | PageNode): boolean {
  if (node.kind === "page") return node.missing !== true;
  return node.href !== undefined || node.children.some(hasPages);
}
