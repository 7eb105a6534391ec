// Defines what the page of the preview asks its server to change, and what that answers. (D395)
import type { ActionWork } from "../../../project/actions/action-work.ts";
import type { WantedEditions } from "../../../project/change/same-divisions.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import type { RowPart } from "../../../project/comparison/word-rows.ts";

/** The element of the page that has the token of its server; without one nothing can be changed. */
export const tokenName = "navc-token";

/** The header of a request that writes. */
export const tokenHeader = "x-navc-token";

/** What is to be done. */
export type WantedChange =
  /** What solves a problem. */
  | { readonly kind: "action"; readonly work: ActionWork }
  | {
      readonly kind: "operations";
      readonly operations: readonly ChangeOperation[];
      /** Also to the same pages and divisions in other languages, or versions. */
      readonly languages?: boolean;
      readonly versions?: boolean;
    };

/** A file that changes. */
export interface ShownFile {
  readonly kind: "edit" | "create" | "remove" | "move";
  readonly file: string;
  /** The new path of a file that moves. */
  readonly to?: string;
  readonly added: number;
  readonly removed: number;
  /** The lines of its patch. */
  readonly lines: readonly PatchLine[];
  /** How many more lines the patch has. */
  readonly more: number;
}

/** A line: "@" for where a part begins, "+", "-" or a space, and its text, in which the words that differ are marked. */
export type PatchLine = readonly [sign: string, ...parts: readonly RowPart[]];

/** Something that would be lost or broken. */
export interface ShownRefusal {
  readonly message: string;
  /** Where the readers of a lost address could be sent. */
  readonly to?: string;
}

/** A plan, as it is shown before it is written. */
export interface ShownPlan {
  /** The name of the plan; absent if it can't be written, because something is lost or nothing changes. */
  readonly id?: string;
  /** What it does, in lines. */
  readonly lines: readonly string[];
  /** Whether it does more with all languages, and with all versions. */
  readonly editions: WantedEditions;
  readonly addresses: number;
  readonly redirectsAdded: number;
  readonly refusals: readonly ShownRefusal[];
  readonly files: readonly ShownFile[];
  /** How many more files change. */
  readonly more: number;
}

/** What was written or undone. */
export interface DoneChange {
  /** What was done, in a sentence. */
  readonly text: string;
  /** The pages whose files moved: the old and the new address of each, without the base path. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** What can be undone next; null for nothing. */
  readonly undo: UndoableChange | null;
}

/** What was written and can be undone: by its id, so that no other change is undone in its place. (D488) */
export interface UndoableChange {
  readonly id: string;
  /** What it has done, in a sentence. */
  readonly title: string;
}
