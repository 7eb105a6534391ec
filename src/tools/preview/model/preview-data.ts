// Defines the data of the preview: plain JSON, from its server or from its own file.
import type { Severity } from "../../../compiler/diagnostics/codes.ts";
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import type { Parity } from "../../../outputs/render/parity.ts";
import type { NavigationIndex } from "../../../compiler/site/edition-part.ts";
import type { LanguageEntry, ResolvedNavigation, Site, VersionEntry } from "../../../compiler/site/navigation.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import type { Comparison } from "./comparison.ts";
import type { ProblemPlace } from "./problem-places.ts";
import type { SourceLines } from "./source-lines.ts";
import type { AcceptedProblems, TextsState } from "./texts-note.ts";
import type { UndoableChange } from "./wanted-change.ts";
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
  /** What identifies it among the problems of its code. */
  readonly subject: string;
  readonly suggestion?: string;
  /** Its other places; absent if there are none. */
  readonly others?: OtherPlaces;
}

/** The other places of a problem. */
export interface OtherPlaces {
  readonly shown: readonly OtherPlace[];
  /** The number of places that are not shown. */
  readonly left: number;
}

/** Another place of a problem, with what is there. */
export interface OtherPlace {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is known about the whole site before an edition is loaded. */
export interface PreviewSummary {
  /** Greater after each change of the site, of texts and of problems. */
  readonly revision: number;
  /** The docs folder, as given to the command. */
  readonly folder: string;
  /** The file of places that do not name one. */
  readonly config: string;
  /** Null if no docs.json could be read. */
  readonly overview: SiteOverview | null;
  /** True if docs.json can't be read now, so that `overview` shows the earlier state of the site. */
  readonly stale: boolean;
  readonly problems: readonly ShownProblem[];
  /** Whether those of texts and of files in no list are among them. */
  readonly texts: TextsState;
  /** What the baseline accepts of them all, which is not among the shown ones; absent where that is not known. */
  readonly accepted?: AcceptedProblems | undefined;
  /** The address that opens a file, with `{file}`, `{line}` and `{column}`; null if there is no editor. */
  readonly editor: string | null;
  /** What the site is compared with: a folder, a file or a revision; null if it is not compared. */
  readonly against: string | null;
  /** What was written by the preview last, and can be undone; absent or null for nothing. */
  readonly undo?: UndoableChange | null;
  /** The ids of the changes that were undone last; absent where nothing is written. */
  readonly undoneIds?: readonly string[];
  /** Why settings or a baseline are not used as they are now; absent or null if they are. */
  readonly settingsProblem?: string | null;
}

/** The site as a whole, without its trees. */
export interface SiteOverview {
  /** Greater after each change of the tree: what is made from the tree alone stays while this is the same. */
  readonly revision: number;
  readonly site: Site;
  readonly languages: readonly LanguageEntry[];
  readonly versions: readonly VersionEntry[];
  readonly index: NavigationIndex;
  readonly parity: Parity;
}

/** Everything in a preview that is one file. */
export interface PreviewFile {
  readonly summary: PreviewSummary;
  readonly navigation: ResolvedNavigation | null;
  readonly lines: SourceLines;
  readonly coverage: readonly SpecCoverage[];
  /** By href; a large site has them only for some pages. */
  readonly explanations: { readonly [href: string]: PageExplanation };
  /** Null if the site is not compared with another. */
  readonly comparison: Comparison | null;
  /** The texts that changed; null if the site is not compared, or not with texts. */
  readonly changedTexts: ChangedTexts | null;
  /** The texts of pages that changed, by href. */
  readonly texts: { readonly [href: string]: DrawnPage };
  readonly problemPlaces: readonly ProblemPlace[];
  /** Null if the bodies of pages were not read. */
  readonly links: SiteLinks | null;
  /** SVG documents by the keys of the icons that the site uses. */
  readonly icons: { readonly [key: string]: string };
}
