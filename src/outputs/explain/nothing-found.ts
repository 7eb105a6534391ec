// The facts about a word that names no page of the navigation, plain JSON.
import type { DivisionFacts, PageName, RedirectFacts, WrittenAt } from "./facts.ts";

/** A page file that no entry lists. */
export interface UnlistedFacts {
  /** Its path from the docs root. */
  readonly file: string;
  /** The address that the file has. */
  readonly href: string;
  /** `ignored`: `.mintignore` excludes it. `part`: it is not a page, but a part of pages, or a file about the repository. */
  readonly state: "published" | "redirected" | "ignored" | "part";
}

/** An operation of a spec that has no page. */
export interface OperationWithoutPage {
  /** `GET /users`, `webhook orderCreated`, `channel chat`. */
  readonly name: string;
  /** The path of its spec from the docs root, or its address. */
  readonly spec: string;
  /** Where the spec has it. */
  readonly at: WrittenAt;
  /** Whether the spec says with `x-excluded` that it has none. */
  readonly excluded: boolean;
  /** The overlay that removes it, which is at `at`. */
  readonly removedBy?: string;
  /** The entry of `pages` that lists it; absent if a division has pages of all operations that are not excluded. */
  readonly entry?: string;
  /** The address that its page would get in `division`, if no other page has it. */
  readonly href?: string;
  /** A division that sets its spec; absent if none does. */
  readonly division?: DivisionFacts;
}

/** A word that names no page of the navigation, with suggestions. */
export interface NothingFound {
  readonly kind: "nothing";
  /** The word that was asked for. */
  readonly what: string;
  /** Whether readers who open the address certainly get something: by a redirect, or because it is the entrance. */
  readonly arrives: boolean;
  /** The redirect of the address; absent where none matches. */
  readonly redirect?: RedirectFacts;
  /** What readers get who open the root of the site; only for the root. */
  readonly entrance?: PageName;
  /** A page file with this path. */
  readonly file?: UnlistedFacts;
  /** The pages below the address, if it is that of a folder. */
  readonly folder?: { readonly pages: number; readonly first: PageName };
  /** The operations that it names. */
  readonly operations?: readonly OperationWithoutPage[];
  /** Pages with a similar name. */
  readonly nearest: readonly PageName[];
  /** A similar diagnostic code. */
  readonly nearestCode?: string;
}
