// What the preview is given to show: plain JSON, from its server or from the file that it is in.
import type { Severity } from "../../../compiler/diagnostics/codes.ts";
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { Parity } from "../../../outputs/render/parity.ts";
import type { NavigationIndex } from "../../../compiler/site/edition-part.ts";
import type { LanguageEntry, ResolvedNavigation, Site, VersionEntry } from "../../../compiler/site/navigation.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { Comparison } from "./comparison.ts";
import type { ProblemPlace } from "./problem-places.ts";
import type { SourceLines } from "./source-lines.ts";
import type { SpecCoverage } from "./spec-coverage.ts";

/** A problem of the site, with the place that an editor opens. */
export interface ShownProblem {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly suggestion?: string;
}

/** What is known of the whole site before an edition is loaded. */
export interface PreviewSummary {
  /** Greater after each change of the site. */
  readonly revision: number;
  /** The docs folder, as the command was given it. */
  readonly folder: string;
  /** The file that places without a file are in. */
  readonly config: string;
  /** Null where no docs.json could be read. */
  readonly overview: SiteOverview | null;
  /** True where docs.json can't be read now, and `overview` is of the site as it was before. */
  readonly stale: boolean;
  readonly problems: readonly ShownProblem[];
  /** The address that opens a file, with `{file}`, `{line}` and `{column}`; null where nothing opens it. */
  readonly editor: string | null;
  /** With what the site is compared: a folder, a file or a revision; null where it is not. */
  readonly against: string | null;
}

/** The site as a whole, without its trees. */
export interface SiteOverview {
  readonly site: Site;
  readonly languages: readonly LanguageEntry[];
  readonly versions: readonly VersionEntry[];
  readonly index: NavigationIndex;
  readonly parity: Parity;
}

/** All that a preview in one file has. */
export interface PreviewFile {
  readonly summary: PreviewSummary;
  readonly navigation: ResolvedNavigation | null;
  readonly lines: SourceLines;
  readonly coverage: readonly SpecCoverage[];
  /** By href; a large site has them for some pages only. */
  readonly explanations: { readonly [href: string]: PageExplanation };
  /** Null where the site is not compared with another. */
  readonly comparison: Comparison | null;
  readonly problemPlaces: readonly ProblemPlace[];
  /** Null where the bodies of pages were not read. */
  readonly links: SiteLinks | null;
}
