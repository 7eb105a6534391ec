// What a program may import from navc/adapters: a navigation in the own types of programs that make sites.
export type { NotExpressed, NotExpressedPlace } from "./not-expressed.ts";
export {
  toFumadocs,
  type FumadocsEdition,
  type FumadocsLanguage,
  type FumadocsNavigation,
  type FumadocsVersion,
} from "./fumadocs/to-fumadocs.ts";
export type { FumadocsBreadcrumb, FumadocsNeighbor, FumadocsPage } from "./fumadocs/page-frame.ts";
export type {
  FumadocsFolder,
  FumadocsItem,
  FumadocsLink,
  FumadocsMarks,
  FumadocsNode,
  FumadocsRoot,
} from "./fumadocs/page-tree.ts";
export { toStarlight, type StarlightNavigation } from "./starlight/to-starlight.ts";
export type { StarlightLocale, StarlightLocales } from "./starlight/starlight-locales.ts";
export type { StarlightRedirect } from "./starlight/starlight-redirects.ts";
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
} from "./starlight/starlight-route.ts";
export type {
  StarlightGroupItem,
  StarlightItem,
  StarlightItemBadge,
  StarlightItemText,
  StarlightLinkItem,
} from "./starlight/whole-sidebar.ts";
export { toDocusaurus } from "./docusaurus/to-docusaurus.ts";
export type {
  DocusaurusDocsOptions,
  DocusaurusI18n,
  DocusaurusLocale,
  DocusaurusLocaleConfig,
  DocusaurusNavigation,
  DocusaurusOptions,
  DocusaurusVersionOptions,
} from "./docusaurus/to-docusaurus.ts";
export type {
  DocusaurusEditionMenu,
  DocusaurusMenuChoice,
  DocusaurusMenuEdition,
  DocusaurusMenuPage,
} from "./docusaurus/edition-menus.ts";
export type {
  DocusaurusNavbarDropdown,
  DocusaurusNavbarEntry,
  DocusaurusNavbarFields,
  DocusaurusNavbarHeading,
  DocusaurusNavbarItem,
  DocusaurusNavbarLink,
  DocusaurusNavbarSidebar,
} from "./docusaurus/navbar-item.ts";
export type {
  DocusaurusCategory,
  DocusaurusDocItem,
  DocusaurusItemFields,
  DocusaurusItemProps,
  DocusaurusLinkItem,
  DocusaurusSidebarItem,
  DocusaurusSidebars,
} from "./docusaurus/sidebar-item.ts";
export { toVitePress, type VitePressNavigation } from "./vitepress/to-vitepress.ts";
export {
  vitePressConfig,
  type VitePressConfig,
  type VitePressPageData,
  type VitePressPageFields,
  type VitePressTheme,
} from "./vitepress/vitepress-config.ts";
export type {
  VitePressChoice,
  VitePressLocale,
  VitePressNavComponent,
  VitePressNavItem,
  VitePressNavLink,
  VitePressNavMenu,
  VitePressNavSection,
  VitePressNeighbor,
  VitePressPage,
  VitePressSidebarItem,
} from "./vitepress/theme-config.ts";
