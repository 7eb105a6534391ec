// The configuration of VitePress, as far as the adapter makes it.

/** An entry of a sidebar, a `DefaultTheme.SidebarItem` of VitePress. */
export interface VitePressSidebarItem {
  /** HTML: the label, with what is shown beside it. */
  readonly text?: string;
  /** Its address without the base path, or a link out of the site. */
  readonly link?: string;
  /** What it holds. */
  items?: VitePressSidebarItem[];
  /** Whether it is closed at first; absent when it can't be closed. */
  readonly collapsed?: boolean;
}

/** An entry of the bar on top, a `DefaultTheme.NavItem` of VitePress. */
export type VitePressNavItem = VitePressNavLink | VitePressNavMenu | VitePressNavComponent;

/** A link of the bar on top or of a menu in it. */
export interface VitePressNavLink {
  /** HTML: the label, with what is shown beside it. */
  text: string;
  /** Its address without the base path, or a link out of the site. */
  link: string;
  /** A regular expression of the addresses where it is highlighted. */
  activeMatch?: string;
}

/** A menu of the bar on top. */
export interface VitePressNavMenu {
  /** HTML: the label, with what is shown beside it. */
  text: string;
  /** What it holds. */
  items: (VitePressNavLink | VitePressNavSection)[];
  /** A regular expression of the addresses where it is highlighted. */
  activeMatch?: string;
}

/** A part of a menu with a title. */
export interface VitePressNavSection {
  /** The title, plain text. */
  text: string;
  /** What it holds. */
  items: VitePressNavLink[];
}

/** A component of the theme in the bar on top. */
export interface VitePressNavComponent {
  /** The name by which the theme registers it. */
  component: string;
}

/** What VitePress shows in one part of the site: a `LocaleSpecificConfig` of VitePress. */
export interface VitePressLocale {
  /** Empty, so that VitePress shows no menu of languages of its own. */
  label: string;
  /** The address of its first page. */
  link?: string;
  /** A language tag, such as `zh-Hans`. */
  lang?: string;
  /** The direction of its script. */
  dir: "ltr" | "rtl";
  /** Its bar on top. */
  themeConfig: { nav: VitePressNavItem[] };
}

/** A link at the foot of a page. */
export interface VitePressNeighbor {
  /** HTML: the label. */
  readonly text: string;
  /** Its address without the base path. */
  readonly link: string;
}

/** A language or version that a reader of a page can choose. */
export interface VitePressChoice {
  /** The label, plain text. */
  readonly text: string;
  /** A short word shown beside it. */
  readonly tag?: string;
  /** Where it leads; absent when there is no page to show. */
  readonly link?: string;
  /** True for the one that the reader is in. */
  readonly current?: true;
}

/** What VitePress can't know of a page by itself. */
export interface VitePressPage {
  /** The title of the page, plain text. */
  readonly title: string;
  /** The description of the page as it stands in an attribute of HTML. */
  readonly description?: string;
  /** True when search engines are asked not to index it. */
  readonly noindex?: true;
  /** The page before it; false when there is none. */
  readonly prev: VitePressNeighbor | false;
  /** The page after it; false when there is none. */
  readonly next: VitePressNeighbor | false;
  /** The languages to choose from; absent where there is nothing to choose. */
  readonly languages?: readonly VitePressChoice[];
  /** The versions to choose from; absent where there is nothing to choose. */
  readonly versions?: readonly VitePressChoice[];
}
