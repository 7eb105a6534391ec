// What a program may import from navc/runtime: all that a theme needs on a page, for servers and browsers.
export { openNavigation, type OpenNavigation } from "./open-navigation.ts";
export { loadEdition } from "./load-edition.ts";
export { findPage, type FoundAddress } from "./find-page.ts";
export { viewPage, type PageView } from "./view-page.ts";
export { barEntries, barsOf, globalAnchors, type Bar, type GlobalAnchor } from "./bars.ts";
export {
  clickOnGroup,
  isCurrent,
  isInTrail,
  isOpen,
  isShown,
  sidebarEntries,
  type GroupClick,
  type SidebarEntry,
} from "./sidebar.ts";
export { eyebrowOf, type Eyebrow } from "./breadcrumbs.ts";
export { languageChoices, versionChoices, type Choice } from "./selectors.ts";
export { switchTarget, type SwitchReason, type SwitchTarget } from "./switch-target.ts";
export { alternatesOf, type Alternate } from "./alternates.ts";
