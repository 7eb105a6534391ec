// What a program may import from navc/runtime: everything that a theme needs on a page, for servers and browsers.
export { openNavigation, type OpenNavigation } from "./outputs/runtime/open-navigation.ts";
export { loadEdition } from "./outputs/runtime/load-edition.ts";
export { findPage, type FoundAddress } from "./outputs/runtime/find-page.ts";
export { viewPage, type PageView } from "./outputs/runtime/view-page.ts";
export { barEntries, barsOf, globalAnchors, type Bar, type GlobalAnchor } from "./outputs/runtime/bars.ts";
export {
  clickOnGroup,
  isCurrent,
  isInTrail,
  isOpen,
  isShown,
  sidebarEntries,
  type AlsoShown,
  type GroupClick,
  type SidebarEntry,
} from "./outputs/runtime/sidebar-state.ts";
export { eyebrowOf, type Eyebrow } from "./outputs/runtime/breadcrumbs.ts";
export { languageChoices, versionChoices, type Choice } from "./outputs/runtime/reader-choices.ts";
export { switchTarget, type SwitchReason, type SwitchTarget } from "./outputs/runtime/switch-target.ts";
export { alternatesOf, type Alternate } from "./outputs/runtime/alternates.ts";
export { isDivision, isGroup, isPage } from "./compiler/site/node-kinds.ts";
export type { FoundRedirect, Redirect } from "./compiler/links/find-redirect.ts";
export type { ApiReference, GraphqlReference, SdkFormat, SdkReference } from "./compiler/contract/api-reference.ts";
export type {
  GraphqlPageReference,
  PageReference,
  PageSymbol,
  ResolvedOperation,
  SdkPageReference,
  UnresolvedOperation,
} from "./compiler/expand/page-operation-facts.ts";
export type {
  ContainerDivision,
  Division,
  DivisionNodeKind,
  Edition,
  GroupDisplay,
  GroupDivision,
  LanguageEntry,
  LanguageOption,
  PageNode,
  ResolvedNavigation,
  RootDivision,
  Site,
  Source,
  SpecInForce,
  VersionEntry,
  VersionOption,
} from "./compiler/site/navigation.ts";
export type {
  EditionPart,
  EditionSummary,
  IndexedEdition,
  NavigationIndex,
  OtherEdition,
  PartOfSite,
  ShortHrefs,
  ShortTable,
} from "./compiler/site/edition-part.ts";
export type { Breadcrumb, Neighbor, Page, PageOperation, Placement, RelatedLink } from "./compiler/site/page.ts";
export type { Icon, NamedIcon } from "./compiler/contract/icon-form.ts";
export type {
  Appearance,
  Banner,
  BannerColor,
  Font,
  Fonts,
  Footer,
  FooterColumn,
  HeaderLink,
  IconLibrary,
  Logo,
  Navbar,
  Picture,
  SiteColors,
  SiteHeader,
} from "./compiler/site/site-header.ts";
export type { Dialect, UrlScheme } from "./compiler/contract/dialect.ts";
export type { JsonObject, JsonValue } from "./compiler/text/json-value.ts";
