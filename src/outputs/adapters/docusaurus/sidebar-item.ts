// The sidebars of Docusaurus, with the parts that the adapter makes: the types of @docusaurus/plugin-content-docs.

/** The sidebars of one version of the docs, by name: a `SidebarsConfig` of Docusaurus. */
export interface DocusaurusSidebars {
  /** The items of a sidebar, in reading order. */
  [name: string]: DocusaurusSidebarItem[];
}

/** What a sidebar or a category lists. */
export type DocusaurusSidebarItem = DocusaurusDocItem | DocusaurusLinkItem | DocusaurusCategory;

/** What every item may have. */
export interface DocusaurusItemFields {
  /** Distinguishes items with the same label, for translations; Docusaurus accepts it since 3.9. */
  readonly key?: string;
  /** For style sheets: `navc-icon navc-icon--lucide-rocket`, `navc-method navc-method--get`, `navc-tag navc-tag--New`, `navc-deprecated`. */
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
  /** True if the page or its operation is deprecated. */
  readonly deprecated?: true;
  /** Anything that your own theme needs. */
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

/** A link to an external address, or to a page of another version or language. */
export interface DocusaurusLinkItem extends DocusaurusItemFields {
  readonly type: "link";
  /** Where it leads. An address that another build serves begins with `pathname://`. */
  readonly href: string;
  /** What the sidebar shows. */
  readonly label: string;
  /** False for an address of the site, which already has the base path. */
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
  /** Whether it is closed at first; absent if it is always open. */
  readonly collapsed?: boolean;
  /** The page that its title opens. */
  readonly link?: { readonly type: "doc"; readonly id: string };
  /** What it lists, in reading order. */
  readonly items: DocusaurusSidebarItem[];
}
