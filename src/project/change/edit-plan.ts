// Defines what a change does to the files of a site, as plain JSON.

/** What is done with one file. Paths are from the docs root. */
export type PlannedFile =
  | { readonly kind: "edit"; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: "create"; readonly file: string; readonly after: string }
  | { readonly kind: "remove"; readonly file: string; readonly before: string }
  /** With `before` and `after` if its text changes, too. */
  | {
      readonly kind: "move";
      readonly from: string;
      readonly to: string;
      readonly before?: string;
      readonly after?: string;
    };

/** Something that names what moved and that was not changed. */
export interface LeftName {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly written: string;
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

/** Why a plan should not be carried out. */
export interface Refusal {
  /** `address`: an address is lost. `problem`: the site would have a problem that it does not have now. */
  readonly kind: "address" | "problem";
  /** A sentence. */
  readonly message: string;
}

/** How many places a change edits. */
export interface PlanCounts {
  /** Entries of docs.json that were changed, added or removed. */
  readonly entries: number;
  readonly links: number;
  /** The number of files with these links. */
  readonly linkFiles: number;
  readonly redirectsAdded: number;
  readonly redirectsChanged: number;
  readonly redirectsRemoved: number;
}

/** What a change does: plain JSON. Nothing has been written. */
export interface EditPlan {
  /** Sorted by path. */
  readonly files: readonly PlannedFile[];
  readonly counts: PlanCounts;
  readonly left: readonly LeftName[];
  /** Empty if nothing is lost or broken by it. */
  readonly refusals: readonly Refusal[];
}
