// Defines what the pages of a Starlight site show, in the types of Starlight's route data.
// Lists are `readonly` only if Starlight's are.

/** A short text beside a label, a `Badge` of Starlight. */
export interface StarlightBadge {
  /** The method of an operation, a tag, or both. */
  readonly text: string;
  /** Its color. */
  readonly variant: "note" | "danger" | "success" | "caution" | "tip" | "default";
  /** The icon of its group, which has no attributes of its own: `navc-icon navc-icon--lucide-rocket`. */
  readonly class?: string;
}

// An interface is not assignable to the attributes of Astro, which have an index signature.
/** Attributes of a link in a sidebar. */
export type StarlightLinkAttributes = {
  /** Only for an external link. */
  readonly target?: "_blank";
  /** Only for an external link. */
  readonly rel?: "noopener";
  /** `navc-icon navc-icon--lucide-rocket` for its icon, `navc-deprecated` for a deprecated page. */
  readonly class?: string;
};

/** An entry of a sidebar, a `SidebarEntry` of Starlight. */
export type StarlightEntry = StarlightLink | StarlightGroup;

/** A link in a sidebar, a `SidebarManualLink` of Starlight. */
export interface StarlightLink {
  readonly type: "link";
  /** What the sidebar shows. */
  readonly label: string;
  /** Its address, with the base path of docs.json. */
  readonly href: string;
  /** Always false: the middleware sets it for the page that is shown. */
  isCurrent: boolean;
  /** Its method or tag. */
  readonly badge: StarlightBadge | undefined;
  /** Its other attributes. */
  readonly attrs: StarlightLinkAttributes;
}

/** A group in a sidebar, a `SidebarManualGroup` of Starlight. */
export interface StarlightGroup {
  readonly type: "group";
  /** What the sidebar shows. */
  readonly label: string;
  /** What it shows, in reading order. */
  readonly entries: StarlightEntry[];
  /** Whether it is closed at first; the middleware opens the groups that contain the current page. */
  collapsed: boolean;
  /** Its tag. */
  readonly badge: StarlightBadge | undefined;
}

/** The sidebar of a part of an edition, with what is above it. */
export interface StarlightSidebar {
  /** Its entries, in reading order. */
  readonly entries: StarlightEntry[];
  /** The rows of tabs, products, dropdowns, anchors and menu items above it, outermost first. */
  readonly bars: readonly StarlightBarEntry[][];
  /** The anchors that every page of the edition has. */
  readonly anchors: readonly StarlightBarEntry[];
}

/** A tab, product, dropdown, anchor or menu item. */
export interface StarlightBarEntry {
  /** What is shown. */
  readonly label: string;
  /** Where it leads, with the base path of docs.json. */
  readonly href?: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** True for the one whose sidebar is shown. */
  readonly current?: true;
  /** A short word shown beside the label. */
  readonly tag?: string;
  /** A sentence about it. */
  readonly description?: string;
  /** The classes of its icon. */
  readonly iconClass?: string;
}

/** A link to the page before or after another one. */
export interface StarlightNeighbor {
  /** What the link shows. */
  readonly label: string;
  /** The address of the page, with the base path of docs.json. */
  readonly href: string;
}

/** A language or version that readers of a page can choose. */
export interface StarlightChoice {
  /** What is shown. */
  readonly label: string;
  /** Where the choice leads, with the base path of docs.json; absent if there is nothing to show. */
  readonly href?: string;
  /** True for the one of the page. */
  readonly current?: true;
}

/** What the middleware sets for a page. */
export interface StarlightPage {
  /** The name of its sidebar in `sidebars`. */
  readonly sidebar: string;
  /**
   * Where the page is in that sidebar: the index of an entry, then the index of an entry in that one, and so on. The last one
   * is the link to the page, or a group if the page in it is hidden; [] for a page outside the sidebar.
   */
  readonly place: readonly number[];
  /** The language tag of the page; absent for a site without languages. */
  readonly lang?: string;
  /** The direction of its script. */
  readonly dir: "ltr" | "rtl";
  /** The first page of its edition, where the title of the site leads. */
  readonly home?: string;
  /** True if search engines should not find it. */
  readonly noindex?: true;
  /** The labels above its title: its breadcrumbs or its section. */
  readonly eyebrow: readonly string[];
  /** The page before it; absent if there is none. */
  readonly prev?: StarlightNeighbor;
  /** The page after it; absent if there is none. */
  readonly next?: StarlightNeighbor;
  /** The languages that its readers can choose; empty without a choice. */
  readonly languages: readonly StarlightChoice[];
  /** The versions that its readers can choose; empty without a choice. */
  readonly versions: readonly StarlightChoice[];
  /** The page in each language, for search engines, by language tag; with the base path of docs.json. */
  readonly alternates: readonly StarlightAlternate[];
}

/** A page in one language, for search engines. */
export interface StarlightAlternate {
  /** A language tag, or `x-default`. */
  readonly hreflang: string;
  /** Its address, with the base path of docs.json. */
  readonly href: string;
}
