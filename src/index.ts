// What a program may import from navc.
export { compileNavigation } from "./project/compile-navigation.ts";
export { compileWithSettings, type JudgedResult } from "./project/compile-with-settings.ts";
export type { CompileResult } from "./compiler/compile-result.ts";
export type { CompileOptions } from "./compiler/options.ts";
export type { SourceFolder, Sources } from "./compiler/source-folders.ts";
export { createCompiler, type Compiler } from "./project/incremental/create-compiler.ts";
export type { CompilePhase, CompileProgress } from "./compiler/contract/compile-progress.ts";
export type { Dialect } from "./compiler/contract/dialect.ts";
export type { Limits } from "./compiler/contract/limits.ts";
export type { Redirect } from "./compiler/links/find-redirect.ts";
export type { UrlScheme } from "./compiler/contract/dialect.ts";
export type { NotJudged } from "./compiler/diagnostics/not-judged.ts";
export type {
  DivisionName,
  HiddenArea,
  HiddenContent,
  UnknownFact,
  UnknownKind,
} from "./compiler/contract/unknown-fact.ts";
export { isDivision, isGroup, isPage } from "./compiler/site/node-kinds.ts";
export { diffNavigation, type DiffOptions } from "./outputs/diff/diff-navigation.ts";
export type {
  Change,
  DiffSide,
  DivisionAddedOrRemoved,
  DivisionChanged,
  DivisionDescribed,
  DivisionDirectory,
  DivisionRelinked,
  DivisionReordered,
  DivisionVisibility,
  EditionAddedOrRemoved,
  EditionDefault,
  EditionRenamed,
  IgnoredFile,
  LinksToLost,
  LostHref,
  NavigationDiff,
  ProposedTarget,
} from "./outputs/diff/navigation-diff.ts";
export type { HostLedHref } from "./outputs/diff/host-redirect.ts";
export type {
  DivisionRef,
  PageAddedOrRemoved,
  PageDeprecated,
  PageDescribed,
  PageListing,
  PageMoved,
  PageRelated,
  PageRelinked,
  PageRelocated,
  PageRenamed,
  PageReordered,
  PageSeparated,
  PageVisibility,
} from "./outputs/diff/page-change.ts";
export type { DiagnosticCode } from "./compiler/diagnostics/catalog.ts";
export type { Diagnostic, Position, Range, TextEdit } from "./compiler/diagnostics/diagnostic.ts";
export type { Severity } from "./compiler/diagnostics/codes.ts";
export { hostRedirects, type HostRedirects, type RedirectNotWritten } from "./outputs/feeds/host-redirects.ts";
export { llmsFiles, type LlmsFile, type LlmsFilesOptions } from "./outputs/feeds/llms-files.ts";
export { llmsFullText, type LlmsFullOptions } from "./outputs/feeds/llms-full-text.ts";
export { llmsText, type LlmsOptions } from "./outputs/feeds/llms-text.ts";
export type { RedirectHost } from "./outputs/feeds/redirect-host.ts";
export { searchRecords, type SearchRecord } from "./outputs/feeds/search-records.ts";
export { sitemap, type Sitemap, type SitemapFile, type SitemapOptions } from "./outputs/feeds/sitemap.ts";
export type { LockFile } from "./compiler/routes/read-lock.ts";
export type { ApiReference, GraphqlReference, SdkFormat, SdkReference } from "./compiler/contract/api-reference.ts";
export type {
  GraphqlPageReference,
  PageReference,
  ResolvedOperation,
  PageSymbol,
  SdkPageReference,
  UnresolvedOperation,
} from "./compiler/expand/page-operation-facts.ts";
export { HostFailure, type Host, type HostStat, type ListPattern } from "./compiler/host/host.ts";
export { memoryHost } from "./compiler/host/memory-host.ts";
export type { Input } from "./compiler/host/recording-host.ts";
export { outline } from "./outputs/render/outline.ts";
export { parity, type EditionParity, type Parity } from "./outputs/render/parity.ts";
export { diffMarkdown, diffText } from "./outputs/render/diff-reports.ts";
export { parityMarkdown, parityText } from "./outputs/render/parity-text.ts";
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
export { splitNavigation, type SplitNavigation } from "./outputs/split/split-navigation.ts";
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
export type { JsonObject, JsonValue } from "./compiler/text/json-value.ts";
