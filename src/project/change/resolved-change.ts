// Defines what the operations of a change mean for the files and the lists of a site.
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import type { TextPiece } from "../../compiler/text/text-pieces.ts";
import type { EntryEdits } from "./entry-edits.ts";
import type { MovedFiles } from "./moved-files.ts";
import type { NewName } from "./name-pieces.ts";
import type { ChangeOperation } from "./site-change.ts";
import type { NotListed } from "./unlisted-places.ts";

/** What a change means. */
export interface ResolvedChange {
  /** What is done, with that for the counterparts that the change includes. */
  readonly operations: readonly ChangeOperation[];
  /** New paths by old ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** The removed page files, each with the address that its readers are sent to. */
  readonly removed: ReadonlyMap<string, string | undefined>;
  /** The paths of the pages without a file that what is removed had, each with the address that their readers are sent to. */
  readonly generated: ReadonlyMap<string, string | undefined>;
  /** New files with their texts. */
  readonly created: ReadonlyMap<string, string>;
  readonly files: MovedFiles;
  /** The new path of a folder, if every page below it has moved with it. */
  readonly folderAfter: (folder: string) => string | undefined;
  readonly entries: EntryEdits;
  /** New labels. */
  readonly texts: readonly NewName[];
  /** Other edits of texts, by file. */
  readonly pieces?: ReadonlyMap<string, readonly TextPiece[]>;
  /** What was placed or renamed by name. */
  readonly placed: readonly PlacedEntry[];
  /** The pages that are listed because no list has them. */
  readonly unlisted: readonly string[];
  /** The pages with a file that were asked for by name to be listed. */
  readonly listed?: readonly string[];
  /** Unlisted pages that stay so. */
  readonly notListed: readonly NotListed[];
  /** The languages and versions in which nothing is done although all are meant, each at a page. */
  readonly leftEditions?: readonly NotListed[];
  /** What is no page in folders whose pages are removed. */
  readonly kept: readonly string[];
  /** The removed page files, and the paths of pages without one, for which nobody named a target. */
  readonly undecided: readonly string[];
  /** The folders that have moved as a whole and get one redirect, with their new paths. */
  readonly patterns: ReadonlyMap<string, string>;
  /** The removed page files, and the paths of pages without one, whose addresses may lead nowhere. */
  readonly sentNowhere: ReadonlySet<string>;
  /** The addresses of pages without a file whose entries are taken out of their lists. */
  readonly leftOut: ReadonlySet<string>;
  /** The redirects that were asked for, without the base path. */
  readonly redirects: readonly Redirect[];
}

/** What is known of a change that was planned once. */
export interface KnownOutcome {
  /** Where readers of removed pages are sent for which nobody named a target, by the addresses of these pages. */
  readonly targets?: ReadonlyMap<string, string>;
  /** Unlisted pages that would make problems, each with the first of them. */
  readonly skipped?: ReadonlyMap<string, string>;
  /** Pages that only the plan takes for files: their addresses may lead nowhere. */
  readonly lacking?: ReadonlySet<string>;
  /** The addresses of pages without a file that the site does not have after the change; absent as long as that is not known. */
  readonly leaving?: ReadonlySet<string> | undefined;
}

/** How operations are resolved. */
export interface HowResolved extends Required<Pick<KnownOutcome, "skipped" | "lacking">> {
  readonly leaving: KnownOutcome["leaving"];
  readonly hasPatterns: boolean;
}
