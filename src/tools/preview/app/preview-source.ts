// Defines the source of what the preview shows.
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import type { ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import type { OfferedAction } from "../../../project/actions/action-work.ts";
import type { Comparison } from "../model/comparison.ts";
import type { DeadLink } from "../model/dead-link.ts";
import type { MoveTarget } from "../model/move-targets.ts";
import type { PreviewSummary, SiteOverview } from "../model/preview-data.ts";
import type { ProblemPlace } from "../model/problem-places.ts";
import type { SearchTable } from "../model/search-entries.ts";
import type { SpecCoverage } from "../model/spec-coverage.ts";
import type { TextAnswer } from "../model/text-hits.ts";
import type { ChangeSource } from "./change-source.ts";
import type { IconLoader } from "./icon-loader.ts";
import type { LoadedEdition } from "./loaded-edition.ts";

/** What the preview shows. Each function rejects if the server does not answer. */
export interface PreviewSource {
  /** True if a server follows the files of the site. */
  readonly live: boolean;
  /** Its overview is the same object as long as the tree is the same. */
  readonly summary: () => Promise<PreviewSummary>;
  readonly edition: (overview: SiteOverview, id: string) => Promise<LoadedEdition>;
  /** Undefined if nothing is known about the page. */
  readonly explanation: (href: string) => Promise<PageExplanation | undefined>;
  /** The text of the page at an address; null if it has none, or if this preview has no texts. */
  readonly text: (href: string) => Promise<DrawnPage | null>;
  /** The links of that text that lead nowhere, by their addresses. The bodies of all pages are read for it. */
  readonly deadLinks: (href: string) => Promise<{ readonly [address: string]: DeadLink }>;
  readonly coverage: () => Promise<readonly SpecCoverage[]>;
  /** What can be done about each problem, in the order of the summary. */
  readonly problemActions: () => Promise<readonly (readonly OfferedAction[])[]>;
  /** Undefined if nothing can be changed. */
  readonly changes?: ChangeSource | undefined;
  /** The divisions of all editions; undefined if nothing can be moved. */
  readonly divisions?: ((overview: SiteOverview) => Promise<readonly MoveTarget[]>) | undefined;
  /** The drawing of an icon by its key; undefined if navc does not have it. */
  readonly icon: IconLoader;
  /** What can be found in the site. */
  readonly entries: (overview: SiteOverview) => Promise<SearchTable>;
  /** What is found in the texts of pages; undefined if they can't be searched. With `isFirst`, changed files are read again. */
  readonly findTexts?: ((query: string, isFirst: boolean) => Promise<TextAnswer>) | undefined;
  /** Null if the site is not compared with another. */
  readonly comparison: (summary: PreviewSummary) => Promise<Comparison | null>;
  /** The texts that changed; null if the site is not compared, or with one without texts. */
  readonly changedTexts: (summary: PreviewSummary) => Promise<ChangedTexts | null>;
  readonly problemPlaces: () => Promise<readonly ProblemPlace[]>;
  /** Null if the bodies of pages were not read, or can't be. */
  readonly links: () => Promise<SiteLinks | null>;
  /** Calls a function with the number of the state of the site, and with undefined if the server can't be reached. */
  readonly onChange: (listener: (revision: number | undefined) => void) => void;
}
