// What a program may import from navc.
export { compileNavigation } from "./compile.ts";
export type { CompileResult } from "./compile-result.ts";
export { createCompiler, type Compiler } from "./create-compiler.ts";
export type { CompilePhase, CompileProgress } from "./contract/compile-progress.ts";
export type { Dialect } from "./contract/dialect.ts";
export type { Limits } from "./contract/limits.ts";
export type { Redirect } from "./links/find-redirect.ts";
export type { UrlScheme } from "./contract/dialect.ts";
export type { NotJudged } from "./diagnostics/not-judged.ts";
export type { DivisionName, HiddenArea, HiddenContent, UnknownFact, UnknownKind } from "./contract/unknown-fact.ts";
export { isDivision, isGroup, isPage } from "./site/node-kinds.ts";
export { diffNavigation, type DiffOptions } from "./diff/diff-navigation.ts";
export type {
  Change,
  DiffSide,
  DivisionAddedOrRemoved,
  DivisionChanged,
  DivisionRef,
  DivisionDirectory,
  DivisionRelinked,
  DivisionReordered,
  DivisionVisibility,
  EditionAddedOrRemoved,
  EditionDefault,
  EditionRenamed,
  LinksToLost,
  LostHref,
  NavigationDiff,
  PageAddedOrRemoved,
  PageListing,
  PageMoved,
  PageRelated,
  PageRelinked,
  PageRelocated,
  PageRenamed,
  PageReordered,
  PageVisibility,
  ProposedTarget,
} from "./diff/navigation-diff.ts";
export type { DiagnosticCode } from "./diagnostics/catalog.ts";
export type { Diagnostic, Position, Range, TextEdit } from "./diagnostics/diagnostic.ts";
export type { Severity } from "./diagnostics/codes.ts";
export { hostRedirects, type HostRedirects, type RedirectNotWritten } from "./feeds/host-redirects.ts";
export { llmsText, type LlmsOptions } from "./feeds/llms-text.ts";
export type { RedirectHost } from "./feeds/redirect-host.ts";
export { searchRecords, type SearchRecord } from "./feeds/search-records.ts";
export { sitemap, type Sitemap, type SitemapFile, type SitemapOptions } from "./feeds/sitemap.ts";
export type { LockFile } from "./routes/read-lock.ts";
export type { ApiReference, GraphqlReference, SdkFormat, SdkReference } from "./contract/api-reference.ts";
export type {
  GraphqlPageReference,
  PageReference,
  ResolvedOperation,
  SdkPageReference,
  UnresolvedOperation,
} from "./expand/page-operation-facts.ts";
export { HostFailure, type Host, type HostStat, type ListPattern } from "./host/host.ts";
export { memoryHost } from "./host/memory-host.ts";
export type { Input } from "./host/recording-host.ts";
export type { CompileOptions } from "./options.ts";
export { outline } from "./render/outline.ts";
export { parity, type EditionParity, type Parity } from "./render/parity.ts";
export { parityMarkdown, parityText } from "./render/parity-text.ts";
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
} from "./site/navigation.ts";
export type {
  EditionPart,
  EditionSummary,
  IndexedEdition,
  NavigationIndex,
  OtherEdition,
  PartOfSite,
  ShortHrefs,
  ShortTable,
} from "./site/edition-part.ts";
export { splitNavigation, type SplitNavigation } from "./split/split-navigation.ts";
export type { Breadcrumb, Icon, Neighbor, Page, PageOperation, Placement, RelatedLink } from "./site/page.ts";
export type { JsonObject, JsonValue } from "./text/json-value.ts";
