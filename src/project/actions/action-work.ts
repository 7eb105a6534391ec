// Defines what a code action does, as plain JSON: its edit is made only when somebody chooses it. (D302)
import type { BaselineIdentity } from "../baseline/baseline.ts";
import type { ChangeOperation } from "../change/site-change.ts";

/** What a code action does. */
export type ActionWork =
  /** Makes the edits of one finding; `start` is its offset. */
  | ({ readonly kind: "fix"; readonly start: number } & BaselineIdentity)
  /**
   * Writes what the message of a finding suggests. `everywhere`: at all of its places, and in the links of docs.json to the same address.
   * `alike`: also for all findings with its cause.
   */
  | ({
      readonly kind: "suggested";
      readonly start: number;
      readonly everywhere?: true;
      readonly alike?: true;
    } & BaselineIdentity)
  /** Fixes all findings, or those of a code, or in one file. */
  | { readonly kind: "fix-all"; readonly code?: string; readonly file?: string }
  /** Makes a change of the site; `redirects` if old addresses need none. */
  | { readonly kind: "change"; readonly operation: ChangeOperation; readonly redirects?: { readonly kind: "none" } }
  /** Makes a page; with `url` one whose entry is a link to that address. */
  | { readonly kind: "new-page"; readonly file: string; readonly url?: string }
  /** Takes a redirect out of its list; `name` is its source. */
  | { readonly kind: "remove-redirect"; readonly file: string; readonly pointer: string; readonly name: string }
  | ({ readonly kind: "accept" } & BaselineIdentity);

/** An action that can be chosen. */
export interface OfferedAction {
  readonly title: string;
  readonly work: ActionWork;
  /** Whether it solves the finding that it is offered for. */
  readonly isPreferred?: boolean;
}
