// The navbar of Docusaurus, with the parts that the adapter makes.

/** An item of the navbar. */
export type DocusaurusNavbarItem = DocusaurusOwnItem | DocusaurusEditionItems;

/** An item of the navbar of a type that Docusaurus has. */
export type DocusaurusOwnItem = DocusaurusNavbarEntry | DocusaurusNavbarDropdown;

/** An item of the navbar that leads somewhere. */
export type DocusaurusNavbarEntry = DocusaurusNavbarSidebar | DocusaurusNavbarLink;

/** What every item of the navbar may have. */
export interface DocusaurusNavbarFields {
  /** The side of the navbar; absent inside a dropdown. */
  readonly position?: "left" | "right";
  /** `navc-version--` and the name of a version, on items that only this version has; `navc-button` on the button. */
  readonly className?: string;
}

/** A tab: opens the first page of a sidebar, and is active on all its pages. */
export interface DocusaurusNavbarSidebar extends DocusaurusNavbarFields {
  readonly type: "docSidebar";
  /** What the navbar shows. */
  readonly label: string;
  /** The name of the sidebar. */
  readonly sidebarId: string;
  /** The id of the docs plugin; absent for that of the default language. */
  readonly docsPluginId?: string;
}

/** A link to a page of the site (`to`) or to an external address (`href`). */
export type DocusaurusNavbarLink = DocusaurusNavbarFields & { readonly type?: undefined; readonly label: string } & (
    | { readonly to: string; readonly autoAddBaseUrl: false; readonly href?: undefined }
    | { readonly href: string; readonly to?: undefined }
  );

/** A product, dropdown or tab with several sidebars. */
export interface DocusaurusNavbarDropdown extends DocusaurusNavbarFields {
  readonly type: "dropdown";
  /** What the navbar shows. */
  readonly label: string;
  /** Its entries, in reading order. */
  readonly items: (DocusaurusNavbarEntry | DocusaurusNavbarHeading)[];
}

/** A title between the entries of a dropdown, as HTML. */
export interface DocusaurusNavbarHeading {
  readonly type: "html";
  /** The title as HTML. */
  readonly value: string;
}

/**
 * The items on one side of the navbar where editions share one version of the docs: those of the edition of the page. The example
 * has a component for it, because Docusaurus has one navbar for all pages of a version.
 */
export interface DocusaurusEditionItems {
  readonly type: "custom-navcEditionItems";
  /** The side of the navbar. */
  readonly position: "left" | "right";
  /** The editions. Pages in a sidebar of none of them have the items of the first one. */
  readonly editions: readonly DocusaurusItemsOfEdition[];
  /** Absent: each of its items has a label. */
  readonly label?: undefined;
  /** Absent: each of its items has its classes. */
  readonly className?: undefined;
}

/** What the navbar shows on the pages of one edition. */
export interface DocusaurusItemsOfEdition {
  /** The names of the sidebars of its pages. */
  readonly sidebars: readonly string[];
  /** Its items, in reading order. */
  readonly items: readonly DocusaurusOwnItem[];
}
