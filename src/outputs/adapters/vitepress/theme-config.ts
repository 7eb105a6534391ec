// The configuration of VitePress, with the parts that the adapter makes.

import type { HostHeader } from "../header/host-header.ts";

/** An entry of a sidebar, a `DefaultTheme.SidebarItem` of VitePress. */
export interface VitePressSidebarItem {
  /** HTML: the label, and what is shown beside it. */
  readonly text?: string;
  /** Its address without the base path, or an external link. */
  readonly link?: string;
  /** Its entries. */
  items?: VitePressSidebarItem[];
  /** Whether it is closed at first; absent if it can't be closed. */
  readonly collapsed?: boolean;
}

/** An entry of the top bar, a `DefaultTheme.NavItem` of VitePress. */
export type VitePressNavItem = VitePressNavLink | VitePressNavMenu | VitePressNavComponent;

/** A link of the top bar or of a menu in it. */
export interface VitePressNavLink {
  /** HTML: the label, and what is shown beside it. */
  text: string;
  /** Its address without the base path, or an external link. */
  link: string;
  /** A regular expression of the addresses where it is highlighted. */
  activeMatch?: string;
}

/** A menu of the top bar. */
export interface VitePressNavMenu {
  /** HTML: the label, and what is shown beside it. */
  text: string;
  /** Its entries. */
  items: (VitePressNavLink | VitePressNavSection)[];
  /** A regular expression of the addresses where it is highlighted. */
  activeMatch?: string;
}

/** A part of a menu with a title. */
export interface VitePressNavSection {
  /** The title, as plain text. */
  text: string;
  /** Its entries. */
  items: VitePressNavLink[];
}

/** A component of the theme in the top bar. */
export interface VitePressNavComponent {
  /** The name by which the theme registers it. */
  component: string;
}

/** What VitePress shows in one part of the site: a `LocaleSpecificConfig` of VitePress. */
export interface VitePressLocale {
  /** Empty, so that VitePress does not show its own menu of languages. */
  label: string;
  /** The address of its first page. */
  link?: string;
  /** A language tag, such as `zh-Hans`. */
  lang?: string;
  /** The direction of its script. */
  dir: "ltr" | "rtl";
  /** What the theme shows on each of its pages. */
  themeConfig: VitePressLocaleTheme;
}

/** What the theme shows on each page of one part of the site. */
export interface VitePressLocaleTheme {
  /** The top bar. */
  nav: VitePressNavItem[];
  /** The pictures of the logo. */
  logo?: { light: string; dark: string; alt: string };
  /** Where the logo leads, with the base path; absent for the start page of the language. */
  logoLink?: { link: string };
  /** False where the logo stands for the name of the site. */
  siteTitle?: false;
  /** Links of the top bar to services, drawn as their icons. */
  socialLinks?: { icon: string; link: string; ariaLabel: string }[];
  /** The banner, and what is below each page, for `NavcBanner` and `NavcFooter` of the theme. */
  navc?: Pick<HostHeader, "banner" | "columns" | "socials">;
}

/** A link at the end of a page. */
export interface VitePressNeighbor {
  /** HTML: the label. */
  readonly text: string;
  /** Its address without the base path. */
  readonly link: string;
}

/** A language or version that a reader of a page can choose. */
export interface VitePressChoice {
  /** The label, as plain text. */
  readonly text: string;
  /** A short word shown beside it. */
  readonly tag?: string;
  /** Where it leads; absent if there is no page to show. */
  readonly link?: string;
  /** True for the one of the page. */
  readonly current?: true;
}

/** What VitePress can't know of a page by itself. */
export interface VitePressPage {
  /** The title of the page, as plain text. */
  readonly title: string;
  /** The description of the page in the form for an HTML attribute. */
  readonly description?: string;
  /** True if search engines are asked not to index it. */
  readonly noindex?: true;
  /** The page before it; false if there is none. */
  readonly prev: VitePressNeighbor | false;
  /** The page after it; false if there is none. */
  readonly next: VitePressNeighbor | false;
  /** The languages to choose from; absent if there is nothing to choose. */
  readonly languages?: readonly VitePressChoice[];
  /** The versions to choose from; absent if there is nothing to choose. */
  readonly versions?: readonly VitePressChoice[];
}
