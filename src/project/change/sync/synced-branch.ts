// Defines what the sync of one language or version is given, and what it finds.
import type { ListField } from "../../../compiler/contract/divisions.ts";
import type { MovedElement, NewElement } from "../entry-edits.ts";
import type { FindCounterpart } from "./counterpart-files.ts";
import type { MayBeSame } from "./inner-branches.ts";
import type { DivisionMatches, KnownLabels } from "./parallel-divisions.ts";
import type { WrittenDivision, WrittenEntry, WrittenItem, WrittenList } from "../written-tree.ts";
import type { WrittenFiles } from "./written-files.ts";

/** Two branches of the navigation, and how their pages are found. */
export interface SyncInput {
  readonly source: WrittenDivision;
  readonly target: WrittenDivision;
  readonly written: WrittenFiles;
  readonly counterpart: FindCounterpart;
  readonly mayBeSame: MayBeSame;
  /** Which divisions were matched before. */
  readonly known: KnownLabels;
  /** Whether a page without a counterpart is listed as it is. */
  readonly fallback: boolean;
  /** Whether a page file is only a link, so that there is nothing to translate. (D544) */
  readonly isLink: (file: string) => boolean;
  /** Whether all other versions list the same page file as the source. (D296) */
  readonly isShared: (file: string) => boolean;
  /** Whether a page file is not published, so that nobody misses its counterpart. (D585) */
  readonly isLeftOut: (file: string) => boolean;
  /** The division of the source to which it is limited; absent: all of it. */
  readonly only?: WrittenDivision | undefined;
}

/** What has to change in the target, and what can't. */
export interface SyncedBranch {
  readonly additions: readonly (MovedElement | NewElement)[];
  /** Entries of pages of the source that have a counterpart now. */
  readonly removed: readonly WrittenEntry[];
  /** Pages of the source without a counterpart, and where each would be. */
  readonly missing: ReadonlyMap<string, string | undefined>;
  /** For some of these the page of the target that may be the same. */
  readonly stayed: ReadonlyMap<string, string>;
  /** The entries and divisions that only the target has; of a division, not what is in it. */
  readonly own: readonly WrittenItem[];
  /** Divisions that are made with the label of the source. */
  readonly made: readonly WrittenDivision[];
  /** Divisions whose lists are of another kind: an element has one. */
  readonly otherShapes: readonly OtherShape[];
  /** Pages of the target in no list: their divisions can't be made where the target has another kind of list. */
  readonly unlisted: readonly string[];
  /** Lists of another kind without elements, in whose place those of the source are made. */
  readonly emptyLists: readonly WrittenList[];
  /** Divisions that open no page, and the path of the one that those of the source open. */
  readonly untitled: readonly { readonly target: WrittenDivision; readonly root: string }[];
  /** Endpoints that divisions of the target lack: whether its spec has them is not known. */
  readonly lacked: readonly LackedEndpoint[];
  /** Divisions of the source that a spec fills, of which nothing shows whether the target has them. */
  readonly unclear: readonly WrittenDivision[];
  readonly matches: DivisionMatches;
  /** The matches, and what is made. */
  readonly labels: KnownLabels;
}

/** An endpoint in no list of a division of the target. */
export interface LackedEndpoint {
  readonly target: WrittenDivision;
  readonly endpoint: string;
}

/** A division of the target with a list of another kind than its match has. */
export interface OtherShape {
  readonly target: WrittenDivision;
  readonly has: ListField;
  readonly wants: ListField;
}
