// The sidebars of Docusaurus, as far as the adapter makes them: the types of @docusaurus/plugin-content-docs.

/** The sidebars of one version of the docs, by name: a `SidebarsConfig` of Docusaurus. */
export interface DocusaurusSidebars {
  /** The items of a sidebar, in reading order. */
  [name: string]: DocusaurusSidebarItem[];
}

/** What a sidebar or a category lists. */
export type DocusaurusSidebarItem = DocusaurusDocItem | DocusaurusLinkItem | DocusaurusCategory;

/** What every item may have. */
export interface DocusaurusItemFields {
  /** Distinguishes items of one label, for translations; Docusaurus accepts it from 3.9 on. */
  readonly key?: string;
  /** For style sheets: `navc-method navc-method--get`, `navc-tag navc-tag--New`, `navc-deprecated`. */
  readonly className?: string;
  /** What the theme of Docusaurus does not show by itself. */
  readonly customProps?: DocusaurusItemProps;
}

/** What the theme of Docusaurus does not show by itself. */
export interface DocusaurusItemProps {
  /** The name of an icon, or an object with a name, a style and a library, as written in docs.json. */
  readonly icon?: unknown;
  /** A short word beside the label. */
  readonly tag?: string;
  /** The method of the operation: `GET` and so on, or `WEBHOOK`. */
  readonly method?: string;
  /** True for a page whose operation is deprecated, or that is itself. */
  readonly deprecated?: true;
  /** Whatever a theme of your own needs. */
  [name: string]: unknown;
}

/** A page. `ref` is a page that belongs to another sidebar, or to another place in this one. */
export interface DocusaurusDocItem extends DocusaurusItemFields {
  readonly type: "doc" | "ref";
  /** The id of the document. */
  readonly id: string;
  /** What the sidebar shows. */
  readonly label?: string;
}

/** A link: out of the site, or to a page of another version or language. */
export interface DocusaurusLinkItem extends DocusaurusItemFields {
  readonly type: "link";
  /** Where it leads. An address that another build serves begins with `pathname://`. */
  readonly href: string;
  /** What the sidebar shows. */
  readonly label: string;
  /** False for an address of the site, which has the base path already. */
  readonly autoAddBaseUrl?: false;
}

/** A group. */
export interface DocusaurusCategory extends DocusaurusItemFields {
  readonly type: "category";
  /** What the sidebar shows. */
  readonly label: string;
  /** Its description, which cards show. */
  readonly description?: string;
  /** Whether the reader can close it. */
  readonly collapsible: boolean;
  /** Whether it is closed at first; absent where it is always open. */
  readonly collapsed?: boolean;
  /** The page that its title opens. */
  readonly link?: { readonly type: "doc"; readonly id: string };
  /** What it lists, in reading order. */
  readonly items: DocusaurusSidebarItem[];
}
