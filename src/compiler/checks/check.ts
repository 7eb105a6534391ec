// Defines a check: what it reports, what it needs to be known, and what it reads.
import type { BodyCatalog } from "../bodies/body-catalog.ts";
import type { BoundTree } from "../bind/bound-tree.ts";
import type { UnknownFact } from "../contract/unknown-fact.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Leave } from "../diagnostics/not-judged.ts";
import type { Place } from "../diagnostics/place.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { ExpandedTree } from "../expand/expanded-tree.ts";
import type { HintBudget } from "../hints/hint-budget.ts";
import type { MovedPages } from "../hints/moved-pages.ts";
import type { NearestPage } from "../hints/nearest-page.ts";
import type { PageCatalog } from "../pages/page-catalog.ts";
import type { PageLink } from "../pages/page-catalog.ts";
import type { RoutePlan } from "../routes/plan-routes.ts";
import type { ReferencePlan } from "../routes/reference-plan.ts";
import type { LockReading } from "../routes/read-lock.ts";
import type { SourceNames } from "../contract/source-names.ts";
import type { SpecUses } from "../routes/spec-uses.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import type { GraphqlCatalog } from "../specs/graphql-catalog.ts";
import type { SdkCatalog } from "../specs/sdk-catalog.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import type { ConfigTree } from "../syntax/config-tree.ts";

/** What is read only on request: all page files, listed or not, and the bodies of pages. */
export type AskedFor = "all files" | "bodies";

/** Reads finished trees and reports what is wrong. It changes nothing. `Site` is the part of the site it reads. */
export interface Check<Site = CheckedSite> {
  /** The code that it reports. Two checks may report one code, for two reasons. */
  readonly code: DiagnosticCode;
  /** The check runs only if all of this was requested. */
  readonly needs: readonly AskedFor[];
  /** True if it reads the bodies of pages where they were requested, although it does not need them. */
  readonly readsBodies?: true;
  /** Passes to `leave` what it can't judge because a part of the site is not known, and judges everything else. */
  readonly run: (site: Site, report: Report, leave: Leave) => void;
}

/** The files of the docs folder. */
export interface SiteFiles {
  /** Whether it has a file with exactly this path. */
  readonly isFile: (path: string) => boolean;
  /** Whether it has a folder with exactly this path. */
  readonly isFolder: (path: string) => boolean;
  /** The line of `.mintignore` that excludes a file; undefined if no line does. */
  readonly ignoredAt: ((file: string) => Place | undefined) | undefined;
  /** Whether a path is that of a page file that is published, listed or not. The folder is listed at the first call. */
  readonly isPage: (path: string) => boolean;
  /** Page paths of all page files; empty unless they were requested. */
  readonly discovered: readonly PagePath[];
}

/** Look-ups for "did you mean", each within its budget. */
export interface SiteHints {
  readonly budget: HintBudget;
  readonly nearestPage: NearestPage;
  readonly movedPages: MovedPages;
}

/**
 * What checks read: the trees of all stages, the catalogues, and the rest of what a compile knows. Work that several
 * checks share is a function of this object wrapped in `perObject`, so that it is done only once, and only when needed.
 */
export interface CheckedSite {
  readonly config: ConfigTree;
  readonly bound: BoundTree;
  readonly pages: PageCatalog;
  readonly specs: SpecCatalog;
  readonly graphql: GraphqlCatalog;
  readonly sdk: SdkCatalog;
  readonly uses: SpecUses;
  readonly routes: RoutePlan;
  readonly references: ReferencePlan;
  /** Everything that is not known about the site. */
  readonly unknown: readonly UnknownFact[];
  /** The lock that was given; undefined without one. */
  readonly lock: LockReading | undefined;
  readonly expanded: ExpandedTree;
  readonly site: SiteFacts;
  /** The pages that other pages link to by `url` or `related` in front matter (D31, D111). */
  readonly links: readonly PageLink[];
  readonly files: SiteFiles;
  readonly hints: SiteHints;
  /** The bodies of pages; undefined unless they were requested. */
  readonly bodies: BodyCatalog | undefined;
  /** Whether missing images of pages are reported. */
  readonly assets: boolean;
  readonly basePath: string;
  /** The other repositories that are compiled with the site. */
  readonly sources: SourceNames;
  readonly dialect: Dialect;
  /** Whether all page files were searched, listed or not. */
  readonly discover: boolean;
}
