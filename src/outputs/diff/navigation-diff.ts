// Defines the result of `diffNavigation`, which is plain JSON.
import type { ShownLayout } from "../../compiler/contract/directory-layout.ts";
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { HostLedHref } from "./host-redirect.ts";
import type {
  DivisionRef,
  InEditions,
  PageAddedOrRemoved,
  PageMoved,
  PageSeparated,
  PageRenamed,
  PageDescribed,
  PageDescribing,
  PageDeprecated,
  PageRelinked,
  PageRelated,
  PageVisibility,
  PageRelocated,
  PageListing,
  PageReordered,
  Reordered,
  Texts,
} from "./page-change.ts";

/**
 * What changed. Addresses in it start with "/" and have no base path, as in `redirects` of docs.json. The order is
 * fixed: by kind of change, then in reading order.
 */
export interface NavigationDiff {
  /** False if an address that existed leads nowhere now. */
  readonly ok: boolean;
  /** The old site. */
  readonly before: DiffSide;
  /** The new site. */
  readonly after: DiffSide;
  /** Every address that existed but leads nowhere now: of pages in reading order of `before`, then sources of redirects. */
  readonly lost: readonly LostHref[];
  /**
   * Redirects to add to docs.json before the existing ones: they repair every lost address with a proposal, unless a redirect
   * already matches it. Guesses are left out, unless they were requested.
   */
  readonly redirects: readonly Redirect[];
  /** Every change; each one has a kind and names its editions. */
  readonly changes: readonly Change[];
  /** The redirects of docs.json that were added, removed or changed. */
  readonly redirectChanges: readonly RedirectChange[];
  /** The addresses of pages that led to them before, and that a redirect in the file of a host leads on now; absent if there are none. Only `navc diff` and the tools read these files. */
  readonly ledByHost?: readonly HostLedHref[];
}

/** A redirect of docs.json that only one side has, that has another destination, or that is permanent on one side only. */
export interface RedirectChange {
  /** As written. */
  readonly source: string;
  /** Where it led, as written; null if it was added. */
  readonly before: string | null;
  /** Where it leads, as written; null if it was removed. */
  readonly after: string | null;
  /** True if browsers keep it now, and did not before; false if it is temporary now; absent if that is the same, or it was added or removed. */
  readonly permanent?: boolean;
  /** The addresses of pages that nobody can open now, because it matches them, and that no redirect matched before. */
  readonly hides: readonly string[];
}

/** What is needed about a side to read the changes. */
export interface DiffSide {
  /** The path that every href of the side begins with; "" if the site is at the root of its host. */
  readonly basePath: string;
  /** The ids of its editions, in document order. */
  readonly editions: readonly string[];
}

/** An address that existed but leads nowhere now. */
export interface LostHref {
  /** The address, without the base path. */
  readonly href: string;
  /** The title of the page that it led to. */
  readonly title: string;
  /** The redirect from it, if there is one and it leads nowhere. */
  readonly redirect?: Redirect;
  /** The line of `.mintignore` that leaves out the file of its page, if the file is still there: nothing was removed. */
  readonly ignored?: IgnoredFile;
  /** Absent if no page of the new site is similar. */
  readonly proposal?: ProposedTarget;
  /** The unknown part of the new site that may contain its page or its new address: then nothing is proposed. */
  readonly withheld?: UnknownFact;
  /** The links in pages of the new site that still lead there; only `navc diff --links` reads them. */
  readonly links?: LinksToLost;
}

/** A page file that the new site has and does not publish. */
export interface IgnoredFile {
  /** The page file, from the root. */
  readonly page: string;
  /** The `.mintignore` that leaves it out. */
  readonly file: string;
  /** The line of its pattern, from 1. */
  readonly line: number;
}

/** Links in pages that lead to one address. */
export interface LinksToLost {
  /** The number of links. */
  readonly number: number;
  /** The places of the first links, at most eleven; lines and columns from 1. */
  readonly places: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

/** Where a lost address should lead. */
export interface ProposedTarget {
  /** The address, without the base path. */
  readonly href: string;
  /** `moved`: the page is there now. `part`: it was split, or joined with another one, and this page has the largest part of its text. `successor`: the page there now has its place. `counterpart`: the same page in another version or language. `division`: the page was removed, its division is there. */
  readonly kind: "moved" | "part" | "successor" | "counterpart" | "division";
  /** Why, in words. */
  readonly reason: string;
  /**
   * True for a `successor` and a `division`: the only reason is the place of the removed page, not the contents of the two
   * pages. True for a `part`: another page has about as much of its text, or this page is about something else, too. Somebody who knows the pages has to decide.
   */
  readonly guess?: true;
  /** A redirect of the new site that matches this address and may form a loop with it; it has to be removed first. */
  readonly caughtBy?: Redirect;
}

/** A division was added or removed, with all its contents; `pages` is the number of addresses that were added or removed with it. */
export interface DivisionAddedOrRemoved extends InEditions {
  readonly kind: "division-added" | "division-removed";
  /** The division, in `before` if it was removed, else in `after`. */
  readonly division: DivisionRef;
  /** The number of addresses that were added or removed with it. */
  readonly pages: number;
  /** These addresses. */
  readonly addresses: readonly string[];
}

/** A division with mostly the same pages, or with all of its pages and new ones, has another label, only another kind (a tab is now a group), or is in another division. */
export interface DivisionChanged extends InEditions {
  readonly kind: "division-relabelled" | "division-kind" | "division-moved";
  /** The old division. */
  readonly before: DivisionRef;
  /** The new division. */
  readonly after: DivisionRef;
}

/** Readers no longer see it and its contents, or see them again; its pages are not listed one by one. */
export interface DivisionVisibility extends InEditions {
  readonly kind: "division-hidden" | "division-shown";
  /** The division, in `after`. */
  readonly division: DivisionRef;
}

/** A group that readers open and close is open at first now, or closed. */
export interface DivisionOpening extends InEditions {
  readonly kind: "division-expanded" | "division-collapsed";
  /** The group, in `after`. */
  readonly division: DivisionRef;
}

/** It has another position in the same division. */
export interface DivisionReordered extends InEditions, Reordered {
  readonly kind: "division-reordered";
  /** The division, in `after`. */
  readonly division: DivisionRef;
}

/** The external link of a division changed; null if it had or has none. */
export interface DivisionRelinked extends InEditions {
  readonly kind: "division-relinked";
  /** The division, in `after`. */
  readonly division: DivisionRef;
  /** The old link. */
  readonly before: string | null;
  /** The new link. */
  readonly after: string | null;
}

/** The badge or the description of a division changed; null if it had or has none. */
export interface DivisionDescribed extends InEditions {
  readonly kind: "division-tagged" | "division-described";
  /** The division, in `after`. */
  readonly division: DivisionRef;
  /** The old text. */
  readonly before: string | null;
  /** The new text. */
  readonly after: string | null;
}

/** The title of a division opens another page; null: it opened or opens none of its own. */
export interface DivisionRooted extends InEditions {
  readonly kind: "division-root";
  /** The division, in `after`. */
  readonly division: DivisionRef;
  /** The address of the old page, in the first of `editions`. */
  readonly before: string | null;
  /** The address of the new page, in the first of `editions`. */
  readonly after: string | null;
}

/** The root page of a group lists the contents of the group in another layout; null: it lists nothing. */
export interface DivisionDirectory extends InEditions {
  readonly kind: "division-directory";
  /** The group, in `after`. */
  readonly division: DivisionRef;
  /** The old layout of its root page. */
  readonly before: ShownLayout | null;
  /** The new layout of its root page. */
  readonly after: ShownLayout | null;
}

/** A language, a version, or one version of one language was added or removed; the other one is null. */
export interface EditionAddedOrRemoved extends InEditions {
  readonly kind: "edition-added" | "edition-removed";
  /** The code of the language; null if a version was added or removed in every language. */
  readonly language: string | null;
  /** The label of the version; null if a language was added or removed with all its versions. */
  readonly version: string | null;
  /** The number of addresses that were added or removed with it. */
  readonly pages: number;
  /** If it was removed: the number of its pages that still exist but are unlisted; absent if there are none. */
  readonly unlisted?: number;
}

/** A language or version has a new name; null: it is the first of the site, or was the last. */
export interface EditionRenamed extends InEditions {
  readonly kind: "edition-renamed";
  /** Whether a language or a version has a new name. */
  readonly axis: "language" | "version";
  /** The old name. */
  readonly before: string | null;
  /** The new name. */
  readonly after: string | null;
}

/** Another edition is the default: the ids. */
export interface EditionDefault extends InEditions, Texts {
  readonly kind: "edition-default";
}

/** What changed about a language or version that readers choose in a selector. */
interface OfChoice extends InEditions {
  /** Whether it is a language or a version. */
  readonly axis: "language" | "version";
  /** The code of the language, or the label of the version, in `after`. */
  readonly name: string;
  /** The division that has the selector, in `after`: most often the root. */
  readonly division: DivisionRef;
}

/** The badge of a language or version changed; null if it had or has none. */
export interface ChoiceTagged extends OfChoice {
  readonly kind: "edition-tagged";
  /** The old text. */
  readonly before: string | null;
  /** The new text. */
  readonly after: string | null;
}

/** Readers are no longer offered a language or version with all its contents, or are offered it again. */
export interface ChoiceVisibility extends OfChoice {
  readonly kind: "edition-hidden" | "edition-shown";
}

/** A language or version has another position in its selector; `follows` is the name of the one before it. */
export interface ChoiceReordered extends OfChoice, Reordered {
  readonly kind: "edition-reordered";
}

/** One change between two states of a site. */
export type Change =
  | EditionAddedOrRemoved
  | EditionRenamed
  | EditionDefault
  | ChoiceTagged
  | ChoiceVisibility
  | ChoiceReordered
  | DivisionAddedOrRemoved
  | DivisionChanged
  | DivisionRelinked
  | DivisionDescribed
  | DivisionRooted
  | DivisionDirectory
  | DivisionVisibility
  | DivisionOpening
  | DivisionReordered
  | PageAddedOrRemoved
  | PageMoved
  | PageSeparated
  | PageRenamed
  | PageRelinked
  | PageDescribed
  | PageDescribing
  | PageDeprecated
  | PageRelated
  | PageVisibility
  | PageRelocated
  | PageListing
  | PageReordered;
