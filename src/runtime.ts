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
  type GroupClick,
  type SidebarEntry,
} from "./outputs/runtime/sidebar-state.ts";
export { eyebrowOf, type Eyebrow } from "./outputs/runtime/breadcrumbs.ts";
export { languageChoices, versionChoices, type Choice } from "./outputs/runtime/reader-choices.ts";
export { switchTarget, type SwitchReason, type SwitchTarget } from "./outputs/runtime/switch-target.ts";
export { alternatesOf, type Alternate } from "./outputs/runtime/alternates.ts";
