// What a program may import from navc/adapters: a navigation in the types of other site generators.
export type {
  HostBanner,
  HostColumn,
  HostHeader,
  HostLink,
  HostLogo,
  HostSocial,
} from "./outputs/adapters/header/host-header.ts";
export { serviceName } from "./outputs/adapters/header/service-name.ts";
export type { HostBannerPart } from "./outputs/adapters/header/banner-parts.ts";
export type { IconDrawing, IconOptions } from "./outputs/adapters/icons/drawn-icons.ts";
export type { Appearance } from "./compiler/site/site-header.ts";
export type { NotExpressed, NotExpressedPlace } from "./outputs/adapters/not-expressed.ts";
export {
  toFumadocs,
  type FumadocsEdition,
  type FumadocsLanguage,
  type FumadocsNavigation,
  type FumadocsVersion,
} from "./outputs/adapters/fumadocs/to-fumadocs.ts";
export type { FumadocsBreadcrumb, FumadocsNeighbor, FumadocsPage } from "./outputs/adapters/fumadocs/page-frame.ts";
export type {
  FumadocsFolder,
  FumadocsItem,
  FumadocsLink,
  FumadocsMarks,
  FumadocsNode,
  FumadocsRoot,
} from "./outputs/adapters/fumadocs/page-tree.ts";
export { toStarlight, type StarlightNavigation } from "./outputs/adapters/starlight/to-starlight.ts";
export type { StarlightLocale, StarlightLocales } from "./outputs/adapters/starlight/starlight-locales.ts";
export type { StarlightRedirect } from "./outputs/adapters/starlight/starlight-redirects.ts";
export type {
  StarlightAlternate,
  StarlightBadge,
  StarlightBarEntry,
  StarlightChoice,
  StarlightEntry,
  StarlightGroup,
  StarlightLink,
  StarlightLinkAttributes,
  StarlightNeighbor,
  StarlightPage,
  StarlightSidebar,
} from "./outputs/adapters/starlight/starlight-route.ts";
export type {
  StarlightGroupItem,
  StarlightItem,
  StarlightItemBadge,
  StarlightItemText,
  StarlightLinkItem,
} from "./outputs/adapters/starlight/whole-sidebar.ts";
export { toDocusaurus } from "./outputs/adapters/docusaurus/to-docusaurus.ts";
export type {
  DocusaurusColorMode,
  DocusaurusDocsOptions,
  DocusaurusI18n,
  DocusaurusLocale,
  DocusaurusLocaleConfig,
  DocusaurusNavigation,
  DocusaurusOptions,
  DocusaurusVersionOptions,
} from "./outputs/adapters/docusaurus/to-docusaurus.ts";
export type {
  DocusaurusEditionMenu,
  DocusaurusMenuChoice,
  DocusaurusMenuEdition,
  DocusaurusMenuPage,
} from "./outputs/adapters/docusaurus/edition-menus.ts";
export type {
  DocusaurusEditionItems,
  DocusaurusItemsOfEdition,
  DocusaurusNavbarDropdown,
  DocusaurusNavbarEntry,
  DocusaurusNavbarFields,
  DocusaurusNavbarHeading,
  DocusaurusNavbarItem,
  DocusaurusNavbarLink,
  DocusaurusNavbarSidebar,
  DocusaurusOwnItem,
} from "./outputs/adapters/docusaurus/navbar-item.ts";
export type {
  DocusaurusAnnouncement,
  DocusaurusFooter,
  DocusaurusFooterColumn,
  DocusaurusFooterLink,
  DocusaurusHeader,
  DocusaurusLogo,
} from "./outputs/adapters/docusaurus/locale-header.ts";
export type {
  DocusaurusCategory,
  DocusaurusDocItem,
  DocusaurusItemFields,
  DocusaurusItemProps,
  DocusaurusLinkItem,
  DocusaurusSidebarItem,
  DocusaurusSidebars,
} from "./outputs/adapters/docusaurus/sidebar-item.ts";
export {
  toVitePress,
  type VitePressAppearance,
  type VitePressNavigation,
} from "./outputs/adapters/vitepress/to-vitepress.ts";
export {
  vitePressConfig,
  type VitePressConfig,
  type VitePressPageData,
  type VitePressPageFields,
  type VitePressTheme,
} from "./outputs/adapters/vitepress/vitepress-config.ts";
export type {
  VitePressChoice,
  VitePressLocale,
  VitePressLocaleTheme,
  VitePressNavComponent,
  VitePressNavItem,
  VitePressNavLink,
  VitePressNavMenu,
  VitePressNavSection,
  VitePressNeighbor,
  VitePressPage,
  VitePressSidebarItem,
} from "./outputs/adapters/vitepress/theme-config.ts";
